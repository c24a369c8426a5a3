// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every member of push.
private final class Push: UIPushBehavior {
  let calls = Calls()

  override init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    super.init(items: items, mode: mode)
  }

  override func addItem(_ item: any UIDynamicItem) {
    calls.append("add")
    super.addItem(item)
  }

  override func removeItem(_ item: any UIDynamicItem) {
    calls.append("remove")
    super.removeItem(item)
  }

  override func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    super.targetOffsetFromCenter(for: item)
  }

  override func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    calls.append("offset")
    super.setTargetOffsetFromCenter(o, for: item)
  }

  override func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    calls.append("set")
    super.setAngle(angle, magnitude: magnitude)
  }

  override var items: [any UIDynamicItem] { super.items }
  override var mode: UIPushBehavior.Mode { super.mode }

  override var active: Bool {
    get { super.active }
    set { super.active = newValue }
  }

  override var angle: CGFloat {
    get { super.angle }
    set { super.angle = newValue }
  }

  override var magnitude: CGFloat {
    get { super.magnitude }
    set { super.magnitude = newValue }
  }

  override var pushDirection: CGVector {
    get { super.pushDirection }
    set { super.pushDirection = newValue }
  }
}

@MainActor
@Suite("UIPushBehavior, as UIKit declares it")
struct UIPushBehaviorTests {
  @Test("PU01, PU02: the modes have UIKit's raw values")
  func modes() {
    #expect(UIPushBehavior.Mode.continuous.rawValue == 0)
    #expect(UIPushBehavior.Mode.instantaneous.rawValue == 1)
    #expect(UIPushBehavior.Mode(rawValue: 1) == .instantaneous)
    #expect(UIPushBehavior.Mode(rawValue: 2) == nil)
    let value: Int = UIPushBehavior.Mode.continuous.rawValue
    let sendable: any Sendable = UIPushBehavior.Mode.continuous
    #expect(value == 0 && sendable is UIPushBehavior.Mode)
  }

  @Test(
    "PU03, PU09–PU13: a fresh push is active, of the mode that was given, and of no strength",
    arguments: [UIPushBehavior.Mode.continuous, .instantaneous])
  func defaults(mode: UIPushBehavior.Mode) {
    let push = UIPushBehavior(items: [Dot()], mode: mode)
    #expect(push.mode == mode)
    #expect(push.active)
    #expect(push.angle == 0)
    #expect(push.magnitude == 0)
    #expect(push.pushDirection == CGVector(dx: 0, dy: 0))
  }

  @Test("PU04–PU06: items come once, and go")
  func items() {
    let (first, second) = (Dot(), Dot())
    let push = UIPushBehavior(items: [first], mode: .continuous)
    push.addItem(second)
    push.addItem(second)
    #expect(push.items.map { $0 === first } == [true, false])
    push.removeItem(first)
    #expect(push.items.map { $0 === second } == [true])
  }

  @Test("PU07, PU08: the force acts at the center unless an offset is set")
  func offset() {
    let item = Dot()
    let push = UIPushBehavior(items: [item], mode: .continuous)
    #expect(push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 0, vertical: 0))
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 3, vertical: -4), for: item)
    #expect(push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 3, vertical: -4))
    #expect(push.targetOffsetFromCenter(for: Dot()) == .zero)
  }

  @Test("PU11–PU14: angle, magnitude and vector say the same")
  func vector() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.setAngle(.pi / 2, magnitude: 2)
    #expect(abs(push.pushDirection.dy - 2) < 1e-12 && abs(push.pushDirection.dx) < 1e-12)
    push.pushDirection = CGVector(dx: -3, dy: 0)
    #expect(push.magnitude == 3)
    #expect(abs(abs(push.angle) - .pi) < 1e-12)
    push.angle = .pi / 2
    #expect(push.magnitude == 3 && abs(push.pushDirection.dy - 3) < 1e-12)
    push.magnitude = 5
    #expect(abs(push.angle - .pi / 2) < 1e-12 && abs(push.pushDirection.dy - 5) < 1e-12)
  }

  @Test("PU01–PU14: every member can be overridden")
  func overrides() {
    let item = Dot()
    let push = Push(items: [], mode: .instantaneous)
    push.addItem(item)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 0), for: item)
    push.setAngle(0, magnitude: 1)
    push.angle = 1
    push.magnitude = 2
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.active = false
    #expect(push.mode == .instantaneous && !push.active)
    #expect(push.targetOffsetFromCenter(for: item).horizontal == 1)
    push.removeItem(item)
    #expect(push.items.isEmpty)
    #expect(push.calls.names == ["add", "offset", "set", "remove"])
  }
}
