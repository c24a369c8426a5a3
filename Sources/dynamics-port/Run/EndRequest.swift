// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation
  import Synchronization

  /// A request from outside to end the command: SIGTERM, SIGINT or SIGHUP.
  ///
  /// A program that the command has started is in a process group of its own and would go on. The
  /// request is passed on to it, and the command ends after it, so that its files are removed. A second
  /// request ends the program by force. If programs that it has started go on all the same, the command
  /// ends without them, since it would wait for their output.
  enum EndRequest {
    // A signal handler may not take locks. It may run on another thread: without an order between the two
    // values, it could miss a program that starts while that thread misses the request.
    fileprivate static let child = Atomic(none)
    fileprivate static let received = Atomic<Int32>(0)

    /// Seconds in which a program ends after a request: a compiler needs less than one.
    nonisolated(unsafe) static var patience: UInt32 = 10

    /// There is no program: a request ends the command.
    fileprivate static let none: Int32 = 0
    /// A request is only recorded.
    private static let deferred: Int32 = -1

    #if !os(Windows)  // Not compiled so far. There are no such signals.
      private static let signals = [SIGTERM, SIGINT, SIGHUP]
    #endif

    /// The status of a command that a request ended, as shells give it; nil without a request.
    static var exitStatus: Int32? {
      let number = received.load(ordering: .sequentiallyConsistent)
      return number == 0 ? nil : 128 + number
    }

    /// Begins to receive requests.
    static func install() {
      #if !os(Windows)  // Not compiled so far. There are no such signals.
        // Created before the handler reads them: their creation takes a lock.
        _ = (child.load(ordering: .relaxed), received.load(ordering: .relaxed))
        for number in signals { signal(number, passOn) }
        signal(SIGALRM, giveUp)
      #endif
    }

    /// Starts a program, which a request ends until the body returns.
    static func whileRunning<Result>(
      _ process: Process, _ body: () throws -> Result
    ) throws -> Result {
      try whileDeferred {
        try process.run()
        let outer = child.exchange(
          process.processIdentifier, ordering: .sequentiallyConsistent)
        defer {
          child.store(outer, ordering: .sequentiallyConsistent)
          endBy(nil)
        }
        let number = received.load(ordering: .sequentiallyConsistent)
        if number != 0 {
          end(process.processIdentifier, by: number)
          endBy(patience)
        }
        return try body()
      }
    }

    /// Runs the body, which looks at `exitStatus` by itself.
    static func whileDeferred<Result>(_ body: () throws -> Result) rethrows -> Result {
      let outer = child.exchange(deferred, ordering: .sequentiallyConsistent)
      defer { child.store(outer, ordering: .sequentiallyConsistent) }
      return try whileReceiving(body)
    }

    /// Runs the body on a thread that receives requests.
    ///
    /// The threads of Dispatch block all signals, and a program inherits what the thread that starts it
    /// blocks: it would go on after a request.
    private static func whileReceiving<Result>(_ body: () throws -> Result) rethrows -> Result {
      #if os(Windows)  // Not compiled so far. There are no such signals.
        return try body()
      #else
        var (requests, outer) = (sigset_t(), sigset_t())
        sigemptyset(&requests)
        for number in signals + [SIGALRM, SIGQUIT] { sigaddset(&requests, number) }
        pthread_sigmask(SIG_UNBLOCK, &requests, &outer)
        defer { pthread_sigmask(SIG_SETMASK, &outer, nil) }
        return try body()
      #endif
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
      let isRepeated = EndRequest.received.exchange(number, ordering: .sequentiallyConsistent) != 0
      let child = EndRequest.child.load(ordering: .sequentiallyConsistent)
      if child > EndRequest.none {
        EndRequest.endBy(EndRequest.patience)
        EndRequest.end(child, by: isRepeated ? SIGKILL : number)
        // A program that has ended meanwhile has ended its alarm, perhaps before this one began.
        if EndRequest.child.load(ordering: .sequentiallyConsistent) <= EndRequest.none {
          EndRequest.endBy(nil)
        }
      } else if child == EndRequest.none {
        signal(number, SIG_DFL)
        raise(number)
      }
    }

    /// The handler of the alarm: what still runs is ended by force, and the command with it.
    private func giveUp(_ number: Int32) {
      EndRequest.end(EndRequest.child.load(ordering: .sequentiallyConsistent), by: SIGKILL)
      _exit(EndRequest.exitStatus ?? 1)
    }
  #endif
#endif
