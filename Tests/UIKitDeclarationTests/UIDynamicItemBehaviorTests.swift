// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every method of item properties.
private class Methods: UIDynamicItemBehavior {
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

  override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    calls.append("linear")
    super.addLinearVelocity(velocity, for: item)
  }

  override func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    super.linearVelocity(for: item)
  }

  override func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    calls.append("angular")
    super.addAngularVelocity(velocity, for: item)
  }

  override func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    super.angularVelocity(for: item)
  }
}

/// Overrides every property of item properties.
private final class Properties: Methods {
  override var items: [any UIDynamicItem] { super.items }

  override var elasticity: CGFloat {
    get { super.elasticity }
    set { super.elasticity = newValue }
  }

  override var friction: CGFloat {
    get { super.friction }
    set { super.friction = newValue }
  }

  override var density: CGFloat {
    get { super.density }
    set { super.density = newValue }
  }

  override var resistance: CGFloat {
    get { super.resistance }
    set { super.resistance = newValue }
  }

  override var angularResistance: CGFloat {
    get { super.angularResistance }
    set { super.angularResistance = newValue }
  }

  override var charge: CGFloat {
    get { super.charge }
    set { super.charge = newValue }
  }

  override var isAnchored: Bool {
    get { super.isAnchored }
    set { super.isAnchored = newValue }
  }

  override var allowsRotation: Bool {
    get { super.allowsRotation }
    set { super.allowsRotation = newValue }
  }
}

@MainActor
@Suite("UIDynamicItemBehavior, as UIKit declares it")
struct UIDynamicItemBehaviorTests {
  @Test("IB01, IB05–IB12: the getters of a fresh behavior give the documented values")
  func defaults() {
    for behavior in [UIDynamicItemBehavior(items: [Dot()]), UIDynamicItemBehavior()] {
      #expect(behavior.elasticity == 0)
      #expect(behavior.friction == 0)
      #expect(behavior.density == 1)
      #expect(behavior.resistance == 0)
      #expect(behavior.angularResistance == 0)
      #expect(behavior.charge == 0)
      #expect(!behavior.isAnchored)
      #expect(behavior.allowsRotation)
    }
  }

  @Test("IB02–IB04: items come once, and go")
  func items() {
    let (first, second) = (Dot(), Dot())
    let behavior = UIDynamicItemBehavior(items: [first])
    behavior.addItem(second)
    behavior.addItem(second)
    #expect(behavior.items.map { $0 === first } == [true, false])
    behavior.removeItem(first)
    #expect(behavior.items.map { $0 === second } == [true])
  }

  @Test("IB13–IB16: velocities are added, in points and radians per second")
  func velocities() {
    let item = Dot()
    let behavior = UIDynamicItemBehavior(items: [item])
    #expect(behavior.linearVelocity(for: item) == .zero)
    #expect(behavior.angularVelocity(for: item) == 0)
    behavior.addLinearVelocity(CGPoint(x: 10, y: -20), for: item)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 0), for: item)
    behavior.addAngularVelocity(3, for: item)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 11, y: -20))
    #expect(behavior.angularVelocity(for: item) == 3)
  }

  @Test("IB05–IB12: every property keeps what is set, also beyond the usual range")
  func values() {
    let behavior = Properties(items: [])
    behavior.elasticity = 1.5
    behavior.friction = 10
    behavior.density = 0.01
    behavior.resistance = .greatestFiniteMagnitude
    behavior.angularResistance = 15
    behavior.charge = -2
    behavior.isAnchored = true
    behavior.allowsRotation = false
    #expect(behavior.elasticity == 1.5 && behavior.friction == 10 && behavior.density == 0.01)
    #expect(behavior.resistance == .greatestFiniteMagnitude && behavior.angularResistance == 15)
    #expect(behavior.charge == -2 && behavior.isAnchored && !behavior.allowsRotation)
  }

  @Test("IB01–IB16: every member can be overridden")
  func overrides() {
    let item = Dot()
    let behavior = Properties(items: [])
    behavior.addItem(item)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    behavior.addAngularVelocity(3, for: item)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 1, y: 2))
    #expect(behavior.angularVelocity(for: item) == 3)
    behavior.removeItem(item)
    #expect(behavior.items.isEmpty)
    #expect(behavior.calls.names == ["add", "linear", "angular", "remove"])
  }
}
