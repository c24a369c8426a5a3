// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("Events, states and handlers of UIControl")
struct ControlEventTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @MainActor
  private final class Target: NSObject {
    var calls: [String] = []
    func first() { calls.append("first") }
    func second() { calls.append("second") }
  }

  @Test("events have the bits of UIKit's headers")
  func eventBits() {
    let touches: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(touches.map(\.rawValue) == (0..<9).map { 1 << $0 })
    let others: [UIControl.Event] = [
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(others.map(\.rawValue) == [12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
  }

  @Test("the sets of events hold those of their kind and no other")
  func eventSets() {
    #expect(UIControl.Event.allTouchEvents.isSuperset(of: [.touchDown, .touchCancel]))
    #expect(UIControl.Event.allTouchEvents.isDisjoint(with: [.valueChanged, .editingChanged]))
    #expect(
      UIControl.Event.allEditingEvents.isSuperset(of: [.editingDidBegin, .editingDidEndOnExit]))
    #expect(UIControl.Event.allEditingEvents.isDisjoint(with: .primaryActionTriggered))
    let sets: [UIControl.Event] = [
      .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved,
    ]
    #expect(sets.map(\.rawValue) == [0xFFF, 0xF_0000, 0x0F00_0000, 0xF000_0000])
    #expect(sets.allSatisfy { UIControl.Event.allEvents.isSuperset(of: $0) })
  }

  @Test("states and alignments have the numbers of UIKit's headers")
  func stateBits() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(UIControl.State.application.rawValue == 0xFF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    let horizontal: [UIControl.ContentHorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    #expect(horizontal.map(\.rawValue) == Array(0...5))
    let vertical: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
    #expect(vertical.map(\.rawValue) == Array(0...3))
  }

  @Test("leading content is at the left, and trailing content at the right")
  func effectiveAlignment() {
    #expect(control.contentHorizontalAlignment == .center)
    let pairs: [(UIControl.ContentHorizontalAlignment, UIControl.ContentHorizontalAlignment)] = [
      (.leading, .left), (.trailing, .right), (.center, .center), (.fill, .fill), (.left, .left),
    ]
    for (given, effective) in pairs {
      control.contentHorizontalAlignment = given
      #expect(control.effectiveContentHorizontalAlignment == effective)
    }
  }

  @Test("handlers of several events at once are called once each, in the order of their coming")
  func order() {
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("a") }, for: [.touchDown, .valueChanged])
    control.addAction(UIAction { _ in calls.append("b") }, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchCancel)
    #expect(calls == ["a", "b", "a"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test("removing an action for one event keeps it for the others")
  func partialRemoval() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1 && control.allControlEvents == .touchUpInside)
    control.removeAction(identifiedBy: action.identifier, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("a target's methods are removed one by one, or all of a target's, or of all targets")
  func targets() {
    let (a, b) = (Target(), Target())
    let first = Selector("first", Target.first)
    let second = Selector("second", Target.second)
    for target in [a, b] {
      control.addTarget(target, action: first, for: .touchDown)
      control.addTarget(target, action: second, for: .touchDown)
    }
    control.removeTarget(a, action: first, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(a.calls == ["second"] && b.calls == ["first", "second"])
    control.removeTarget(b, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(a.calls == ["second", "second"] && b.calls.count == 2)
    control.removeTarget(nil, action: nil, for: .touchDown)
    #expect(control.allTargets.isEmpty)
  }

  @Test("all targets are distinguished, and NSNull stands for the responder chain")
  func allTargets() {
    let target = Target()
    control.addTarget(target, action: Selector("first", Target.first), for: .touchDown)
    control.addTarget(target, action: Selector("second", Target.second), for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .touchDown)
    #expect(control.allTargets == [target])
    control.addTarget(nil, action: Selector("first", Target.first), for: .touchDown)
    // Two instances of NSNull need not have one hash, so that the sets are not compared.
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(target))
    #expect(control.allTargets.contains { $0.base is NSNull })
  }

  @Test("handlers are enumerated with what they are, until the flag stops it")
  func enumeration() {
    let target = Target()
    let action = UIAction { _ in }
    control.addAction(action, for: .touchDown)
    control.addTarget(target, action: Selector("first", Target.first), for: .valueChanged)
    var found: [String] = []
    control.enumerateEventHandlers { own, method, events, _ in
      if own === action { found.append("action \(events.rawValue)") }
      if let method { found.append("\(method.1.description) \(events.rawValue)") }
    }
    #expect(found == ["action 1", "first 4096"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }
}
