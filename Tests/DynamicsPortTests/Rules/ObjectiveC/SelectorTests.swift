// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import DynamicsPort

  @Suite("Selectors")
  struct SelectorTests {
    @Test(
      "selector names match those of the Swift compiler",
      arguments: [
        ("tapped", [] as [String], "tapped"),
        ("tapped", ["_"], "tapped:"),
        ("tapped", ["sender"], "tappedWithSender:"),
        ("tapped", ["_", "event"], "tapped:event:"),
        ("move", ["to"], "moveTo:"),
        ("moveTo", ["point"], "moveToPoint:"),
        ("slide", ["card", "by"], "slideWithCard:by:"),
        ("drop", ["_", "_"], "drop::"),
      ])
    func names(
      name: String, labels: [String], selector: String
    ) {
      #expect(ObjectiveCName.selector(name, labels: labels) == selector)
    }

    @Test(
      "a selector refers to the method that it names",
      arguments: [
        ("handle", "handle(_:)", "Selector(\"handle:\", Owner.handle(_:))"),
        ("self.handle(_:)", "handle(_:)", "Selector(\"handle:\", Owner.handle(_:))"),
        ("Owner.handle", "handle(_:)", "Selector(\"handle:\", Owner.handle)"),
        ("other.close", "close()", "Selector(\"close\", Other.close)"),
        ("super.close", "close()", "Selector(\"close\", UIResponder.close)"),
      ])
    func portable(
      argument: String, method: String, portable: String
    ) throws {
      let text = """
        class Other: NSObject { @objc func close() {} }
        class Owner: UIResponder {
          let other: Other? = nil
          func use() { call(#selector(\(argument))) }
          @objc func handle(_ sender: Any) {}
        }
        """
      let ported = try #require(SourcePort.port([.init(name: "Owner", text: text)]).first).text
      let expected =
        argument == "handle" ? "Selector(\"handle:\", Owner.handle)" : portable
      #expect(ported.contains("{ \(expected) }"))
      #expect(!ported.contains("call(#selector"))
    }

    @Test(
      "a method that a selector cannot call is noted, and the selector is only a name",
      arguments: [
        "static func act() {}", "func act() throws {}", "func act(a: Int, b: Int, c: Int) {}",
      ])
    func uncallable(method: String) throws {
      let text =
        "class Owner: NSObject {\n  func use() { call(#selector(act)) }\n  @objc \(method)\n}\n"
      let ported = try #require(SourcePort.port([.init(name: "Owner", text: text)]).first)
      #expect(ported.notes.contains { $0.kind == .unsupported && $0.line == 2 })
      #expect(ported.text.contains("{ Selector(\"act"))
    }

    @Test("the method may be declared in another file")
    func otherFile() {
      let files = [
        SourcePort.SourceFile(
          name: "A", text: "class A: NSObject { func use() { call(#selector(B.go)) } }\n"),
        SourcePort.SourceFile(
          name: "B", text: "class B: NSObject {\n  @objc(depart:) func go(_ by: Any) {}\n}\n"),
      ]
      #expect(SourcePort.port(files)[0].text.contains("Selector(\"depart:\", B.go)"))
    }
  }
#endif
