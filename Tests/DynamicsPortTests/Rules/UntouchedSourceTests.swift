// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Source that needs no porting")
  struct UntouchedSourceTests {
    @Test(
      "is left unchanged, including whitespace",
      arguments: [
        "", "\n", "let a = 1", "import UIKit\r\n\r\n\tclass  A :UIView{ }  \r\n",
        "@IBAction func go(_ sender: Any) {}\n", "@MainActor final class A {}\n",
        "#if os(Linux)\nimport Glibc\n#endif\n",
        "#if canImport(ObjectiveC)\n@objc class A: NSObject { func f() { g(#selector(f)) } }\n#endif\n",
        "let closure: (() -> Void)? = nil\nfunc f() { view.closure?() }\n",
        "enum UIGestureRecognizerState { case on }\nlet s = UIGestureRecognizerState.on\n",
        "let text = \"@objc #selector(x) CGRectMake(1, 2, 3, 4)\" // @objc\n",
      ])
    func stays(_ text: String) {
      let ported = SourcePort.port([SourcePort.SourceFile(name: "Same.swift", text: text)])
      #expect(ported.map(\.text) == [text])
      #expect(ported.allSatisfy { $0.notes.isEmpty })
    }

    @Test("source with syntax errors is ported idempotently")
    func brokenSource() {
      let text = "class A: NSObject {\n  @objc func f( {\n"
      let once = SourcePort.port([SourcePort.SourceFile(name: "Broken.swift", text: text)])
      let again = SourcePort.port(once.map { SourcePort.SourceFile(name: $0.name, text: $0.text) })
      #expect(once.map(\.text) == again.map(\.text))
    }
  }
#endif
