// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import DynamicsPort

  @Suite("Roots whose initializers need values")
  struct SampleInitializationTests {
    private func app(_ text: String, controller: String? = nil) throws -> RunnableApp {
      try RunnableApp(
        SourcePort.port([SourcePort.SourceFile(name: "App.swift", text: text)]),
        controller: controller)
    }

    private static let super_ = "{ super.init(nibName: nil, bundle: nil) }"

    @Test(
      "are created with literals that the app passes, values that types name, and samples",
      arguments: [
        ("size: CGFloat, title: String", "size: 60, title: \"Title\""),
        (
          "words: [String], done: @escaping (Int) -> Void",
          "words: [\"One\", \"Two\", \"Three\"], done: { _ in }"
        ),
        ("level: Level", "level: Level.first"), ("mode: Mode", "mode: Mode.slow"),
        ("style: Style", "style: Style(color: .systemBlue, ballCount: 5)"),
        ("model: Model?, speed: Double = 3", "model: nil"), ("_ model: Model", "Model()"),
        ("gap: Int", "gap: 7"),
      ])
    func samples(parameters: String, values: String) throws {
      let app = try app(
        """
        class C: UIViewController {
          let animator: UIDynamicAnimator? = nil
          init(\(parameters)) \(Self.super_)
          required init?(coder: NSCoder) { fatalError() }
        }
        struct Level { let holes: [Int]; static let first = Level(holes: []) }
        enum Mode { case fast(Int), slow }
        struct Style { var color: UIColor; let ballCount: Int; var note: String?; var gap = 2 }
        class Model {}
        func make() { _ = C(gap: 7) }
        """)
      #expect(app.root == .controller("C", make: "C(\(values))"))
      #expect(
        app.rootNotes == ["its values are samples, or what the app passes first: C(\(values))"])
    }

    @Test("say which parameter has no value where they cannot be created")
    func obstacle() throws {
      let text = """
        class Board: UIView {
          private let animator = UIDynamicAnimator()
          init(name: String, store: Store) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      let board = try app(text)
      #expect(board.root == .nothing)
      #expect(
        board.rootNotes == [
          "'Board' cannot be created: no value is known for 'store: Store'; add a controller that creates it"
        ])
      #expect(throws: AppProblem(description: board.rootNotes[0])) {
        try app(text, controller: "Board")
      }
      #expect(try app("class Fall: UIGravityBehavior {}").rootNotes.isEmpty)
    }

    @Test("give way to classes that need none")
    func order() throws {
      let view = "class V: UIView { let animator = UIDynamicAnimator() }\n"
      let made = "class C: UIViewController { init(count: Int) \(Self.super_) }\n"
      #expect(try app(made + view).root == .view("V", make: "V(frame: UIScreen.main.bounds)"))
      #expect(
        try app(made + "class P: UIView {}").root
          == .view("P", make: "P(frame: UIScreen.main.bounds)"))
      #expect(try app(made + "class A: UIViewController {}").root == .controller("A", make: "A()"))
    }

    @Test(
      "are created by what makes them for SwiftUI, and a note says that the views around are missing"
    )
    func hosted() throws {
      let app = try app(
        """
        import SwiftUI
        @main struct Main: App { var body: some Scene { WindowGroup { Screen() } } }
        struct Screen: View { var body: some View { Box(words: ["a"]) { print(1) } } }
        struct Box: UIViewRepresentable {
          let words: [String]
          var onHit: () -> Void
          func makeUIView(context: Context) -> Pit { Pit(onHit: onHit) }
          func updateUIView(_ view: Pit, context: Context) {}
        }
        final class Pit: UIView {
          private lazy var animator = UIDynamicAnimator(referenceView: self)
          init(onHit: @escaping () -> Void) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
      #expect(
        app.root == .view("Box", make: "RepresentableView(Box(words: [\"a\"], onHit: {}))"))
      #expect(
        app.rootNotes == [
          "the SwiftUI views around Box are not shown: what their buttons and gestures do, "
            + "such as adding items, is missing"
        ])
    }

    @Test(
      "a hosted class is created by what makes it for SwiftUI where that sets it up or updates it",
      arguments: [("pit.words = words", ""), ("", "view.words = words"), ("", "")])
    func configured(make: String, update: String) throws {
      let app = try app(
        """
        import SwiftUI
        struct Box: UIViewRepresentable {
          let words: [String]
          func makeUIView(context: Context) -> Pit {
            let pit = Pit()
            \(make)
            return pit
          }
          func updateUIView(_ view: Pit, context: Context) { \(update) }
        }
        final class Pit: UIView {
          var words: [String] = []
          private lazy var animator = UIDynamicAnimator(referenceView: self)
        }
        """)
      let isConfigured = make.contains("words") || !update.isEmpty
      #expect(
        app.root
          == (isConfigured
            ? .view("Box", make: "RepresentableView(Box(words: []))")
            : .view("Pit", make: "Pit(frame: UIScreen.main.bounds)")))
    }
  }
#endif
