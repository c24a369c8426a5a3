// SPDX-License-Identifier: Apache-2.0

#if Port
  import CommandSupport
  import DynamicsPort
  import Foundation

  /// Runs a compiled app and prints its errors with locations in the original source.
  struct AppProcess {
    let program: URL
    let options: [String]
    let app: RunnableApp

    /// Runs the app to its end and returns its exit status, which is nonzero after a crash.
    func run() throws -> Int32 {
      let process = Process()
      process.executableURL = program
      process.arguments = options
      var environment = ProcessInfo.processInfo.environment
      // A backtrace shows the app's own frames even if the crash is in the standard library.
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,color=no,interactive=no,threads=crashed,output-to=stderr"
      process.environment = environment
      let pipe = Pipe()
      process.standardError = pipe
      try process.run()
      let output = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationReason == .uncaughtSignal else {
        StandardError.write(CompilerMessage.withOriginalLocations(output, app: app))
        return process.terminationStatus
      }
      StandardError.write(crash(output))
      return 1
    }

    /// The output before the crash, and the stack frames in the app's own source.
    private func crash(_ output: String) -> String {
      let lines = output.split(whereSeparator: \.isNewline)
      let trace = lines.firstIndex { $0.contains("*** ") || $0.contains("💣") } ?? lines.endIndex
      let own = lines[trace...].compactMap { line -> String? in
        let frame = /0x[0-9a-f]+ (.+?) \+ \d+ in .+ at (.*Ported\d+\.swift:\d+)/
        guard let match = line.firstMatch(of: frame) else { return nil }
        return "  in \(match.1) at \(CompilerMessage.withOriginalLocations(match.2, app: app))"
      }
      let messages = lines[..<trace].map { CompilerMessage.withOriginalLocations($0, app: app) }
      return (messages + ["crashed"] + own.prefix(8)).joined(separator: "\n") + "\n"
    }
  }
#endif
