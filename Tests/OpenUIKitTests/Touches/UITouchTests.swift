// SPDX-License-Identifier: Apache-2.0

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

@Suite("ScriptedTouch")
struct ScriptedTouchTests {
  private static let point = CGPoint(x: 1, y: 2)
  private static let other = CGPoint(x: 3, y: 2)

  private static let touches: [ScriptedTouch] = [
    .tap(at: point, time: 1), .tap(at: other, time: 1), .tap(at: point, time: 2),
    .longPress(at: point, start: 1, duration: 1), .longPress(at: point, start: 1, duration: 2),
    .drag(from: point, to: other, start: 1, duration: 1),
    .drag(from: other, to: point, start: 1, duration: 1),
  ]

  @Test("scripted touches are equal when kind, positions and times are")
  func equality() {
    #expect(Set(Self.touches).count == Self.touches.count)
    #expect(Set(Self.touches + Self.touches).count == Self.touches.count)
  }
}
