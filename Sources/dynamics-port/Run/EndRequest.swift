// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// A request from outside to end the command: SIGTERM, SIGINT or SIGHUP.
  ///
  /// A program that the command has started is in a process group of its own and would go on. The
  /// request is passed on to it, and the command ends after it, so that its files are removed. A second
  /// request ends the program by force. If programs that it has started go on all the same, the command
  /// ends without them, since it would wait for their output.
  enum EndRequest {
    // A signal handler may not take locks. Each value is one word that the handler and the main thread
    // read and write whole, which is what C allows for `volatile sig_atomic_t`.
    fileprivate nonisolated(unsafe) static var child: Int32 = none
    fileprivate nonisolated(unsafe) static var received: Int32 = 0

    /// Seconds in which a program ends after a request: a compiler needs less than one.
    nonisolated(unsafe) static var patience: UInt32 = 10

    /// There is no program: a request ends the command.
    fileprivate static let none: Int32 = 0
    /// A request is only recorded.
    private static let deferred: Int32 = -1

    /// The status of a command that a request ended, as shells give it; nil without a request.
    static var exitStatus: Int32? { received == 0 ? nil : 128 + received }

    /// Begins to receive requests.
    static func install() {
      #if !os(Windows)  // Not compiled so far. There are no such signals.
        for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, passOn) }
        signal(SIGALRM, giveUp)
      #endif
    }

    /// Starts a program, which a request ends until the body returns.
    static func whileRunning<Result>(
      _ process: Process, _ body: () throws -> Result
    ) throws -> Result {
      try whileDeferred {
        try process.run()
        let outer = child
        child = process.processIdentifier
        defer {
          child = outer
          endBy(nil)
        }
        if received != 0 {
          end(process.processIdentifier, by: received)
          endBy(patience)
        }
        return try body()
      }
    }

    /// Runs the body, which looks at `exitStatus` by itself.
    static func whileDeferred<Result>(_ body: () throws -> Result) rethrows -> Result {
      let outer = child
      child = deferred
      defer { child = outer }
      return try body()
    }

    /// Ends the command after some seconds, whatever it waits for; nil: it may wait.
    fileprivate static func endBy(_ seconds: UInt32?) {
      #if !os(Windows)  // Not compiled so far. There are no such signals.
        alarm(seconds ?? 0)
      #endif
    }

    /// Ends a program and what it has started.
    static func end(_ identifier: Int32, by number: Int32) {
      #if !os(Windows)  // Not compiled so far. There are no such signals.
        if kill(-identifier, number) != 0 { kill(identifier, number) }
      #endif
    }
  }

  #if !os(Windows)  // Not compiled so far. There are no such signals.
    /// The signal handler, which calls only what is safe in one.
    private func passOn(_ number: Int32) {
      let isRepeated = EndRequest.received != 0
      EndRequest.received = number
      if EndRequest.child > EndRequest.none {
        EndRequest.end(EndRequest.child, by: isRepeated ? SIGKILL : number)
        EndRequest.endBy(EndRequest.patience)
      } else if EndRequest.child == EndRequest.none {
        signal(number, SIG_DFL)
        raise(number)
      }
    }

    /// The handler of the alarm: what still runs is ended by force, and the command with it.
    private func giveUp(_ number: Int32) {
      EndRequest.end(EndRequest.child, by: SIGKILL)
      _exit(128 + EndRequest.received)
    }
  #endif
#endif
