// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Foundation
  import Testing

  @testable import dynamics_port

  @Suite("What an app writes to standard error")
  struct AppOutputTests {
    private func output(_ lines: [String]) throws -> (AppOutput, messages: String) {
      let app = try RunnableApp(
        SourcePort.port([.init(name: "Cards.swift", text: "import UIKit\n")]))
      var output = AppOutput(app: app, checkout: URL(fileURLWithPath: "/checkout"))
      let text = lines.joined(separator: "\n")
      // In parts, as a pipe has it.
      var messages = ""
      for byte in text.utf8 { messages += output.messages(in: Data([byte])) }
      messages += output.rest()
      return (output, messages)
    }

    private static let trace = [
      "*** Signal 11: Backtracing from 0x7f555ce6d53c... done ***",
      "*** Program crashed: Bad pointer dereference at 0x00000000000000f8 ***",
      "Platform: x86_64 Linux",
      "0               0x00007f555ce6d53c swift::runtime::insert(int) + 12 in libswiftCore.so",
      "1 [ra]          0x000055a5d7662b34 UIView.layOut() + 67 in App at "
        + "/checkout/Sources/OpenUIKit/Views/UIView.swift:104:11",
      "2 [ra] [thunk]  0x000055a5d717d49a thunk for () + 14 in App at //<compiler-generated>",
      "3 [ra]          0x000055a5d6c693fe Cards.deal(_:) + 9 in App at /c/App/Ported0.swift:1:5",
      "4 [ra]          0x000055a5d6c693fe Cards.deal(_:) + 9 in App at /c/App/Ported0.swift:1:5",
      "5 [ra]          0x000055a5d6f5ed0c Simulator.advance(by:) + 779 in App at "
        + "/checkout/Sources/DynamicsSimulator/Host/Simulator.swift:218:51",
    ]

    @Test("messages come at once, a trace does not")
    func messages() throws {
      let (_, messages) = try output(["a diagnostic", "another", "", "no line end"])
      #expect(messages == "a diagnostic\nanother\nno line end\n")
      #expect(try output(["a diagnostic"] + Self.trace).messages == "a diagnostic\n")
    }

    @Test("a crash is reported with its cause, and with the lines of the package above the app's")
    func crash() throws {
      let (output, _) = try output(Self.trace)
      #expect(
        output.headline(signal: 11)
          == "crashed: Bad pointer dereference at 0x00000000000000f8\n")
      #expect(
        output.frames == """
            in UIView.layOut() at Sources/OpenUIKit/Views/UIView.swift:104 of this package
            in Cards.deal(_:) at Cards.swift:1, 2 times

          """)
    }

    @Test("a line that comes again and again is shown once, without a number if the trace is cut")
    func repeated() throws {
      let (output, _) = try output(Self.trace[..<7] + ["  ..."] + Self.trace[7...])
      #expect(output.frames.hasSuffix("  in Cards.deal(_:) at Cards.swift:1, many times\n"))
    }

    @Test("a crash without a line of the app is reported with those of the package")
    func packageOnly() throws {
      let (output, _) = try output(Self.trace.filter { !$0.contains("Ported0") })
      #expect(
        output.frames == """
            in UIView.layOut() at Sources/OpenUIKit/Views/UIView.swift:104 of this package
            in Simulator.advance(by:) at Sources/DynamicsSimulator/Host/Simulator.swift:218 of this \
          package

          """)
    }

    @Test("what the runtime has said is not said again, and a crash without a trace has its signal")
    func reasons() throws {
      let fatal = "Swift/Array.swift:692: Fatal error: Index out of range"
      #expect(try output([fatal] + Self.trace).0.headline(signal: 4) == "crashed\n")
      #expect(try output(["note"]).0.headline(signal: 9) == "crashed: ended by signal 9\n")
    }
  }
#endif
