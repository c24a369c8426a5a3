// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// A recognizer whose states a test sets, and which counts its resets.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
  var resets = 0
  var prevents = true
  var preventable = true
  weak var waitsFor: UIGestureRecognizer?
  weak var holdsBack: UIGestureRecognizer?
  var received: [String] = []

  override func reset() {
    super.reset()
    resets += 1
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventable
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === waitsFor
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === holdsBack
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    received.append("began \(touches.count)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    received.append("moved \(touches.count)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    received.append("ended \(touches.count)")
  }
}

@Suite("States of a gesture recognizer")
@MainActor
struct GestureStateTests {
  private typealias State = UIGestureRecognizer.State
  private let on = GestureFixture()
  private let log = GestureLog()

  private func add(_ name: String = "own") -> ScriptedRecognizer {
    let recognizer = ScriptedRecognizer()
    recognizer.name = name
    recognizer.addTarget(log, action: GestureLog.hear)
    on.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// States that a subclass sets during a touch, and the states in which actions are called.
  struct Sequence: Sendable {
    let set: [UIGestureRecognizer.State]
    let reported: [UIGestureRecognizer.State]
    let final: UIGestureRecognizer.State
  }

  private nonisolated static let sequences = [
    Sequence(
      set: [.began, .changed, .ended], reported: [.began, .changed, .ended], final: .ended),
    Sequence(set: [.began, .ended], reported: [.began, .ended], final: .ended),
    Sequence(
      set: [.began, .changed, .changed, .cancelled],
      reported: [.began, .changed, .changed, .cancelled], final: .cancelled),
    // A discrete gesture goes from possible to ended.
    Sequence(set: [.ended], reported: [.ended], final: .ended),
    Sequence(set: [.recognized, .changed, .began], reported: [.ended], final: .ended),
    // A failure calls no action, and its touches cannot form the gesture any more.
    Sequence(set: [.failed], reported: [], final: .failed),
    Sequence(set: [.failed, .began, .ended], reported: [], final: .failed),
    Sequence(
      set: [.began, .cancelled, .changed, .ended], reported: [.began, .cancelled], final: .cancelled
    ),
    // A gesture that has begun does not return to possible by itself, nor begin again.
    Sequence(set: [.began, .possible, .began], reported: [.began], final: .began),
  ]

  @Test(
    "a change of state calls the actions once, and an end is final until the touches end",
    arguments: sequences)
  func sequences(sequence: Sequence) {
    let recognizer = add()
    on.begin(150, 150)
    for state in sequence.set { recognizer.state = state }
    #expect(log.calls == sequence.reported.map { "own \($0)" })
    #expect(recognizer.state == sequence.final && recognizer.resets == 0)
    on.end()
    #expect(recognizer.state == .possible && recognizer.resets == 1)
  }

  @Test(
    "touches that end without a decision fail the gesture, and those that leave it running cancel it"
  )
  func undecided() {
    let recognizer = add()
    on.begin(150, 150)
    on.end()
    #expect(log.calls.isEmpty && recognizer.resets == 1)
    on.begin(150, 150)
    recognizer.state = .began
    on.end()
    #expect(log.calls == ["own began", "own cancelled"] && recognizer.resets == 2)
  }

  @Test("the touches of the view are forwarded until the gesture has ended")
  func forwarding() {
    let recognizer = add()
    on.begin(150, 150)
    on.move(151, 150)
    recognizer.state = .failed
    on.move(152, 150)
    on.end()
    #expect(recognizer.received == ["began 1", "moved 1"])
    on.tap(150, 150)
    #expect(recognizer.received.suffix(2) == ["began 1", "ended 1"])
  }

  @Test("an ignored touch is not forwarded and does not count")
  func ignoring() throws {
    final class Picky: UIGestureRecognizer {
      var moves = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first, touch.location(in: view).x < 50 { ignore(touch, for: event) }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    }
    let picky = Picky()
    on.view.addGestureRecognizer(picky)
    on.begin(110, 150)
    #expect(picky.numberOfTouches == 0)
    on.move(200, 150)
    on.end()
    on.begin(200, 150)
    #expect(picky.numberOfTouches == 1)
    on.move(210, 150)
    #expect(picky.moves == 1)
  }

  @Test("the location is the centroid of the touches, and each touch has its own")
  func locations() {
    let recognizer = add()
    on.view.isMultipleTouchEnabled = true
    on.begin(120, 140, touch: 0)
    on.begin(180, 160, touch: 1)
    #expect(recognizer.location(in: nil) == CGPoint(x: 150, y: 150))
    #expect(recognizer.location(in: on.view) == CGPoint(x: 50, y: 50))
    #expect(recognizer.location(ofTouch: 0, in: on.view) == CGPoint(x: 20, y: 40))
    #expect(recognizer.location(ofTouch: 1, in: nil) == CGPoint(x: 180, y: 160))
    // An index out of range has the location of the gesture.
    #expect(recognizer.location(ofTouch: 2, in: nil) == CGPoint(x: 150, y: 150))
  }

  @Test("disabling a recognizer cancels its gesture, and it tracks no touches until enabled")
  func disabling() {
    let recognizer = add()
    on.begin(150, 150)
    recognizer.state = .began
    recognizer.isEnabled = false
    #expect(log.calls == ["own began", "own cancelled"])
    on.end()
    on.tap(150, 150)
    #expect(recognizer.received == ["began 1"])
    recognizer.isEnabled = true
    on.tap(150, 150)
    #expect(recognizer.received.count == 3)
  }

  @Test("a new recognizer has Apple's defaults")
  func defaults() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.isEnabled && recognizer.state == .possible && recognizer.view == nil)
    #expect(recognizer.cancelsTouchesInView && recognizer.delaysTouchesEnded)
    #expect(!recognizer.delaysTouchesBegan && recognizer.requiresExclusiveTouchType)
    #expect(recognizer.name == nil && recognizer.delegate == nil)
    #expect(recognizer.canPrevent(recognizer) && recognizer.canBePrevented(by: recognizer))
    #expect(!recognizer.shouldRequireFailure(of: recognizer))
    #expect(!recognizer.shouldBeRequiredToFail(by: recognizer))
  }

  @Test("the raw values of states and swipe directions are those of Apple's headers")
  func rawValues() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5] && State.recognized == .ended)
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }
}
