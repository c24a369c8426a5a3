// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Overrides in extensions")
  struct ExtensionOverrideTests {
    private func ported(_ text: String) throws -> String {
      try #require(SourcePort.port([.init(name: "A.swift", text: text)]).first).text
    }

    @Test("move into the class with their comments; what else the extension has stays")
    func moved() throws {
      let text = """
        class A: UIView {
            var a = 1
        }

        extension A {
            func first() {}

            /// Lays out.
            // Really.
            override func layoutSubviews() {
                a = 2
            }

            func last() {}
        }

        """
      let expected = """
        class A: UIView {
            var a = 1

            /// Lays out.
            // Really.
            override func layoutSubviews() {
                a = 2
            }
        }

        extension A {
            func first() {}

            func last() {}
        }

        """
      #expect(try ported(text) == expected)
      #expect(try ported(expected) == expected)
    }

    @Test("an override in another file than the class is copied there, and guarded where it is")
    func otherFile() throws {
      let files = [
        SourcePort.SourceFile(name: "A.swift", text: "class A: UIView {\n}\n"),
        SourcePort.SourceFile(
          name: "B.swift", text: "extension A {\n    override var isHidden: Bool { didSet {} }\n}\n"
        ),
      ]
      let ported = SourcePort.port(files)
      try #require(ported.count == 2)
      let copy =
        "#if !canImport(ObjectiveC)\n    override var isHidden: Bool { didSet {} }\n    #endif"
      #expect(ported[0].text.contains(copy))
      let guarded =
        "#if canImport(ObjectiveC)\n    override var isHidden: Bool { didSet {} }\n    #endif"
      #expect(ported[1].text.contains(guarded))
      let again = SourcePort.port(
        ported.map { SourcePort.SourceFile(name: $0.name, text: $0.text) })
      #expect(again.map(\.text) == ported.map(\.text))
    }

    @Test("an extension of overrides alone is removed, and one that conforms stays")
    func empty() throws {
      let one =
        "class A: UIView {}\nextension A { override func draw(_ r: CGRect) {} }\nlet b = 1\n"
      #expect(
        try ported(one)
          == "class A: UIView {\n    override func draw(_ r: CGRect) {}\n}\nlet b = 1\n")
      let two = "class A: UIView {}\nextension A: P {\n    override func draw(_ r: CGRect) {}\n}\n"
      #expect(
        try ported(two)
          == "class A: UIView {\n    override func draw(_ r: CGRect) {}\n}\nextension A: P {\n}\n")
    }

    @Test("the access of the extension goes with its members")
    func access() throws {
      let text =
        "open class A: UIView {}\npublic extension A {\n  override func draw(_ r: CGRect) {}\n}\n"
      #expect(try ported(text).contains("public override func draw"))
    }

    @Test(
      "an override that the extension makes available stays, and is declared in the class as well")
    func conditional() throws {
      let text = """
        class A: UIView {
        }
        @available(iOS 11, *)
        extension A {
          override func safeAreaInsetsDidChange() {}
        }

        """
      let result = try ported(text)
      #expect(result.contains("#if !canImport(ObjectiveC)"))
      #expect(result.contains("#if canImport(ObjectiveC)\n  override func safeAreaInsetsDidChange"))
    }
  }
#endif
