// SPDX-License-Identifier: Apache-2.0

#if Port
  import Testing

  @testable import DynamicsPort

  @Suite("Screens of SwiftUI")
  struct ScreenTests {
    /// What makes a view whose coordinator uses dynamics.
    private static let box = """

      struct Box: UIViewRepresentable {
        var words: [String]
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        final class Coordinator { var animator: UIDynamicAnimator? }
      }
      """

    private func app(_ text: String, leftOut: Set<String> = []) throws -> RunnableApp {
      try RunnableApp(
        SourcePort.port([.init(name: "App.swift", text: "import SwiftUI\n" + text + Self.box)]),
        unconnected: leftOut)
    }

    /// The generated lines of an app, without the marks of their parts.
    private func lines(_ text: String, leftOut: Set<String> = []) throws -> [String] {
      let file = try #require(try app(text, leftOut: leftOut).files.first)
      let parts = file.text.components(separatedBy: "HostedController(")
      return try #require(parts.count == 2 ? parts.last : nil).split(separator: "\n").map {
        $0.trimmingPrefix(while: { $0 == " " }).description
      }.filter { !$0.hasPrefix(ScreenText.mark) }
    }

    /// The generated lines of the body of a view with one content.
    private func body(_ content: String, members: String = "") throws -> [String] {
      let all = try lines(
        """
        struct Screen: View {
          @State private var words: [String] = []
          \(members)
          var body: some View {
            VStack {
              Box(words: words)
              \(content)
            }
          }
        }
        """)
      let start = try #require(all.firstIndex(of: "body.show(Box(words: words))"))
      return all[(start + 1)...].prefix { $0 != "}" }.map { $0 }
    }

    @Test("a SwiftUI view with controls is shown as a screen with its state and functions")
    func screen() throws {
      let text = """
        struct Screen: View {
          @State private var words: [String] = []
          @Environment(\\.colorScheme) var scheme
          @AppStorage("size") private var size = 3
          @EnvironmentObject private var store: Store
          let limit: Int
          var body: some View {
            ZStack {
              Box(words: words).ignoresSafeArea()
              controls
            }
          }
          private var controls: some View {
            Button("Add") { add() }
          }
          private func add() { words.append("a") }
        }
        final class Store: ObservableObject {}
        """
      let app = try app(text)
      #expect(app.root == .controller("Screen", make: "portedScreen()"))
      #expect(app.rootFile == "App.swift" && app.main.contains("{ portedScreen() }"))
      #expect(app.rootNotes.first?.contains("controls are in a bar below") == true)
      #expect(
        try lines(text) == [
          "PortedScreen(limit: 0), title: \"Screen\")",
          "}",
          "private struct PortedScreen: HostedScreen {",
          "@State var words: [String] = []",
          "@State var size = 3",
          "@EnvironmentObject(Store()) var store: Store",
          "let limit: Int",
          "func show(in body: inout HostedBody) {",
          "body.show(Box(words: words))",
          "controls(in: &body)",
          "}",
          "func controls(in body: inout HostedBody) {",
          "body.button(\"Add\", action: { add() })",
          "}",
          "func add() { words.append(\"a\") }",
          "}",
        ])
    }

    @Test(
      "controls are added with their titles and actions",
      arguments: [
        ("Button(\"Add\", action: add)", "body.button(\"Add\", action: add)"),
        (
          "Button { add() } label: { Image(systemName: \"plus\") }",
          "body.button(\"\", systemImage: \"plus\", action: { add() })"
        ),
        (
          "Button(action: { add() }) { Label(\"New\", systemImage: \"plus\") }.padding()",
          "body.button(\"New\", systemImage: \"plus\", action: { add() })"
        ),
        (
          "Button(\"Add\", role: .destructive) { add() }.disabled(words.isEmpty)",
          "body.button(\"Add\", isEnabled: !(words.isEmpty), action: { add() })"
        ),
        ("Toggle(isOn: $on) { Text(\"On\") }", "body.toggle(\"On\", isOn: $on)"),
        (
          "Text(\"Size\")\nSlider(value: $x, in: 0...9, step: 3)",
          "body.slider(\"Size\", value: $x, in: 0...9)"
        ),
        ("Stepper(\"N\", value: $n, in: 1...4)", "body.stepper(\"N\", value: $n, in: 1...4)"),
        ("Image(\"x\").onTapGesture { add() }", "body.button(\"Tap\", action: { add() })"),
        (
          "Text(\"x\").onReceive(timer) { _ in add() }",
          "body.receive(timer, perform: { _ in add() })"
        ),
        ("EmptyView().onAppear(perform: add); Button(\"A\") {}", "body.appear(perform: add)"),
      ])
    func controls(content: String, line: String) throws {
      #expect(try body(content).contains(line))
    }

    @Test("the representable has the size that the SwiftUI view gives it")
    func size() throws {
      let all = try lines(
        """
        struct Screen: View {
          var body: some View {
            Box(words: []).padding().frame(width: 200, height: 90).onTapGesture {}
            Button("A") {}.frame(width: 20, height: 9)
          }
        }
        """)
      #expect(all.filter { $0.hasPrefix("body.frame") } == ["body.frame(width: 200, height: 90)"])
    }

    @Test("loops, conditions and choices keep their structure")
    func structure() throws {
      #expect(
        try body("ForEach(words, id: \\.self) { word in Button(word) { remove(word) } }") == [
          "for word in words {", "body.button(word, action: { remove(word) })",
        ])
      #expect(
        try body("if on { Button(\"A\") {} } else { Button(\"B\") {} }") == [
          "if on {", "body.button(\"A\", action: {})", "} else {",
          "body.button(\"B\", action: {})",
        ])
      #expect(
        try body("Picker(\"Kind\", selection: $kind) { Text(\"A\").tag(0); Text(\"B\").tag(1) }")
          == [
            "body.button(\"A\", action: { $kind.wrappedValue = 0 })",
            "body.button(\"B\", action: { $kind.wrappedValue = 1 })",
          ])
    }

    @Test("an iteration over pairs, and each reader of the geometry, has its own scope")
    func scopes() throws {
      #expect(
        try body("ForEach(Array(words.enumerated()), id: \\.offset) { i, w in Button(w) {} }").first
          == "for (i, w) in Array(words.enumerated()) {")
      let reader = "GeometryReader { g in Button(\"A\") { use(g) } }"
      let one = ["do {", "let g = body.geometry", "body.button(\"A\", action: { use(g) })"]
      #expect(try body(reader) == one)
      let all = try lines(
        "struct S: View { var body: some View { Box(words: []); \(reader); \(reader) } }")
      #expect(all.count { $0 == "do {" } == 2)
    }

    @Test("members of extensions belong to the view")
    func extensions() throws {
      let all = try lines(
        """
        struct Screen: View {
          var body: some View { VStack { content; Button("A", action: go) } }
        }
        extension Screen {
          private var content: some View { Box(words: []) }
          private func go() {}
        }
        """)
      #expect(all.contains("content(in: &body)") && all.contains("func go() {}"))
    }

    @Test("a representable that is not shown so leaves the screen out")
    func content() throws {
      let text = """
        struct Screen: View {
          var body: some View { VStack { Box(words: unknown); Button("A") {} } }
        }
        """
      let file = try #require(try app(text).files.first)
      let all = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = try #require(all.firstIndex { $0.hasPrefix("body.show(Box") })
      #expect(file.connection(atLine: index + 1) == "Screen")
      #expect(try app(text, leftOut: ["Screen.body"]).root.shown?.path == "Box")
    }

    @Test("views without state are part of the screen that creates them")
    func innerViews() throws {
      let all = try lines(
        """
        struct Outer: View {
          @State private var words: [String] = []
          var body: some View {
            Middle(words: $words).toolbar { Bar(words: $words) }
          }
        }
        struct Middle: View {
          @Binding var words: [String]
          var body: some View { Box(words: words).onTapGesture { words = [] } }
        }
        struct Bar: View {
          @Binding var words: [String]
          var body: some View { Button("Add") { words.append("a") } }
        }
        """)
      #expect(all.first == "PortedOuter(), title: \"Outer\")")
      #expect(all.contains("body.show(PortedMiddle(words: $words))"))
      #expect(all.contains("body.show(PortedBar(words: $words))"))
      #expect(all.contains("body.tap(perform: { words = [] })"))
    }

    @Test("objects of the environment are provided where the app does, or created")
    func environment() throws {
      let all = try lines(
        """
        struct Outer: View {
          @StateObject private var store = Store()
          var body: some View { Inner().environmentObject(store) }
        }
        struct Inner: View {
          @Environment(Level.self) private var level
          var body: some View { Tank().onTapGesture { level.next() } }
        }
        struct Tank: UIViewRepresentable {
          @EnvironmentObject var store: Store
          func makeUIView(context: Context) -> UIView { UIDynamicView() }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """)
      let provision = try #require(all.firstIndex(of: "body.provide(store)"))
      #expect(all[provision + 1] == "body.show(PortedInner())")
      #expect(all.contains("@EnvironmentObject(Level()) var level: Level"))
      let shown = try #require(all.firstIndex(of: "body.show(Tank())"))
      #expect(all[shown - 1] == "body.provide(unlessKnown: Store())")
    }

    @Test("what does not compile is left out in parts, at last the screen")
    func parts() throws {
      let text = """
        struct Screen: View {
          @State private var words: [String] = []
          var body: some View {
            VStack {
              Box(words: words)
              Button("Add") { unknown() }
              Button("Clear") { words = [] }
            }
          }
        }
        """
      let file = try #require(try app(text).files.first)
      let all = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = try #require(all.firstIndex { $0.contains("body.button(\"Add\"") })
      let part = try #require(file.connection(atLine: index + 1))
      #expect(part == "Screen: the button \"Add\"")
      let rest = try lines(text, leftOut: [part])
      #expect(
        !rest.contains { $0.contains("\"Add\"") } && rest.contains { $0.contains("\"Clear\"") })
      let without = try app(text, leftOut: ["Screen"])
      #expect(without.root.shown?.make == "RepresentableView(Box(words: []))")
      #expect(without.rootNotes.first?.contains("is missing") == true)
    }

    @Test("a view without controls shows the representable alone")
    func plain() throws {
      let app = try app("struct Screen: View { var body: some View { Box(words: []) } }")
      #expect(app.root.shown?.path == "Box")
    }
  }
#endif
