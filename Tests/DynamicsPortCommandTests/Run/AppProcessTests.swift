// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Foundation
  import Testing

  @testable import dynamics_port

  #if !os(Windows)  // Not compiled so far. There are no such signals.
    @Suite("The process of an app", .serialized)
    struct AppProcessTests {
      private func process(_ script: String, limit: Double? = nil) throws -> AppProcess {
        AppProcess(
          program: URL(fileURLWithPath: "/bin/sh"), options: ["-c", script],
          app: try RunnableApp([]), limit: limit)
      }

      @Test("an app that ends has its own status")
      func ends() throws {
        #expect(try process("exit 3", limit: 60).run() == 3)
      }

      /// How many seconds a program goes on that nothing ends, and how many an ended one may take on a
      /// machine that is busy.
      private static let (unended, ended) = (300, 200.0)

      @Test("an app that goes on past the limit of real time is ended")
      func limited() throws {
        let start = Date()
        #expect(try process("sleep \(Self.unended)", limit: 0.05).run() == 1)
        #expect(Date().timeIntervalSince(start) < Self.ended)
      }

      // The programs send the requests: without a program, a request would end the tests.
      @Test("a request to end the command ends the app, and gives the status of the signal")
      func requested() throws {
        EndRequest.install()
        let start = Date()
        let status = try process("kill -s TERM $PPID; sleep \(Self.unended)").run()
        #expect(status == 128 + SIGTERM)
        #expect(Date().timeIntervalSince(start) < Self.ended)
        #expect(alarm(0) == 0, "the command would be ended later")
      }

      @Test("an app that is started after a request is ended at once")
      func late() throws {
        EndRequest.install()
        let start = Date()
        let status = try EndRequest.whileDeferred {
          kill(getpid(), SIGTERM)
          return try process("sleep \(Self.unended)").run()
        }
        #expect(status == 128 + SIGTERM)
        #expect(Date().timeIntervalSince(start) < Self.ended)
        #expect(alarm(0) == 0, "the command would be ended later")
      }

      #if compiler(>=6.2)  // Swift 6.1 has no tests of how a process exits.
        @Test("a request ends the command also if a program ignores it, and keeps its output open")
        func ignored() async {
          await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
            EndRequest.install()
            EndRequest.patience = 1
            let output = try CommandOutput(
              of: ["sh", "-c", "trap '' TERM; kill -s TERM $PPID; sleep 300; exit 5"])
            // The alarm ends the program first: this may go on for a moment, as the command may.
            exit(output.status == SIGKILL ? EndRequest.exitStatus ?? 0 : 1)
          }
        }

        // The threads of Dispatch block all signals, and a program inherits that.
        @Test("a program receives signals, whichever thread starts it")
        func received() async {
          await #expect(processExitsWith: .success) {
            let statuses = await withCheckedContinuation { continuation in
              DispatchQueue.global().async {
                continuation.resume(
                  returning: ["TERM", "QUIT"].map {
                    try? CommandOutput(of: ["sh", "-c", "kill -s \($0) $$; exit 77"]).status
                  })
              }
            }
            exit(statuses == [SIGTERM, SIGQUIT] ? 0 : 1)
          }
        }

        @Test("a second request ends a program that ignores the first by force")
        func repeated() async {
          await #expect(processExitsWith: .exitCode(3)) {
            EndRequest.install()
            EndRequest.patience = 100
            // The second request answers the first, which two in a row could be taken for.
            let request = "kill -s TERM $PPID"
            _ = try? CommandOutput(
              of: ["sh", "-c", "trap '\(request)' TERM; \(request); while :; do sleep 1; done"])
            // If only the alarm ended the program, the command would have ended with it.
            exit(3)
          }
        }
      #endif
    }
  #endif
#endif
