// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every member of gravity.
private final class Gravity: UIGravityBehavior {
  let calls = Calls()

  override init(items: [any UIDynamicItem]) {
    super.init(items: items)
  }

  override func addItem(_ item: any UIDynamicItem) {
    calls.append("add")
    super.addItem(item)
  }

  override func removeItem(_ item: any UIDynamicItem) {
    calls.append("remove")
    super.removeItem(item)
  }

  override func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    calls.append("set")
    super.setAngle(angle, magnitude: magnitude)
  }

  override var items: [any UIDynamicItem] { super.items }

  override var gravityDirection: CGVector {
    get { super.gravityDirection }
    set { super.gravityDirection = newValue }
  }

  override var angle: CGFloat {
    get { super.angle }
    set { super.angle = newValue }
  }

  override var magnitude: CGFloat {
    get { super.magnitude }
    set { super.magnitude = newValue }
  }
}

@MainActor
@Suite("UIGravityBehavior, as UIKit declares it")
struct UIGravityBehaviorTests {
  @Test("GR01, GR05–GR07: a fresh gravity points down with magnitude 1")
  func defaults() {
    for gravity in [UIGravityBehavior(items: [Dot()]), UIGravityBehavior()] {
      #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
      #expect(gravity.angle == .pi / 2)
      #expect(gravity.magnitude == 1)
    }
  }

  @Test("GR02–GR04: items come once, and go")
  func items() {
    let (first, second) = (Dot(), Dot())
    let gravity = UIGravityBehavior(items: [first])
    gravity.addItem(second)
    gravity.addItem(second)
    #expect(gravity.items.map { $0 === first } == [true, false])
    gravity.removeItem(first)
    gravity.removeItem(first)
    #expect(gravity.items.map { $0 === second } == [true])
  }

  @Test("GR08: angle and magnitude are set at once")
  func setAngle() {
    let gravity = UIGravityBehavior(items: [])
    gravity.setAngle(0, magnitude: 3)
    #expect(gravity.angle == 0)
    #expect(gravity.magnitude == 3)
    #expect(gravity.gravityDirection == CGVector(dx: 3, dy: 0))
  }

  @Test("GR01–GR08: every member can be overridden")
  func overrides() {
    let item = Dot()
    let gravity = Gravity(items: [])
    gravity.addItem(item)
    gravity.angle = 0
    gravity.magnitude = 2
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    gravity.gravityDirection = CGVector(dx: 0, dy: 5)
    #expect(gravity.magnitude == 5)
    gravity.setAngle(0, magnitude: 1)
    gravity.removeItem(item)
    #expect(gravity.items.isEmpty)
    #expect(gravity.calls.names == ["add", "set", "remove"])
    let behavior: UIDynamicBehavior = gravity
    #expect(behavior.childBehaviors.isEmpty)
  }
}
