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

    @Test(
      "an override in another file stays there under another name, which the class calls",
      arguments: [
        (
          "override func layoutSubviews() { super.layoutSubviews() }",
          "func layoutSubviewsOverride() { super.layoutSubviews() }",
          "override func layoutSubviews() { layoutSubviewsOverride() }"
        ),
        (
          "public override var description: String { text(of: self) }",
          "var descriptionOverride: String { text(of: self) }",
          "public override var description: String { descriptionOverride }"
        ),
        (
          "override func point(inside p: CGPoint, with _: UIEvent?) -> Bool { true }",
          "#if canImport(ObjectiveC)\n  override func point(inside p: CGPoint, with _: UIEvent?)",
          "#if !canImport(ObjectiveC)\n    override func point(inside p: CGPoint, with _: UIEvent?)"
        ),
        (
          "override func f(_ a: Int, b c: inout Int) throws -> Int { a }",
          "func fOverride(_ a: Int, b c: inout Int) throws -> Int { a }",
          "override func f(_ a: Int, b c: inout Int) throws -> Int { try fOverride(a, b: &c) }"
        ),
        (
          "override var center: CGPoint { get { .zero } set { note(newValue) } }",
          "var centerOverride: CGPoint { get { .zero } set { note(newValue) } }",
          "override var center: CGPoint { get { centerOverride } set { centerOverride = newValue } }"
        ),
        (
          "override func load() async throws -> Int { 1 }",
          "func loadOverride() async throws -> Int { 1 }",
          "override func load() async throws -> Int { try await loadOverride() }"
        ),
      ])
    func forwarded(written: String, inExtension: String, inClass: String) throws {
      let ported = SourcePort.port([
        .init(name: "A.swift", text: "class A: UIView {\n}\n"),
        .init(name: "B.swift", text: "extension A {\n  \(written)\n}\n"),
      ])
      try #require(ported.count == 2)
      #expect(ported[0].text.contains(inClass))
      #expect(ported[1].text.contains(inExtension))
      let again = SourcePort.port(ported.map { .init(name: $0.name, text: $0.text) })
      #expect(again.map(\.text) == ported.map(\.text))
    }

    @Test(
      "an override that cannot be called with its own parameters is copied into the class",
      arguments: [
        "override func add(_ numbers: Int...) {}",
        "override func map(_ body: () throws -> Void) rethrows {}",
        "override func log(_ text: @autoclosure () -> String) {}",
        "override var size: CGSize { get throws { .zero } }",
        "@objc(layOut) override func layoutSubviews() {}",
      ])
    func copied(member: String) throws {
      let ported = SourcePort.port([
        .init(name: "A.swift", text: "class A: UIView {\n}\n"),
        .init(name: "B.swift", text: "extension A {\n  \(member)\n}\n"),
      ])
      try #require(ported.count == 2)
      let portable = member.replacing("@objc(layOut) ", with: "")
      #expect(ported[0].text.contains("#if !canImport(ObjectiveC)"))
      #expect(ported[0].text.contains("    \(portable)\n    #endif"))
      #expect(ported[1].text.contains("#if canImport(ObjectiveC)\n  \(member)"))
    }

    @Test("an override that is available from a version on is copied into the class")
    func available() throws {
      let ported = SourcePort.port([
        .init(name: "A.swift", text: "class A: UIView {\n}\n"),
        .init(
          name: "B.swift",
          text: """
            @available(iOS 11, *)
            extension A {
              override func safeAreaInsetsDidChange() {}
            }

            """),
      ])
      let text = try #require(ported.first).text
      #expect(text.contains("override func safeAreaInsetsDidChange() {}"))
    }

    @Test("an access of its own is kept in a public extension, and goes from the renamed member")
    func ownAccess() throws {
      let ported = SourcePort.port([
        .init(name: "A.swift", text: "open class A: UIView {\n}\n"),
        .init(
          name: "B.swift",
          text: "public extension A {\n  open override func layoutSubviews() {}\n}\n"),
      ])
      try #require(ported.count == 2)
      #expect(
        ported[0].text.contains(
          "  open override func layoutSubviews() { layoutSubviewsOverride() }\n"))
      #expect(ported[1].text.contains("  internal func layoutSubviewsOverride() {}"))
    }

    @Test("a method of a public extension that a subclass in a third file overrides is forwarded")
    func overridden() throws {
      let ported = SourcePort.port([
        .init(name: "A.swift", text: "open class A: UIView {\n}\n"),
        .init(
          name: "B.swift", text: "public extension A {\n  @objc func f() -> Int { secret }\n}\n"),
        .init(name: "C.swift", text: "class C: A {\n  override func f() -> Int { 2 }\n}\n"),
      ])
      try #require(ported.count == 3)
      #expect(ported[0].text.contains("public func f() -> Int { fOverride() }"))
      #expect(ported[1].text.contains("internal func fOverride() -> Int { secret }"))
      #expect(ported.flatMap(\.notes).allSatisfy { $0.kind == .changed })
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
