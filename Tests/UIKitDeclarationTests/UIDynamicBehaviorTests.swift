// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every member of a behavior, as a composite may.
private final class Composite: UIDynamicBehavior {
  let calls = Calls()

  override init() {
    super.init()
  }

  override func addChildBehavior(_ behavior: UIDynamicBehavior) {
    calls.append("add")
    super.addChildBehavior(behavior)
  }

  override func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    calls.append("remove")
    super.removeChildBehavior(behavior)
  }

  override var childBehaviors: [UIDynamicBehavior] { super.childBehaviors }

  override var action: (() -> Void)? {
    get { super.action }
    set { super.action = newValue }
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    calls.append(dynamicAnimator == nil ? "move out" : "move in")
    super.willMove(to: dynamicAnimator)
  }

  override var dynamicAnimator: UIDynamicAnimator? { super.dynamicAnimator }
}

@MainActor
@Suite("UIDynamicBehavior, as UIKit declares it")
struct UIDynamicBehaviorTests {
  @Test("DB01, DB04, DB05, DB07: a fresh behavior has no children, no action and no animator")
  func defaults() {
    let behavior = UIDynamicBehavior()
    #expect(behavior.childBehaviors.isEmpty)
    #expect(behavior.action == nil)
    #expect(behavior.dynamicAnimator == nil)
    let object: NSObject = behavior
    #expect(object === behavior)
  }

  @Test("DB02, DB03, DB04: children come in the order of adding, once, and go")
  func children() {
    let parent = UIDynamicBehavior()
    let children = [UIDynamicBehavior(), UIGravityBehavior(items: []), UIDynamicBehavior()]
    for child in children + [children[0]] { parent.addChildBehavior(child) }
    #expect(parent.childBehaviors == children)
    parent.removeChildBehavior(children[1])
    parent.removeChildBehavior(children[1])
    #expect(parent.childBehaviors == [children[0], children[2]])
  }

  @Test("DB01–DB07: every member can be overridden, and the animator calls the overrides")
  func overrides() {
    let behavior = Composite()
    let child = UIDynamicBehavior()
    behavior.addChildBehavior(child)
    var count = 0
    behavior.action = { count += 1 }
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [Dot()]))
    animator.addBehavior(behavior)
    #expect(behavior.dynamicAnimator === animator)
    #expect(child.dynamicAnimator === animator)
    animator.step(by: 0.5)
    #expect(count == 30)
    behavior.removeChildBehavior(child)
    animator.removeBehavior(behavior)
    #expect(behavior.calls.names == ["add", "move in", "remove", "move out"])
    #expect(behavior.dynamicAnimator == nil)
  }
}
