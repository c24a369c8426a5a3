// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import DynamicsPort

  @Suite("Storyboard stubs")
  struct StoryboardStubTests {
    private func files(
      _ texts: String..., unconnected: Set<String> = []
    ) throws -> [RunnableApp.File] {
      let files = texts.enumerated().map {
        SourcePort.SourceFile(name: "File\($0.offset).swift", text: $0.element)
      }
      return try RunnableApp(SourcePort.port(files), unconnected: unconnected).files
    }

    @Test("a view stays a view where the app extends its class by a protocol of its own")
    func extendedView() throws {
      let text = """
        protocol Shakeable: AnyObject {}
        extension UIView: Shakeable {}
        class Card: UIView {}
        class C: UIViewController { @IBOutlet weak var box: UIView!; @IBOutlet var card: Card! }
        """
      let file = try #require(try files(text).first)
      #expect(
        file.text.contains("let made = layout.add(UIView(frame: layout.nextFrame()), \"box\")"))
      #expect(
        file.text.contains("let made = layout.add(Card(frame: layout.nextFrame()), \"card\")"))
    }

    @Test("constraints and other objects are kept for weak outlets")
    func objects() throws {
      let text = """
        class Brain: NSObject {}
        class C: UIViewController {
          @IBOutlet weak var height: NSLayoutConstraint!
          @IBOutlet weak var brain: Brain!
        }
        """
      let file = try #require(try files(text).first)
      #expect(file.text.contains("let made = layout.keep(NSLayoutConstraint())"))
      #expect(file.text.contains("let made = layout.keep(Brain())"))
    }

    @Test("what cannot be created stays unset")
    func unknownObjects() throws {
      let text = """
        protocol Judge: AnyObject {}
        class Deck: NSObject { init(cards: Int) {} }
        class C: UIViewController {
          @IBOutlet weak var judge: Judge!
          @IBOutlet var deck: Deck!
          @IBOutlet var other: SomethingElse!
        }
        """
      #expect(try files(text).first?.text.contains("let made") == false)
    }

    @Test("actions in extensions are connected, unless they are private to another file")
    func extensionActions() throws {
      let found = try files(
        """
        class C: UIViewController {}
        private extension C { @IBAction func near(_ sender: UIButton) {} }
        """,
        """
        extension C {
          @IBAction func far(_ sender: UIButton) {}
          @IBAction private func hidden(_ sender: UIButton) {}
        }
        """)
      let text = try #require(found.first).text
      #expect(text.contains("Selector(\"near:\", C.near(_:))"))
      #expect(text.contains("Selector(\"far:\", C.far(_:))"))
      #expect(!text.contains("hidden"))
      #expect(found.last?.text.contains("connectOutletsOf") == false)
    }

    @Test("a generated line is known with the outlet that it connects, and can be left out")
    func connections() throws {
      let text = "class C: UIViewController {\r\n  @IBOutlet weak var box: UIView!\r\n}\r\n"
      let file = try #require(try files(text).first)
      let lines = file.text.utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      )
      .map { String(decoding: $0, as: UTF8.self) }
      for (index, line) in lines.enumerated() where line.contains("box") {
        let isGenerated = !line.contains("weak var")
        #expect(file.connection(atLine: index + 1) == (isGenerated ? "C.box" : nil))
      }
      let generated = try #require(lines.firstIndex { $0.contains("PlaceholderLayout") })
      #expect(file.connection(atLine: generated + 1) == "")
      #expect(file.connection(atLine: 1) == nil)
      #expect(try files(text, unconnected: ["C.box"]).first?.text.contains("made") == false)
    }
  }
#endif
