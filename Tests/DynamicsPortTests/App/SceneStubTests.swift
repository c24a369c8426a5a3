// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard
  import Foundation
  import Testing

  @testable import DynamicsPort

  @Suite("Scenes of storyboards")
  struct SceneStubTests {
    private func app(
      _ text: String, _ storyboard: InterfaceDocument, unconnected: Set<String> = []
    ) throws -> RunnableApp {
      try RunnableApp(
        SourcePort.port([SourcePort.SourceFile(name: "Board.swift", text: text)]),
        storyboards: [storyboard], unconnected: unconnected)
    }

    @Test("the scene of a controller is built in the file of its class, without placeholders")
    func scene() throws {
      let storyboard = try ExampleScenes.storyboard(
        controller: "Board", subviews: "<view id=\"a\"/>",
        connections: "<outlet property=\"box\" destination=\"a\" id=\"o\"/>")
      let text = """
        class Board: UIViewController {
          @IBOutlet private weak var box: UIView!
          @IBOutlet weak var other: UILabel!
        }
        """
      let file = try #require(try app(text, storyboard).files.first)
      #expect(file.text.contains("override func loadView() { loadSceneOfBoard() }"))
      #expect(file.text.contains("    self.box = view2  // connects Main.storyboard:"))
      #expect(!file.text.contains("PlaceholderLayout"))
    }

    @Test("a view that an outlet's class does not accept is made as one of that class")
    func outletClasses() throws {
      let pairs = [
        ("card", "button"), ("box", "label"), ("list", "tableView"), ("picture", "view"),
        ("anything", "view"),
      ]
      let storyboard = try ExampleScenes.storyboard(
        controller: "Board", subviews: pairs.map { "<\($1) id=\"\($0)\"/>" }.joined(),
        connections: pairs.map {
          "<outlet property=\"\($0.0)\" destination=\"\($0.0)\" id=\"o\($0.0)\"/>"
        }.joined())
      let text = """
        class Card: UIButton {}
        class Board: UIViewController {
          @IBOutlet weak var card: Card!
          @IBOutlet weak var box: UIView?
          @IBOutlet weak var list: UIScrollView!
          @IBOutlet private var picture: UIImageView!
          @IBOutlet var anything: Movable!
        }
        protocol Movable {}
        """
      let file = try #require(try app(text, storyboard).files.first)
      for made in ["(Card(coder:", "UILabel(", "UITableView(", "UIImageView(", "UIView("] {
        #expect(file.text.contains(" = \(made)"), "\(made)")
      }
    }

    @Test("an action is the method that has its name in Objective-C, also one of an extension")
    func actions() throws {
      let storyboard = try ExampleScenes.storyboard(
        controller: "Board",
        subviews: """
          <button id="b"><connections>
            <action selector="playWithCard:" destination="c" eventType="touchUpInside" id="1"/>
            <action selector="reset" destination="c" eventType="touchDown" id="2"/>
            <action selector="load:" destination="c" eventType="touchDown" id="3"/>
          </connections></button>
          """)
      let text = """
        class Board: UIViewController {
          @IBAction func reset() {}
          @IBAction func load(_ sender: Any) async {}
        }
        extension Board { @IBAction func play(withCard sender: UIButton) {} }
        """
      let found = try app(text, storyboard)
      let file = try #require(found.files.first)
      #expect(file.text.contains("Selector(\"playWithCard:\", Board.play(withCard:))"))
      #expect(file.text.contains("Selector(\"reset\", Board.reset)"))
      #expect(found.sceneNotes.count == 1)
      #expect(found.sceneNotes.first?.contains("Board has no action load:") == true)
    }

    @Test(
      "a view is created by its coder, unless that ends the program",
      arguments: [
        ("", "(Card(coder: SceneCoder(frame: CGRect.zero)) as Card?)!"),
        (
          "required init?(coder: NSCoder) { super.init(coder: coder); deal() }",
          "(Card(coder: SceneCoder(frame: CGRect.zero)) as Card?)!"
        ),
        (
          "override init(frame: CGRect) {}\n required init?(coder: NSCoder) { fatalError() }",
          "Card(frame: CGRect.zero)"
        ),
      ])
    func views(initializers: String, creation: String) throws {
      let storyboard = try ExampleScenes.storyboard(
        controller: "Board", subviews: "<view customClass=\"Card\" id=\"a\"/>")
      let text = "class Card: UIView {\n \(initializers)\n}\nclass Board: UIViewController {}\n"
      let file = try #require(try app(text, storyboard).files.first)
      #expect(file.text.contains("let view2 = \(creation)"))
    }

    @Test(
      "a controller whose initializers need values is created by its coder, unless that ends the program",
      arguments: [("super.init(coder: coder)", true), ("fatalError()", false)])
    func controllers(body: String, isCreated: Bool) throws {
      let text = """
        class Board: UIViewController {
          init(cards: Int) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { \(body) }
        }\n
        """
      let classes = AppClasses([ParsedSource(name: "Board.swift", text: text)])
      let creation = ProjectSceneClasses(project: classes.project).creation(of: "Board", frame: nil)
      #expect(creation == (isCreated ? "(Board(coder: NSCoder()) as Board?)!" : nil))
    }

    @Test("a menu without a class of the app is shown, unless another root is named")
    func menu() throws {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
          initialViewController="m"><scenes><scene><objects>
        <tableViewController id="m" sceneMemberID="viewController"><tableView key="view" id="t"/>
        </tableViewController></objects></scene></scenes></document>
        """
      let storyboard = try InterfaceDocument(path: "Main.storyboard", data: Data(text.utf8))
      let source = "class Board: UIViewController {}\n"
      let menu = try app(source, storyboard)
      #expect(menu.storyboardName == "Main")
      #expect(menu.main.contains("PortedApp.run { portedInitialController() }"))
      let menuText = try #require(menu.files.first).text
      #expect(menuText.contains("  return MainScene1()  // connects"))
      #expect(menuText.contains("final class MainScene1: UITableViewController {"))
      let chosen = try RunnableApp(
        SourcePort.port([SourcePort.SourceFile(name: "Board.swift", text: source)]),
        controller: "Board", storyboards: [storyboard])
      #expect(chosen.storyboardName == nil)
      #expect(try #require(chosen.files.first).text.contains("  return Board()"))
    }

    @Test("each scene of a class has its own method, and its controllers know their scene")
    func severalScenes() throws {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
          initialViewController="a"><scenes><scene><objects>
        <viewController id="b" storyboardIdentifier="Second" customClass="Board"
          sceneMemberID="viewController"><view key="view" alpha="0.5" id="w"/></viewController>
        </objects></scene><scene><objects>
        <viewController id="a" customClass="Board" sceneMemberID="viewController">
          <view key="view" id="v"/></viewController>
        </objects></scene></scenes></document>
        """
      let storyboard = try InterfaceDocument(path: "Main.storyboard", data: Data(text.utf8))
      let source = "class Board: UIViewController {}\n"
      let file = try #require(try app(source, storyboard).files.first)
      #expect(
        file.text.contains(
          "{ switch sceneChoice(self) { case \"b\": loadSceneOfBoard2(); default: loadSceneOfBoard() } }"
        ))
      let second = try #require(file.text.components(separatedBy: "func loadSceneOfBoard2()").last)
      #expect(second.contains("view1.alpha = 0.5"))
      #expect(file.text.contains("identifier: \"Second\") { sceneChosen(Board(), \"b\") }"))
    }

    @Test("the main storyboard decides on the menu, whatever another one begins with")
    func mainStoryboard() throws {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
          initialViewController="m"><scenes><scene><objects>
        <tableViewController id="m" sceneMemberID="viewController"><tableView key="view" id="t"/>
        </tableViewController></objects></scene></scenes></document>
        """
      let main = try InterfaceDocument(path: "Main.storyboard", data: Data(text.utf8))
      let other = try ExampleScenes.storyboard(controller: "Board")
      let found = try RunnableApp(
        SourcePort.port([
          SourcePort.SourceFile(name: "Board.swift", text: "class Board: UIViewController {}\n")
        ]), storyboards: [main, other])
      #expect(found.storyboardName == "Main")
    }

    @Test(
      "private outlets, attributes and actions are accessible to the code of scenes in other files")
    func privateConnections() throws {
      let storyboard = try ExampleScenes.storyboard(controller: "Board")
      let text = """
        class Board: UIViewController {}
        class Card: UIView {
          @IBOutlet private weak var nameLabel: UILabel!
          @IBOutlet fileprivate(set) var icon: UIView!
          @IBAction private func flip(_ sender: UIButton) {}
          @IBInspectable private var level: String?
          private var count = 0
        }
        """
      let file = try #require(try app(text, storyboard).files.first)
      #expect(file.text.contains("  weak var nameLabel: UILabel!"))
      #expect(file.text.contains("  var icon: UIView!"))
      #expect(file.text.contains("@IBAction func flip("))
      #expect(file.text.contains("  @IBInspectable var level: String?"))
      #expect(file.text.contains("  private var count = 0"))
    }

    @Test("the objects of a nib are registered by its name")
    func nibs() throws {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="v" customClass="Card"/></objects></document>
        """
      let nib = try InterfaceDocument(path: "CardView.xib", data: Data(text.utf8))
      let source = "class Card: UIView {}\nclass Board: UIViewController {}\n"
      let file = try #require(try app(source, nib).files.first)
      let registration = "UINib.register(\"CardView\", objects: portedNib1)  // connects"
      #expect(file.text.contains(registration))
      #expect(file.text.contains("@MainActor func portedNib1(owner: Any?) -> [Any] {"))
      #expect(file.text.contains("  return [view1]\n"))
    }

    @Test("a statement that does not compile is known by its place, and can be left out")
    func leftOut() throws {
      let storyboard = try ExampleScenes.storyboard(
        controller: "Board", subviews: "<view alpha=\"0.5\" id=\"a\"/>")
      let text = "class Board: UIViewController {}\n"
      let file = try #require(try app(text, storyboard).files.first)
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = try #require(lines.firstIndex { $0.contains("view2.alpha = 0.5") })
      let origin = try #require(file.connection(atLine: index + 1))
      #expect(origin == "Main.storyboard:5 alpha of view2")
      let rest = try #require(try app(text, storyboard, unconnected: [origin]).files.first)
      #expect(!rest.text.contains("view2.alpha"))
    }
  }
#endif
