// SPDX-License-Identifier: Apache-2.0

#if Port
  import ArgumentParser
  import CommandSupport
  import DynamicsPort
  import Foundation

  /// Ports files: `dynamics-port FILE… [-o FOLDER]`.
  struct RewriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rewrite",
      abstract: "Ports files; the default subcommand.",
      discussion: """
        A single file is printed on standard output unless a folder is given. Notes on changed and \
        unsupported code are printed on standard error, one line each. A file that is not UTF-8, or does \
        not parse, is left as it is: its errors are printed, and the command fails after porting the \
        others.
        """)

    @Argument(help: "The Swift files of one app, or folders that contain them.")
    var files: [String]

    @Option(name: .shortAndLong, help: "The folder for the ported files; created if necessary.")
    var output: String?

    @Flag(help: "Overwrite the files.")
    var inPlace = false

    @Flag(
      help: "Write the text for platforms without Objective-C alone, without the other conditions.")
    var strip = false

    @Flag(help: "Print notes only on unsupported code.")
    var quiet = false

    func validate() throws {
      if inPlace, output != nil { throw ValidationError("give either --in-place or --output") }
    }

    func run() throws {
      let sources = try SourceFiles(paths: files)
      guard inPlace || output != nil || sources.places.count == 1 else {
        throw CommandFailure("\(sources.places.count) files require a folder: add '-o FOLDER'")
      }
      let destinations = try output.map { try SourceDestinations(of: sources.places, in: $0) }
      sources.writeNotes()
      if destinations?.areKeptApart == true {
        StandardError.write("files of one name go into folders with the names of theirs\n")
      }
      let ported = sources.ported(stripsConditions: strip)
      for (file, result) in zip(sources.files, ported) {
        for note in result.notes where !quiet || note.kind != .changed {
          StandardError.write("\(note)\n")
        }
        guard result.parses else { continue }
        try write(result.text, of: file, to: destinations?.urls[file.shownPath])
      }
      let broken = sources.refusals.count + ported.count { !$0.parses }
      guard broken == 0 else {
        throw CommandFailure(
          broken == 1 ? "one file was not ported" : "\(broken) files were not ported")
      }
    }

    private func write(_ text: String, of file: SourceFiles.File, to destination: URL?) throws {
      let bytes = file.bytes.bytes(of: text)
      if inPlace {
        guard text != file.text else { return }
        try SourceWriter.overwrite(file.place.url, with: bytes)
      } else if let destination {
        try SourceWriter.create(destination, with: bytes, from: file.place.url)
      } else {
        FileHandle.standardOutput.write(Data(bytes))
      }
    }
  }
#endif
