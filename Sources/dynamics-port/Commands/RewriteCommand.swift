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
        unsupported code are printed on standard error, one line each.
        """)

    @Argument(help: "The Swift files of one app, or folders that contain them.")
    var files: [String]

    @Option(name: .shortAndLong, help: "The folder for the ported files; created if necessary.")
    var output: String?

    @Flag(help: "Overwrite the files.")
    var inPlace = false

    @Flag(help: "Print notes only on unsupported code.")
    var quiet = false

    func validate() throws {
      if inPlace, output != nil { throw ValidationError("give either --in-place or --output") }
    }

    func run() throws {
      let sources = try SourceFiles(paths: files)
      guard inPlace || output != nil || sources.files.count == 1 else {
        throw CommandFailure("\(sources.files.count) files require a folder: add '-o FOLDER'")
      }
      let ported = sources.ported()
      for (file, result) in zip(sources.files, ported) {
        for note in result.notes where !quiet || note.kind == .unsupported {
          StandardError.write("\(note)\n")
        }
        try write(result.text, of: file)
      }
    }

    private func write(_ text: String, of file: SourceFiles.File) throws {
      if inPlace {
        guard text != file.text else { return }
        try write(text, to: file.url)
      } else if let output {
        let url = URL(fileURLWithPath: output).appendingPathComponent(file.relativePath)
        try write(text, to: url)
      } else {
        FileHandle.standardOutput.write(Data(text.utf8))
      }
    }

    private func write(_ text: String, to url: URL) throws {
      let file = OutputFile(path: url.path)
      try file.createFolder()
      try file.write(text)
    }
  }
#endif
