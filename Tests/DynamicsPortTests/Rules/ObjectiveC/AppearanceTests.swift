// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Appearances")
  struct AppearanceTests {
    private static func badge(_ coder: String) -> String {
      """
      class Badge: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { \(coder) }
      }

      """
    }

    @Test("of a class whose init(coder:) ends the program are guarded, with what uses them")
    func guarded() throws {
      let text =
        Self.badge("fatalError()")
          + """
          func style() {
            Badge.appearance().tintColor = .red
            let proxy = Badge.appearance()
            proxy.alpha = 1
            UINavigationBar.appearance().tintColor = .red
          }

          """
      let stripped = try #require(
        SourcePort.port([.init(name: "A.swift", text: text)], stripsConditions: true).first)
      #expect(
        stripped.text.contains("func style() {\n  UINavigationBar.appearance().tintColor = .red\n}")
      )
      #expect(stripped.notes.filter { $0.kind == .unsupported }.map(\.line) == [6, 7])
      let ported = try #require(SourcePort.port([.init(name: "A.swift", text: text)]).first)
      let again = SourcePort.port([.init(name: "A.swift", text: ported.text)]).first
      #expect(again?.text == ported.text)
    }

    @Test("a structure with a method of that name is no class of views")
    func structure() throws {
      let text =
        "struct Theme { static func appearance() -> Theme { Theme() } }\nlet a = Theme.appearance()\n"
      #expect(SourcePort.port([.init(name: "A.swift", text: text)]).first?.text == text)
    }

    @Test("twice in a statement guard it once")
    func twice() throws {
      let text =
        Self.badge("fatalError()")
        + "func style() {\n  pair(Badge.appearance(), Badge.appearance())\n}\n"
      let file = try #require(SourcePort.port([.init(name: "A.swift", text: text)]).first)
      #expect(
        file.text.contains(
          """
          func style() {
            #if canImport(ObjectiveC)
            pair(Badge.appearance(), Badge.appearance())
            #endif
          }
          """))
    }

    @Test("of other classes stay", arguments: ["super.init(coder: coder)", "return nil"])
    func kept(coder: String) throws {
      let text = Self.badge(coder) + "func style() { Badge.appearance().tintColor = .red }\n"
      #expect(SourcePort.port([.init(name: "A.swift", text: text)]).first?.text == text)
    }
  }
#endif
