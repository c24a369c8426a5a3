// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import DynamicsPort

  @Suite("Sources in Swift 2")
  struct OldSwiftTests {
    @Test("two names of Swift 2 are reported with the place of the first, and what to do")
    func hint() throws {
      let files = [
        (name: "A.swift", text: "import UIKit\nlet a = 1\n"),
        (
          name: "B.swift",
          text: "func f() {\n  println(1)\n  view.center = tap.locationInView(view)\n}\n"
        ),
      ]
      #expect(
        OldSwift.hint(for: files)
          == "'println' and 'locationInView', from B.swift:2 on, are names of Swift 2 or older: "
          + "convert the sources to Swift 3 or newer first")
    }

    @Test(
      "source of today is none, and one such name may be the app's own",
      arguments: [
        "let p = tap.location(in: view); view.backgroundColor = .red; if tap.state == .began {}",
        "func println(_ text: String) {}\nprintln(\"a\")",
      ])
    func today(text: String) {
      #expect(OldSwift.hint(for: [(name: "A.swift", text: text)]) == nil)
    }
  }
#endif
