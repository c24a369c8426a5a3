// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import DynamicsPort
  import Foundation

  /// Runs an app in the live preview, and builds it again when a source is saved.
  ///
  /// The program of the new code takes the place of the old one at the same port, and the open page
  /// goes on with it. Both sides leave messages in a folder; `SourceWatch` of the preview reads them.
  final class WatchedRun {
    /// The files and folders whose changes count.
    private let paths: [String]
    /// Reads, ports and builds the sources.
    private let build: () throws -> URL
    private let options: [String]
    private let folder: URL
    private var process: Process?
    private var program: URL?
    /// The standard input of the app, which ends when this process does.
    private var input: Pipe?

    /// How often the dates of the sources are looked at, in seconds.
    private static let interval = 0.3

    init(paths: [String], options: [String], build: @escaping () throws -> URL) throws {
      self.paths = paths
      self.options = options
      self.build = build
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("dynamics-watch-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Runs until a request ends the command, and returns the exit status.
    func run() throws -> Int32 {
      defer {
        stop()
        try? FileManager.default.removeItem(at: folder)
      }
      return try EndRequest.whileDeferred { try watch() }
    }

    private func watch() throws -> Int32 {
      while true {
        let stamp = SourceFiles.dates(in: paths)
        try rebuild()
        var isRunning = process?.isRunning ?? false
        while SourceFiles.dates(in: paths) == stamp {
          if let status = EndRequest.exitStatus { return status }
          Thread.sleep(forTimeInterval: Self.interval)
          if isRunning, process?.isRunning == false {
            isRunning = false
            StandardError.write("the app ended; it runs again when a source is saved\n")
          }
        }
        StandardError.write("building again\n")
      }
    }

    private func rebuild() throws {
      try write(BuildStatus(state: "building"))
      do {
        let program = try build()
        stop()
        try start(program)
        try write(BuildStatus(state: "built"))
      } catch let failure as BuildFailure {
        failure.write()
        try write(BuildStatus(state: "failed", messages: failure.messages))
      } catch {
        // A file that cannot be read, or sources without anything to show.
        StandardError.write("\(error)\n")
        try write(
          BuildStatus(
            state: "failed",
            messages: [BuildStatus.Message(file: paths[0], line: 1, text: "\(error)", source: nil)])
        )
      }
    }

    private func start(_ program: URL) throws {
      let process = Process()
      process.executableURL = program
      process.arguments = options + portOption
      let input = Pipe()
      process.standardInput = input
      var environment = ProcessInfo.processInfo.environment
      environment["DYNAMICS_PREVIEW_WATCH"] = folder.path
      process.environment = environment
      try process.run()
      (self.process, self.program, self.input) = (process, program, input)
    }

    private func stop() {
      if let process, process.isRunning {
        process.terminate()
        process.waitUntilExit()
      }
      if let program { AppBundle.remove(program) }
      (process, program, input) = (nil, nil, nil)
    }

    /// The port at which the first program served, where the page is open.
    private var portOption: [String] {
      guard !options.contains("--port"),
        let port = try? String(
          contentsOf: folder.appendingPathComponent("port"), encoding: .utf8)
      else { return [] }
      return ["--port", port]
    }

    private func write(_ status: BuildStatus) throws {
      try JSONEncoder().encode(status)
        .write(to: folder.appendingPathComponent("build.json"), options: .atomic)
    }
  }

  /// What became of a build, as the page of the preview shows it.
  struct BuildStatus: Codable, Equatable {
    struct Message: Codable, Equatable {
      let file: String
      let line: Int
      let text: String
      /// The line itself; nil where it is not at hand.
      let source: String?
    }

    /// `building`, `built` or `failed`.
    let state: String
    var messages: [Message] = []
  }

  /// A build that failed, with the errors at their places in the original files.
  struct BuildFailure: Error {
    let messages: [BuildStatus.Message]
    /// What the build printed.
    let output: String
    /// Why so much fails, and what to do about it; nil if nothing is known.
    var hint: String?

    /// The error of a command that needs the build.
    var failure: CommandFailure {
      guard !messages.isEmpty else { return CommandFailure("the build failed") }
      return CommandFailure(
        "\(messages.count) error\(messages.count == 1 ? "" : "s"): the app was not run"
          + (hint.map { "; \($0)" } ?? ""))
    }

    /// Prints the errors.
    func write() {
      writeAsNotes()
      if messages.isEmpty { StandardError.write(output) }
    }

    /// Prints the errors of files that the run goes on without.
    func writeAsNotes() {
      for message in messages {
        StandardError.write("\(message.file):\(message.line): error: \(message.text)\n")
        if let line = message.source { StandardError.write("    \(line)\n") }
      }
    }
  }
#endif
