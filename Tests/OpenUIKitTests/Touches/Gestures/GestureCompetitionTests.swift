// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Recognizers that compete for a touch")
@MainActor
struct GestureCompetitionTests {
  private let on = GestureFixture()
  private let log = GestureLog()
  private let first: ScriptedRecognizer
  private let second: ScriptedRecognizer

  init() {
    (first, second) = (ScriptedRecognizer(), ScriptedRecognizer())
    for (recognizer, name) in [(first, "first"), (second, "second")] {
      recognizer.name = name
      recognizer.addTarget(log, action: GestureLog.hear)
      on.view.addGestureRecognizer(recognizer)
    }
  }

  /// Who may prevent and be prevented, and whether both are recognized.
  private nonisolated static let permissions: [(prevents: Bool, preventable: Bool, both: Bool)] = [
    (true, true, false), (false, true, true), (true, false, true), (false, false, true),
  ]

  @Test(
    "a recognized gesture prevents another unless one of the two refuses", arguments: permissions)
  func prevention(prevents: Bool, preventable: Bool, both: Bool) {
    first.prevents = prevents
    second.preventable = preventable
    on.begin(150, 150)
    first.state = .began
    #expect(second.state == (both ? .possible : .failed))
    second.state = .began
    #expect(log.calls == (both ? ["first began", "second began"] : ["first began"]))
  }

  @Test("one delegate's permission is enough for both to be recognized", arguments: [0, 1])
  func simultaneous(index: Int) {
    log.simultaneous = true
    [first, second][index].delegate = log
    on.begin(150, 150)
    first.state = .began
    second.state = .began
    #expect(log.calls == ["first began", "second began"])
  }

  @Test("without permission the first that is recognized wins, whichever it is", arguments: [0, 1])
  func winner(index: Int) {
    let recognizers = [first, second]
    on.begin(150, 150)
    recognizers[index].state = .ended
    recognizers[1 - index].state = .ended
    #expect(log.calls == [index == 0 ? "first ended" : "second ended"])
  }

  /// The five ways to declare that the first gesture waits for the second to fail.
  enum Requirement: CaseIterable, Sendable {
    case method, override, reverseOverride, delegate, reverseDelegate
  }

  @MainActor
  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    weak var waiting: UIGestureRecognizer?
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waiting }
  }

  private let refusing = Refusing()

  private func require(_ requirement: Requirement) {
    switch requirement {
    case .method: first.require(toFail: second)
    case .override: first.waitsFor = second
    case .reverseOverride: second.holdsBack = first
    case .delegate:
      log.waitsFor = second
      first.delegate = log
    case .reverseDelegate:
      refusing.waiting = first
      second.delegate = refusing
    }
  }

  @Test(
    "a gesture that waits is recognized when the other has failed", arguments: Requirement.allCases)
  func failure(requirement: Requirement) {
    require(requirement)
    on.begin(150, 150)
    first.state = .began
    #expect(log.calls.isEmpty && first.state == .possible)
    second.state = .failed
    #expect(log.calls == ["first began"] && first.state == .began)
  }

  @Test("a gesture that waits fails when the other is recognized", arguments: Requirement.allCases)
  func recognition(requirement: Requirement) {
    require(requirement)
    on.begin(150, 150)
    first.state = .began
    second.state = .began
    #expect(log.calls == ["second began"] && first.state == .failed)
  }

  @Test("a gesture does not wait for one whose touches never came")
  func elsewhere() {
    let other = ScriptedRecognizer()
    let place = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    on.window.addSubview(place)
    place.addGestureRecognizer(other)
    first.require(toFail: other)
    on.begin(150, 150)
    first.state = .ended
    #expect(log.calls == ["first ended"])
  }

  @Test("a chain of requirements is decided from its end")
  func chain() {
    let third = ScriptedRecognizer()
    third.name = "third"
    third.addTarget(log, action: GestureLog.hear)
    on.view.addGestureRecognizer(third)
    first.require(toFail: second)
    second.require(toFail: third)
    on.begin(150, 150)
    first.state = .ended
    second.state = .ended
    #expect(log.calls.isEmpty)
    third.state = .failed
    #expect(log.calls == ["second ended"])
    on.end()
    #expect(first.state == .possible && first.resets == 1)
  }

  @Test("the view may refuse a gesture, and the delegate is asked before it")
  func viewRefusal() {
    final class Stubborn: UIView {
      var asked = 0
      override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        asked += 1
        return false
      }
    }
    let stubborn = Stubborn(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    on.window.addSubview(stubborn)
    stubborn.addGestureRecognizer(first)
    on.begin(20, 20)
    first.state = .began
    #expect(first.state == .failed && stubborn.asked == 1)
    on.end()
    first.delegate = log
    log.mayBegin = false
    on.begin(20, 20)
    first.state = .began
    #expect(stubborn.asked == 1 && log.calls.isEmpty)
  }

  @Test("a delegate may refuse a touch by its event")
  func refusedEvent() {
    final class Refuser: NSObject, UIGestureRecognizerDelegate {
      var events: [UIEvent.EventType] = []
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        events.append(event.type)
        return false
      }
    }
    let refuser = Refuser()
    first.delegate = refuser
    on.tap(150, 150)
    #expect(refuser.events == [.touches])
    #expect(first.received.isEmpty && second.received == ["began 1", "ended 1"])
  }

  @Test("a delegate without methods accepts every touch and gesture, one at a time")
  func delegateDefaults() {
    final class Empty: NSObject, UIGestureRecognizerDelegate {}
    let empty = Empty()
    (first.delegate, second.delegate) = (empty, empty)
    on.begin(150, 150)
    first.state = .began
    second.state = .began
    #expect(log.calls == ["first began"])
  }

  @Test("a control keeps a tap from the recognizer of its superview, but not from its own")
  func controls() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    on.view.addSubview(button)
    let outer = UITapGestureRecognizer(target: log, action: GestureLog.hear)
    outer.name = "outer"
    on.view.gestureRecognizers = [outer]
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    on.tap(130, 130)
    #expect(presses == 1 && log.calls.isEmpty)
    on.tap(250, 250)
    #expect(log.calls == ["outer ended"])
    let own = UITapGestureRecognizer(target: log, action: GestureLog.hear)
    own.name = "own"
    button.addGestureRecognizer(own)
    on.tap(130, 130)
    #expect(log.calls == ["outer ended", "own ended"])
  }
}
