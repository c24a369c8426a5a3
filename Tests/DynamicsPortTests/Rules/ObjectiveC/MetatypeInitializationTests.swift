// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Testing

  @Suite("Views of classes that are known only at run time")
  struct MetatypeInitializationTests {
    private func ported(_ text: String) -> String? {
      SourcePort.port([SourcePort.SourceFile(name: "A.swift", text: text)]).first?.text
    }

    @Test(
      "without Objective-C a class is instantiated by a method",
      arguments: [
        ("func f(kind: UIView.Type) {", "kind.init()", "kind.instantiated()"),
        ("func f<T: UIView>(_ type: T.Type) {", "T()", "T.instantiated()"),
        ("func f<Page: UIViewController>() -> Page {", "Page.init()", "Page.instantiated()"),
        ("func f(card: Card.Type) {", "card.init()", "card.instantiated()"),
        ("func f(object: NSObject.Type) {", "object.init()", "object.instantiated()"),
        ("func f(theme: Theme) {", "theme.barClass.init()", "theme.barClass.instantiated()"),
      ])
    func created(opening: String, written: String, portable: String) {
      let types = """
        import UIKit
        class Card: UIView {}
        struct Theme { let barClass: UINavigationBar.Type }

        """
      let text = types + "\(opening)\n  return \(written)\n}\n"
      let expected =
        types + """
          \(opening)
            #if canImport(ObjectiveC)
            return \(written)
            #else
            return \(portable)
            #endif
          }

          """
      #expect(ported(text) == expected)
      // Ported source stays as it is.
      #expect(ported(expected) == expected)
    }

    @Test(
      "so is an element of a list of classes, whose type nothing writes",
      arguments: [
        ("let (_, kind) = screens[0]", "kind"), ("for screen in screens {}", "screens[0].kind"),
        ("let row = 0", "screens[row].1"), ("let kinds = screens.map(\\.1)", "kinds[0]"),
      ])
    func listed(line: String, creator: String) {
      let text = """
        import UIKit
        let screens = [("Fall", FallController.self), ("Snap", SnapController.self)]
        class SnapController: FallController {}
        class FallController: UIViewController {}
        func make() -> FallController {
          \(line)
          return \(creator).init()
        }

        """
      #expect(ported(text)?.contains("  return \(creator).instantiated()\n") == true)
      // A class that is no object could be among the elements.
      let other = text.replacing("SnapController: FallController", with: "SnapController")
      #expect(ported(other) == other)
    }

    @Test("a property of a generic class is doubled as a whole")
    func property() {
      let text = "import UIKit\nclass Page<T: UIView>: UIViewController {\n  var item = T()\n}\n"
      let expected = """
        import UIKit
        class Page<T: UIView>: UIViewController {
          #if canImport(ObjectiveC)
          var item = T()
          #else
          var item = T.instantiated()
          #endif
        }

        """
      #expect(ported(text) == expected)
    }

    @Test(
      "other creations stay as they are",
      arguments: [
        "func f(kind: Deck.Type) -> Deck { kind.init() }", "func f<T: Deck>() -> T { T() }",
        "let view = UIView.init()", "func f(kind: UIView.Type) { kind.init(frame: .zero) }",
        "func f<T: UIView>() -> T { T { _ in } }",
        "struct A { let kind: UIView.Type }\nstruct B { let kind: Deck.Type }\nlet c = a.kind.init()",
      ])
    func untouched(line: String) {
      let text = "import UIKit\nprotocol Deck { init() }\n\(line)\n"
      #expect(ported(text) == text)
    }
  }
#endif
