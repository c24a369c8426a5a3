#if Port
  import ArgumentParser
  import DynamicsPort
  import Foundation

  /// Ports files: `dynamics-port FILE… [-o FOLDER]`.
  struct RewriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rewrite",
      abstract: "Ports files; this is what happens without a subcommand.",
      discussion: """
        A single file goes to standard output unless a folder is given. What was changed, and what \
        could not be, is told on standard error, a line each.
        """)

    @Argument(help: "Swift files, or folders with all their Swift files, of one app.")
    var files: [String]

    @Option(name: .shortAndLong, help: "The folder for the ported files; it is made if need be.")
    var output: String?

    @Flag(help: "Write each file in its place.")
    var inPlace = false

    @Flag(help: "Tell only what could not be ported.")
    var quiet = false

    func validate() throws {
      if inPlace, output != nil { throw ValidationError("give either --in-place or --output") }
    }

    func run() throws {
      let sources = try SourceFiles(paths: files)
      guard inPlace || output != nil || sources.files.count == 1 else {
        throw CommandFailure("\(sources.files.count) files need a folder: add '-o FOLDER'")
      }
      let ported = sources.ported()
      for (file, result) in zip(sources.files, ported) {
        for note in result.notes where !quiet || note.kind == .cannot {
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
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
      } catch {
        throw CommandFailure("cannot write '\(url.path)': \(error.localizedDescription)")
      }
    }
  }
#endif
