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
    /// The folder of this package, whose own lines a report of a crash names.
    var checkout: URL?
    /// The limit of real time in seconds; nil for none.
    var limit: Double?

    /// How long an app may take to report where it was when it was ended, in seconds.
    private static let reportTime = 20.0

    /// Runs the app to its end and returns its exit status, which is nonzero after a crash, at the
    /// limit, and after a request to end.
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
      let start = Date()
      var output = AppOutput(app: app, checkout: checkout)
      try EndRequest.whileRunning(process) {
        let timers = limit.map { end(process.processIdentifier, after: $0) } ?? []
        defer { for timer in timers { timer.cancel() } }
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
          StandardError.write(output.messages(in: data))
        }
        process.waitUntilExit()
      }
      StandardError.write(output.rest())
      if let status = EndRequest.exitStatus { return status }
      guard process.terminationReason == .uncaughtSignal else { return process.terminationStatus }
      if let limit, Date().timeIntervalSince(start) >= limit {
        let shown = limit.formatted(.number.grouping(.never))
        StandardError.write(
          "ended after \(shown) s of real time; '--limit' gives it more\n" + output.frames)
      } else {
        StandardError.write(output.headline(signal: process.terminationStatus) + output.frames)
      }
      return 1
    }

    /// Ends the app at the limit: first by a signal that makes it report where it is, then by force.
    private func end(_ identifier: Int32, after seconds: Double) -> [DispatchWorkItem] {
      #if os(Windows)  // Not compiled so far. There are no such signals.
        return []
      #else
        return [(SIGQUIT, seconds), (SIGKILL, seconds + Self.reportTime)].map { number, seconds in
          let item = DispatchWorkItem { EndRequest.end(identifier, by: number) }
          DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
          return item
        }
      #endif
    }
  }
#endif
