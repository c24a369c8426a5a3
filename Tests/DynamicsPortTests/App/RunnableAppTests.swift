// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard
  import Testing

  @testable import DynamicsPort

  @Suite("Runnable apps")
  struct RunnableAppTests {
    private func app(
      _ texts: String..., controller: String? = nil, storyboards: [InterfaceDocument] = []
    ) throws -> RunnableApp {
      let files = texts.enumerated().map {
        SourcePort.SourceFile(name: "File\($0.offset).swift", text: $0.element)
      }
      return try RunnableApp(
        SourcePort.port(files), controller: controller, storyboards: storyboards)
    }

    @Test("the root is the controller that no other class creates")
    func rootCreatedByNoClass() throws {
      let text = """
        class DetailViewController: UIViewController {}
        class ListViewController: UIViewController { func open() { show(DetailViewController()) } }
        """
      let app = try app(text)
      #expect(app.root == .controller("ListViewController", make: "ListViewController()"))
      #expect(app.others == ["DetailViewController"])
    }

    @Test(
      "the delegates of an app and its scene are created by their classes, if these need no argument"
    )
    func applicationDelegate() throws {
      let home = "class Home: UIViewController {}\n"
      let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {"
      let scene = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"
      #expect(
        try app(home, delegate + "}", scene).main.contains(
          "PortedApp.run(delegate: { AppDelegate() }, sceneDelegate: { SceneDelegate() }) { Home() }"
        ))
      #expect(
        try app(home, scene).main
          .contains("PortedApp.run(sceneDelegate: { SceneDelegate() }) { Home() }"))
      #expect(
        try app(home, delegate + "}").main
          .contains("PortedApp.run(delegate: { AppDelegate() }) { Home() }"))
      #expect(try app(home).main.contains("PortedApp.run { Home() }"))
      #expect(
        try app(home, delegate + "init(_ name: String) {} }").main
          .contains("PortedApp.run { Home() }"))
    }

    @Test(
      "a controller that overrides an initializer of its class of UIKit is created by that one",
      arguments: [
        (
          "UIPageViewController",
          "transitionStyle a: UIPageViewController.TransitionStyle, navigationOrientation b: "
            + "UIPageViewController.NavigationOrientation, options c: [OptionsKey: Any]? = nil",
          "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"
        ),
        ("UITableViewController", "style: UITableView.Style", "style: .plain"),
        (
          "UICollectionViewController", "collectionViewLayout layout: UICollectionViewLayout",
          "collectionViewLayout: UICollectionViewFlowLayout()"
        ),
        (
          "UIViewController", "nibName a: String?, bundle b: Bundle?", "nibName: nil, bundle: nil"
        ),
      ])
    func systemInitializers(superclass: String, parameters: String, arguments: String) throws {
      let app = try app(
        """
        class Pages: \(superclass) {
          override init(\(parameters)) { fatalError() }
          required init?(coder: NSCoder) { fatalError() }
        }
        class Home: UIViewController { let animator = UIDynamicAnimator() }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene() { root = UINavigationController(rootViewController: Pages()) }
        }
        """)
      let pages = "UINavigationController(rootViewController: Pages(\(arguments)))"
      #expect(app.root == .controller("Pages", make: pages))
    }

    @Test(
      "a controller is shown in the navigation controller in which a delegate puts it",
      arguments: [
        ("root = UINavigationController(rootViewController: Home())", "UINavigationController"),
        ("let a = Home(); root = Stack(rootViewController: a)", "Stack"),
        ("root = Stack(rootViewController: Home())", "Stack"), ("root = Home()", nil),
        ("root = Host(rootViewController: Home())", nil),
      ])
    func navigation(creation: String, container: String?) throws {
      let app = try app(
        """
        class Stack: UINavigationController {}
        class Detail: UIViewController { func f() { g(Menu(rootViewController: Home())) } }
        class Home: UIViewController { func f() { show(Detail()) } }
        class Menu: UINavigationController {}
        class SceneDelegate: UIResponder, UIWindowSceneDelegate { func scene() { \(creation) } }
        """)
      let make = container.map { "\($0)(rootViewController: Home())" } ?? "Home()"
      #expect(app.root == .controller("Home", make: make))
      #expect(app.main.contains("{ \(make) }"))
    }

    @Test("what a library declares is named with the module of the run")
    func libraries() throws {
      let library = """
        public struct Percentage {}
        func align(_ view: UIView) {}
        extension UIView {
          func align() { Layouts.align(self) }
          func part() -> Layouts.Percentage { Layouts.unknown(Layouts.Percentage()) }
        }
        """
      let app = try RunnableApp(
        SourcePort.port([
          .init(name: "Library/Sources/Layouts/A.swift", text: library),
          .init(name: "App/B.swift", text: "class Home: UIViewController {}"),
        ]))
      let text = try #require(app.files.first).text
      #expect(text.contains("func align() { App.align(self) }"))
      #expect(text.contains("-> App.Percentage { Layouts.unknown(App.Percentage()) }"))
    }

    @Test(
      "a type or a value with the name of a folder is no module",
      arguments: [
        "func align() {}\nstruct Layouts { static func align() {} }\nfunc f() { Layouts.align() }",
        "func align() {}\nfunc f(Layouts: Home) { Layouts.align() }",
        "func align() {}\nfunc f() { Library.align(); UIKit.align() }",
      ])
    func otherQualifiers(text: String) throws {
      let app = try RunnableApp(
        SourcePort.port([
          .init(name: "UIKit/Layouts/A.swift", text: text),
          .init(name: "App/B.swift", text: "class Home: UIViewController {}"),
        ]))
      #expect(try #require(app.files.first).text.contains(text))
    }

    @Test("the root is not a controller without a view")
    func rootWithView() throws {
      let text = """
        class Dimming: UIPresentationController { let animator = UIDynamicAnimator() }
        class Sheet: UINavigationController {}
        """
      #expect(try app(text).root == .controller("Sheet", make: "Sheet()"))
    }

    @Test("a class that the delegate creates takes precedence")
    func rootOfDelegate() throws {
      let app = try app(
        "class A: UIViewController {}\nclass B: UIViewController {}\n",
        "class D: UIResponder, UIApplicationDelegate { func f() { window.rootViewController = B() } }"
      )
      #expect(app.root == .controller("B", make: "B()"))
    }

    @Test("the class of the storyboard takes precedence over a common name")
    func rootOfStoryboard() throws {
      let text = "class ViewController: UIViewController {}\nclass First: UIViewController {}\n"
      let storyboard = try ExampleScenes.storyboard(controller: "First")
      #expect(
        try app(text, storyboards: [storyboard]).root == .controller("First", make: "First()"))
      #expect(try app(text).root == .controller("ViewController", make: "ViewController()"))
    }

    @Test("a controller that a SwiftUI view hosts takes precedence over a common name")
    func rootHostedBySwiftUI() throws {
      let app = try app(
        """
        import SwiftUI
        struct Host: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> Second { Second() }
          func updateUIViewController(_ controller: Second, context: Context) {}
        }
        """,
        "import UIKit\nclass ViewController: UIViewController {}\nclass Second: UIViewController {}\n"
      )
      #expect(app.root == .controller("Second", make: "Second()"))
      #expect(app.others == ["ViewController"])
    }

    @Test("of several hosted views the first is that which the beginning of the app shows")
    func firstHostedView() throws {
      let views = """
        import SwiftUI
        struct LaterHost: UIViewRepresentable {
          func makeUIView(context: Context) -> Later { Later() }
        }
        struct FirstHost: UIViewRepresentable {
          func makeUIView(context: Context) -> First { First() }
        }
        struct Content: View {
          var body: some View { TabView { FirstHost(); LaterHost() } }
        }
        @main struct Tanks: App {
          var body: some Scene { WindowGroup { Content() } }
        }
        """
      let classes = """
        import UIKit
        class Later: UIView { let animator = UIDynamicAnimator() }
        class First: UIView { let animator = UIDynamicAnimator() }
        """
      guard case .view("First", _) = try app(views, classes).root else {
        Issue.record("the first view is not shown")
        return
      }
    }

    @Test("a view with dynamics that SwiftUI hosts takes precedence over other controllers")
    func viewHostedBySwiftUI() throws {
      let host = """
        import SwiftUI
        struct Host: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let tank = Tank()
            return tank
          }
        }
        """
      let classes = """
        import UIKit
        class Other: UIViewController {}
        class Tank: UIView { let animator = UIDynamicAnimator() }
        """
      guard case .view("Tank", _) = try app(host, classes).root else {
        Issue.record("the hosted view is not shown")
        return
      }
      #expect(try app(classes).root == .controller("Other", make: "Other()"))
    }

    @Test(
      "what makes a view whose coordinator uses dynamics is shown with the values that SwiftUI passes"
    )
    func representable() throws {
      let app = try app(
        """
        import SwiftUI
        struct Screen: View {
          @State private var count = 3
          @State private var words: [String] = ["a", "b"]
          var body: some View {
            Bin(count: $count, words: words, title: "Bin", done: { print(1) }).padding()
          }
        }
        struct Bin: UIViewRepresentable {
          @Binding var count: Int
          @Binding var isOpen: Bool
          let words: [String]
          var title: String
          var note: String?
          var done: (Int, String) -> Void
          @State private var speed = 2.0
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          final class Coordinator { var animator: UIDynamicAnimator? }
        }
        struct Plain: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """)
      let bin =
        "Bin(count: .keeping(3), isOpen: .keeping(false), words: [\"a\", \"b\"], "
        + "title: \"Bin\", done: { _, _ in })"
      #expect(app.root == .view("Bin", make: "RepresentableView(\(bin))"))
      #expect(app.others == ["Plain"] && app.main.contains("import SwiftUIValues\n"))
      let text = try #require(app.files.first).text
      #expect(text.contains("#if canImport(SwiftUI)\nstruct Screen: View {"))
      #expect(text.contains("\n#endif\nstruct Bin: UIViewRepresentable {"))
    }

    @Test(
      "what makes a view is left out as a whole where it needs more of SwiftUI or of another module",
      arguments: ["@FocusState var isFocused: Bool", "var image: CIImage"])
    func unknownRepresentable(member: String) throws {
      let app = try app(
        """
        import SwiftUI
        import UIKit
        struct Bin: UIViewRepresentable {
          \(member)
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """)
      #expect(app.root == .nothing)
      let module = member.contains("CIImage") ? "CoreImage" : "SwiftUI"
      #expect(
        try #require(app.files.first).text.contains("#if canImport(\(module))\nstruct Bin:"))
    }

    @Test(
      "a controller is created by an initializer that it declares",
      arguments: [
        ("", "C()"),
        ("required init?(coder: NSCoder) { super.init(coder: coder) }", "C(coder: NSCoder())!"),
        ("init() { super.init(nibName: nil, bundle: nil) }", "C()"),
        ("init(count: Int = 3) { super.init(nibName: nil, bundle: nil) }", "C()"),
        (
          "override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
          "C(nibName: nil, bundle: nil)"
        ),
      ])
    func initializer(body: String, make: String) throws {
      #expect(try app("class C: UIViewController { \(body) }").root == .controller("C", make: make))
    }

    @Test("a controller that requires arguments is not a candidate")
    func unguessable() throws {
      let text =
        "class C: UIViewController { init(deck: Deck) { super.init(nibName: nil, bundle: nil) } }"
      #expect(try app(text).root == .nothing)
      #expect(throws: AppProblem.self) { try app(text, controller: "C") }
      #expect(throws: AppProblem.self) { try app(text, controller: "Missing") }
    }

    @Test("without a controller a view is the root, without a view there is none")
    func viewsAndBehaviors() throws {
      let view = try app("class Board: UIView {}")
      #expect(view.root == .view("Board", make: "Board(frame: UIScreen.main.bounds)"))
      #expect(try app("class Fall: UIGravityBehavior {}").root == .nothing)
    }

    @Test("top-level statements become functions, and variables are initialized in order")
    func page()
      throws
    {
      let app = try app(
        "import UIKit\nlet a = UIView()\na.alpha = 0\nlet b = UIView()\na.tag = 1\n")
      let text = try #require(app.files.first).text
      #expect(app.root == .page)
      #expect(
        text.contains(
          """
            if portedPageRuns == 0 { _ = a } else { a = UIView() }
            portedPagePart2()
            if portedPageRuns == 0 { _ = b } else { b = UIView() }
            portedPagePart4()

          """))
      #expect(text.contains("@MainActor var a = UIView()"))
      #expect(throws: AppProblem.self) { try self.app("print(1)\n", "print(2)\n") }
    }

    @Test("outlets and actions are connected in the file of their class before viewDidLoad")
    func storyboards() throws {
      let text = """
        class C: UIViewController {
            @IBOutlet private weak var box: UIView!
            @IBOutlet var boxes: [UIView]!
            @IBAction func go(_ sender: UIButton) {}
            @IBAction func clear() {}
            @IBAction func drag(_ pan: UIPanGestureRecognizer) {}
        }
        @main class D: UIResponder, UIApplicationDelegate {}
        """
      let file = try #require(try app(text).files.first)
      #expect(
        file.text.contains("override func loadView() { super.loadView(); connectOutletsOfC() }"))
      #expect(file.text.contains("box = made"))
      #expect(file.text.contains("boxes = [layout.add("))
      #expect(file.text.contains("Selector(\"go:\", C.go(_:))"))
      #expect(file.text.contains("Selector(\"clear\", C.clear)"))
      #expect(file.text.contains("UIPanGestureRecognizer(target: self"))
      #expect(!file.text.contains("@main"))
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let place = try #require(lines.firstIndex { $0.contains("class D") })
      #expect(file.lines.originalLine(of: place + 1) == 8)
    }
  }
#endif
