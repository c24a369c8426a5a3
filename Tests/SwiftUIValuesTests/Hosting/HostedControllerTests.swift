// SPDX-License-Identifier: Apache-2.0

import Observation
import SwiftUIValues
import Testing

/// Shows a number, and counts its updates.
private struct Number: UIViewRepresentable {
  let value: Int

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = "\(value)"
    label.tag += 1
  }
}

private final class Score: ObservableObject {
  @Published var points = 1
}

@Observable private final class Level {
  var number = 1
}

/// The screen of a counter.
private struct CounterScreen: HostedScreen {
  @State var count = 0
  @State var isOn = false
  @State var speed: CGFloat = 0.5
  @State var level = Level()
  @State var height: CGFloat?
  @StateObject var score = Score()
  let events = Events()
  let subject = PassthroughSubject<Int, Never>()

  final class Events { var all: [String] = [] }

  func show(in body: inout HostedBody) {
    body.show(Number(value: count * 100 + score.points * 10 + level.number))
    body.frame(height: height)
    body.button("Add", isEnabled: count < 2) { withAnimation(.spring()) { count += 1 } }
    if isOn { body.button("", systemImage: "trash") { count = 0 } }
    body.toggle("On", isOn: $isOn)
    body.slider("Speed", value: $speed, in: 0...2)
    body.stepper("Points", value: $score.points, in: 1...5)
    body.tap { events.all.append("tap") }
    body.appear { events.all.append("appear") }
    body.receive(subject) { events.all.append("receive \($0)") }
    body.change(of: count) { old, new in events.all.append("\(old) to \(new)") }
  }
}

@Suite("Hosted screens")
@MainActor
struct HostedControllerTests {
  private let screen = CounterScreen()
  private let controller: HostedController<CounterScreen>
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    controller = HostedController(screen)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var bar: UIView? { controller.view.subviews.last }

  private func controls<Kind: UIControl>(_ kind: Kind.Type) -> [Kind] {
    bar?.subviews.flatMap(\.subviews).compactMap { $0 as? Kind } ?? []
  }

  private func label() throws -> UILabel {
    try #require(controller.children.first?.view.subviews.first as? UILabel)
  }

  @Test("the content is above a bar with the controls, within the width")
  func layout() throws {
    let (content, bar) = (try #require(controller.children.first?.view), try #require(bar))
    #expect(content.frame.maxY == bar.frame.minY && bar.frame.maxY == 480)
    #expect(HostedController(screen, title: "Counter").title == "Counter")
    #expect(bar.subviews.count == 4 && bar.subviews.allSatisfy { $0.frame.maxX <= 320 })
    #expect(Set(bar.subviews.map(\.frame.minY)).count > 1)
  }

  @Test("content with a size is in the middle of the place above the bar")
  func size() throws {
    let place = try #require(controller.children.first?.view).frame
    screen.height = 100
    window.layoutIfNeeded()
    let content = try #require(controller.children.first?.view)
    #expect(content.frame == CGRect(x: 0, y: place.midY - 50, width: 320, height: 100))
  }

  @Test("a button changes the state, which updates the content and the controls")
  func button() throws {
    let label = try label()
    #expect(label.text == "11")
    let button = try #require(controls(UIButton.self).first)
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(label.text == "111" && button.isEnabled)
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(label.text == "211" && !button.isEnabled)
    #expect(screen.events.all.suffix(2) == ["0 to 1", "1 to 2"])
  }

  @Test("observed objects update the content")
  func objects() throws {
    let label = try label()
    screen.score.points = 4
    window.layoutIfNeeded()
    #expect(label.text == "41")
    screen.level.number = 2
    window.layoutIfNeeded()
    #expect(label.text == "42")
  }

  @Test("content whose properties are equal is not updated")
  func equalContent() throws {
    let label = try label()
    let updates = label.tag
    screen.speed = 1
    window.layoutIfNeeded()
    #expect(label.tag == updates && controls(UISlider.self).first?.value == 1)
  }

  @Test("a switch adds a button, a slider and a stepper set values")
  func values() throws {
    let toggle = try #require(controls(UISwitch.self).first)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    #expect(controls(UIButton.self).count == 2)
    let slider = try #require(controls(UISlider.self).first)
    slider.value = 1.5
    slider.sendActions(for: .valueChanged)
    let stepper = try #require(controls(UIStepper.self).first)
    stepper.value = 3
    stepper.sendActions(for: .valueChanged)
    #expect(screen.isOn && screen.speed == 1.5 && screen.score.points == 3)
  }

  @Test("the appearance is reported once, and a publisher is received from then on")
  func appearance() {
    screen.subject.send(7)
    controller.viewDidAppear(false)
    #expect(screen.events.all == ["appear", "receive 7"])
  }
}

/// Shows a number of an object that a screen around provides.
private struct ProvidedNumber: UIViewRepresentable {
  @EnvironmentObject var score: Score

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = "\(score.points)" }
}

private struct InnerScreen: HostedScreen {
  @EnvironmentObject(Score()) var score: Score

  func show(in body: inout HostedBody) {
    body.provide(unlessKnown: Score())
    body.show(ProvidedNumber())
    body.button("\(score.points)") { score.points += 1 }
  }
}

private struct OuterScreen: HostedScreen {
  let score: Score?

  func show(in body: inout HostedBody) {
    if let score { body.provide(score) }
    body.show(InnerScreen())
  }
}

@Suite("Objects of the environment")
@MainActor
struct EnvironmentObjectTests {
  @Test("inner screens and representables read the object that is provided, or one of their own")
  func environment() throws {
    let provided = Score()
    provided.points = 5
    for score in [provided, nil] {
      let controller = HostedController(OuterScreen(score: score))
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
      let shown = try #require(controller.children.first).view.subviews.first as? UILabel
      let button = controller.view.subviews.last?.subviews.first?.subviews.last as? UIButton
      let label = try #require(shown)
      let start = score == nil ? 1 : 5
      #expect(label.text == "\(start)" && button?.currentTitle == "\(start)")
      button?.sendActions(for: .touchUpInside)
      controller.view.layoutIfNeeded()
      #expect(label.text == "\(start + 1)" && button?.currentTitle == "\(start + 1)")
    }
    #expect(provided.points == 6)
  }
}

@Suite("State and objects")
@MainActor
struct StateTests {
  @Test("an object is created when it is first read, once for all copies")
  func stateObject() {
    var count = 0
    func make() -> Score {
      count += 1
      return Score()
    }
    let object = StateObject(wrappedValue: make())
    let copy = object
    #expect(count == 0)
    object.projectedValue.points.wrappedValue = 5
    #expect(copy.wrappedValue.points == 5 && count == 1)
  }

  @Test("a state may begin with nil, and an observable object has bindings")
  func others() {
    #expect(State<Int?>().wrappedValue == nil)
    let level = Bindable(wrappedValue: Level())
    level.projectedValue.number.wrappedValue = 3
    #expect(level.wrappedValue.number == 3)
    #expect(withAnimation(.easeInOut(duration: 1)) { 4 } == 4)
  }
}
