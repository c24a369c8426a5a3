import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UITouch and UIEvent")
@MainActor
struct UITouchTests {
  /// A view that keeps the last event and the touches' phases at each change.
  private final class Recorder: UIView {
    var event: UIEvent?
    var phases: [[UITouch.Phase]] = []
    var touch: UITouch?

    private func record(_ touches: Set<UITouch>, _ event: UIEvent?) {
      self.event = event
      touch = touches.first
      let all = (event?.allTouches ?? []).sorted { $0.location(in: nil).y < $1.location(in: nil).y }
      phases.append(all.map(\.phase))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      record(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      record(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      record(touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      record(touches, event)
    }
  }

  private let on = GestureFixture()
  private let recorder = Recorder(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  init() {
    on.window.addSubview(recorder)
    recorder.isMultipleTouchEnabled = true
  }

  @Test("a touch passes through its phases, and resting ones are stationary")
  func phases() {
    on.begin(150, 150, touch: 0)
    on.begin(150, 200, touch: 1)
    on.move(160, 150, touch: 0)
    on.end(touch: 1)
    on.cancel(touch: 0)
    #expect(
      recorder.phases == [
        [.began], [.stationary, .began], [.moved, .stationary], [.stationary, .ended], [.cancelled],
      ])
  }

  @Test("positions are in the coordinates of any view, before and after a move")
  func positions() throws {
    recorder.transform = CGAffineTransform(scaleX: 2, y: 2)
    on.begin(150, 150)
    on.move(170, 130)
    let touch = try #require(recorder.touch)
    #expect(touch.location(in: nil) == CGPoint(x: 170, y: 130))
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 150, y: 150))
    // The view of 400 × 400 points around (200, 200) shows 200 × 200 of its own.
    #expect(touch.location(in: recorder) == CGPoint(x: 85, y: 65))
    #expect(touch.previousLocation(in: recorder) == CGPoint(x: 75, y: 75))
    #expect(touch.preciseLocation(in: recorder) == touch.location(in: recorder))
    #expect(touch.precisePreviousLocation(in: nil) == touch.previousLocation(in: nil))
    #expect(touch.view === recorder && touch.window === on.window)
  }

  @Test("touch and event have the time of the change")
  func timestamps() {
    on.wait(0.5)
    on.begin(150, 150)
    #expect(recorder.touch?.timestamp == 0.5 && recorder.event?.timestamp == 0.5)
    on.wait(0.25)
    on.move(160, 150)
    #expect(recorder.touch?.timestamp == 0.75 && recorder.event?.timestamp == 0.75)
  }

  @Test("an event's touches are found by view, window and recognizer")
  func filters() throws {
    let tap = UITapGestureRecognizer()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addGestureRecognizer(tap)
    on.window.addSubview(other)
    on.begin(20, 20, touch: 0)
    on.begin(150, 150, touch: 1)
    let event = try #require(recorder.event)
    let touch = try #require(recorder.touch)
    #expect(event.allTouches?.count == 2 && event.touches(for: recorder) == [touch])
    #expect(event.touches(for: on.window)?.count == 2)
    #expect(event.touches(for: tap)?.first?.view === other)
    #expect(event.touches(for: UIView())?.isEmpty != false)
    #expect(event.coalescedTouches(for: touch) == [touch])
    #expect(event.predictedTouches(for: touch) == [])
    #expect(event.type == .touches && event.subtype == .none)
  }

  @Test("a touch is that of a finger on a screen that measures no force")
  func properties() throws {
    on.begin(150, 150)
    let touch = try #require(recorder.touch)
    #expect(touch.type == .direct && touch.force == 0 && touch.maximumPossibleForce == 0)
    #expect(touch.tapCount == 1 && touch.majorRadius > touch.majorRadiusTolerance)
  }

  private nonisolated static let taps: [(pause: Double, distance: CGFloat, count: Int)] = [
    (0.1, 0, 2), (0.34, 44, 2), (0.4, 0, 1), (0.1, 46, 1),
  ]

  @Test("taps count as one sequence within 0.35 s and 45 points", arguments: taps)
  func tapCounts(pause: Double, distance: CGFloat, count: Int) {
    on.tap(150, 150)
    on.wait(pause)
    on.tap(150 + distance, 150)
    #expect(recorder.touch?.tapCount == count)
  }

  @Test("a touch that begins again under its number cancels the one before")
  func replacement() {
    on.begin(150, 150)
    on.begin(160, 160)
    #expect(recorder.phases == [[.began], [.cancelled], [.began]])
    on.cancel()
    on.cancel()
    on.end()
    #expect(recorder.phases.count == 4)
  }

  @Test("the raw values are those of Apple's headers")
  func rawValues() {
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    let events: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses]
    #expect(events.map(\.rawValue) == [0, 1, 2, 3])
    let subtypes: [UIEvent.EventSubtype] = [.none, .motionShake]
    #expect(subtypes.map(\.rawValue) == [0, 1])
  }
}

@Suite("UIResponder")
@MainActor
struct UIResponderTests {
  /// A view that can become the first responder, and resigns as a test sets it.
  private final class Field: UIView {
    var resigns = true
    var shakes: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes.append("began \(motion == .motionShake)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      shakes.append("ended \(motion == .motionShake)")
    }
  }

  /// Runs a body with an application of its own.
  private func run(_ body: () -> Void) { AppEnvironment().run(body) }

  @Test("the first responder resigns for the next one, unless it refuses")
  func firstResponder() {
    run {
      let (first, second) = (Field(), Field())
      #expect(first.becomeFirstResponder() && first.isFirstResponder)
      #expect(first.becomeFirstResponder())
      #expect(second.becomeFirstResponder() && !first.isFirstResponder)
      second.resigns = false
      #expect(!first.becomeFirstResponder() && second.isFirstResponder)
      #expect(!second.resignFirstResponder())
      second.resigns = true
      #expect(second.resignFirstResponder() && !second.isFirstResponder)
    }
  }

  @Test("a plain responder cannot become the first one, and resigns without effect")
  func plain() {
    run {
      let (plain, field) = (UIResponder(), Field())
      #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder())
      field.becomeFirstResponder()
      #expect(plain.resignFirstResponder() && field.isFirstResponder)
      #expect(plain.next == nil)
    }
  }

  @Test("a motion goes up the responder chain to the one that handles it")
  func motion() {
    let (outer, inner) = (Field(), UIView())
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    #expect(outer.shakes == ["began true", "ended true"])
  }

  @Test("the chain leads from a view through controllers and the window to the app's delegate")
  func chain() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (parent, child, leaf) = (UIViewController(), UIViewController(), UIView())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.addSubview(leaf)
      window.rootViewController = parent
      window.makeKeyAndVisible()
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      var chain: [UIResponder] = [leaf]
      while let next = chain.last?.next { chain.append(next) }
      #expect(
        chain == [
          leaf, child.view, child, parent.view, parent, window, UIApplication.shared, delegate,
        ])
    }
  }
}
