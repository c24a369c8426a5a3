#if Port
  import DynamicsPort
  import Foundation

  /// Runs a compiled app and hands on what it prints, with the places of the original source.
  struct AppProcess {
    let program: URL
    let options: [String]
    let app: RunnableApp

    /// Runs to the end; returns the status, which is not 0 after a crash.
    func run() throws -> Int32 {
      let process = Process()
      process.executableURL = program
      process.arguments = options
      var environment = ProcessInfo.processInfo.environment
      // Tells where a program stopped even if its last words name a line of the standard library.
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,color=no,interactive=no,threads=crashed,output-to=stderr"
      process.environment = environment
      let pipe = Pipe()
      process.standardError = pipe
      try process.run()
      let words = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationReason == .uncaughtSignal else {
        StandardError.write(CompilerMessage.withOriginalPlaces(words, app: app))
        return process.terminationStatus
      }
      StandardError.write(crash(words))
      return 1
    }

    /// The last words, and the lines of the app's own source that led to them.
    private func crash(_ words: String) -> String {
      let lines = words.split(whereSeparator: \.isNewline)
      let trace = lines.firstIndex { $0.contains("*** ") || $0.contains("💣") } ?? lines.endIndex
      let own = lines[trace...].compactMap { line -> String? in
        let frame = /0x[0-9a-f]+ (.+?) \+ \d+ in .+ at (.*Ported\d+\.swift:\d+)/
        guard let match = line.firstMatch(of: frame) else { return nil }
        return "  in \(match.1) at \(CompilerMessage.withOriginalPlaces(match.2, app: app))"
      }
      let said = lines[..<trace].map { CompilerMessage.withOriginalPlaces($0, app: app) }
      return (said + ["crashed"] + own.prefix(8)).joined(separator: "\n") + "\n"
    }
  }
#endif
