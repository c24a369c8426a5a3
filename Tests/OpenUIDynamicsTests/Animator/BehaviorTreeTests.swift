// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("The tree of behaviors")
struct BehaviorTreeTests {
  @Test("S005: adding a behavior again at the same level is ignored, in silence")
  func addingTwice() {
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior()
    let composite = UIDynamicBehavior()
    let reports = diagnostics {
      animator.addBehavior(gravity)
      animator.addBehavior(gravity)
      let child = UIDynamicBehavior()
      composite.addChildBehavior(child)
      composite.addChildBehavior(child)
    }
    #expect(animator.behaviors.count == 1)
    #expect(composite.childBehaviors.count == 1)
    #expect(reports.isEmpty)
  }

  @Test("S005: a behavior at another level is refused with one diagnostic")
  func twoLevels() {
    let animator = UIDynamicAnimator()
    let composite = UIDynamicBehavior()
    let child = UIDynamicBehavior()
    composite.addChildBehavior(child)
    animator.addBehavior(composite)
    let reports = diagnostics { animator.addBehavior(child) }
    #expect(reports.count == 1)
    #expect(reports.first?.method == "UIDynamicAnimator.addBehavior(_:)")
    #expect(animator.behaviors.count == 1)
    #expect(child.dynamicAnimator === animator)
  }

  @Test("S005: a top-level behavior is refused as a child, and no behavior comes below itself")
  func twoLevelsTheOtherWay() {
    let animator = UIDynamicAnimator()
    let composite = UIDynamicBehavior()
    let gravity = UIGravityBehavior()
    animator.addBehavior(composite)
    animator.addBehavior(gravity)
    #expect(diagnostics { composite.addChildBehavior(gravity) }.count == 1)
    #expect(diagnostics { composite.addChildBehavior(composite) }.count == 1)
    let loose = UIDynamicBehavior()
    let below = UIDynamicBehavior()
    loose.addChildBehavior(below)
    #expect(diagnostics { below.addChildBehavior(loose) }.count == 1)
    #expect(composite.childBehaviors.isEmpty)
    #expect(below.childBehaviors.isEmpty)
  }

  @Test("S006: a behavior in two animators is refused with one diagnostic")
  func twoAnimators() {
    let first = UIDynamicAnimator()
    let second = UIDynamicAnimator()
    let attachment = UIAttachmentBehavior(item: Square(), attachedToAnchor: CGPoint(x: 50, y: 0))
    for behavior in [UIGravityBehavior(), attachment] {
      first.addBehavior(behavior)
      let reports = diagnostics { second.addBehavior(behavior) }
      #expect(reports.count == 1)
      #expect(second.behaviors.isEmpty)
      #expect(behavior.dynamicAnimator === first)
    }
  }

  @Test("S005: removing an unknown behavior is ignored, in silence")
  func removingUnknown() {
    let animator = UIDynamicAnimator()
    let reports = diagnostics {
      animator.removeBehavior(UIGravityBehavior())
      UIDynamicBehavior().removeChildBehavior(UIGravityBehavior())
    }
    #expect(reports.isEmpty)
  }

  @Test(
    "DB06, DB07: willMove(to:) comes before the animator is set, parents first, and nil at the end")
  func willMove() {
    final class Composite: UIDynamicBehavior {
      var log: [String] = []
      let name: String
      weak var root: Composite?
      init(_ name: String) {
        self.name = name
        super.init()
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        let target = dynamicAnimator == nil ? "nil" : "animator"
        let current = self.dynamicAnimator == nil ? "nil" : "animator"
        (root ?? self).log.append("\(name): \(current) to \(target)")
      }
    }
    let parent = Composite("parent")
    let child = Composite("child")
    child.root = parent
    parent.addChildBehavior(child)
    let animator = UIDynamicAnimator()
    animator.addBehavior(parent)
    #expect(child.dynamicAnimator === animator)
    animator.removeBehavior(parent)
    #expect(child.dynamicAnimator == nil)
    #expect(
      parent.log == [
        "parent: nil to animator", "child: nil to animator", "parent: animator to nil",
        "child: animator to nil",
      ])
  }

  @Test("DB05: actions run once per step in the pre-order of the tree, not in the order of adding")
  func actionOrder() {
    var log: [String] = []
    let animator = UIDynamicAnimator()
    let parent = UIDynamicBehavior()
    let child = UIDynamicBehavior()
    let last = UIGravityBehavior(items: [Square()])
    parent.action = { log.append("parent") }
    child.action = { log.append("child") }
    last.action = { log.append("last") }
    animator.addBehavior(parent)
    animator.addBehavior(last)
    parent.addChildBehavior(child)
    animator.step(by: 2 / 60)
    #expect(log == ["parent", "child", "last", "parent", "child", "last"])
  }

  @Test("S009: an action may remove its own behavior, and the one after it")
  func removalInAction() {
    var count = 0
    let animator = UIDynamicAnimator()
    let item = Square()
    let gravity = UIGravityBehavior(items: [item])
    let second = UIDynamicBehavior()
    gravity.action = {
      count += 1
      animator.removeBehavior(gravity)
      animator.removeBehavior(second)
    }
    second.action = { count += 10 }
    animator.addBehavior(gravity)
    animator.addBehavior(second)
    animator.step(by: 1)
    #expect(count == 1)
    #expect(animator.behaviors.isEmpty)
    #expect(abs(item.center.y - distance(after: 1 / 60, acceleration: 1000)) < 0.01)
  }

  @Test("C09: a behavior that outlives its animator has none, and can be used again")
  func animatorDies() {
    let gravity = UIGravityBehavior(items: [Square()])
    var animator: UIDynamicAnimator? = UIDynamicAnimator()
    weak var observed: UIDynamicAnimator?
    observed = animator
    animator?.addBehavior(gravity)
    animator?.step(by: 0.1)
    animator = nil
    #expect(observed == nil)
    #expect(gravity.dynamicAnimator == nil)
    gravity.angle = 1
    let next = UIDynamicAnimator()
    #expect(diagnostics { next.addBehavior(gravity) }.isEmpty)
    #expect(gravity.dynamicAnimator === next)
  }

  @Test("S014: dropping the animator inside of an action is safe")
  func animatorDiesInAction() {
    var animator: UIDynamicAnimator? = UIDynamicAnimator()
    weak var observed: UIDynamicAnimator?
    observed = animator
    let gravity = UIGravityBehavior(items: [Square()])
    gravity.action = { animator = nil }
    animator?.addBehavior(gravity)
    animator?.step(by: 1)
    #expect(observed == nil)
  }

  @Test("C22: nothing of ours keeps animator, behaviors or items alive on its own")
  func noCycles() {
    weak var animator: UIDynamicAnimator?
    weak var simulation: Simulation?
    weak var effect: BehaviorEffect?
    weak var behavior: UIDynamicBehavior?
    weak var item: Square?
    weak var simulated: SimulatedItem?
    func scene() {
      let square = Square()
      let made = UIDynamicAnimator()
      let behaviors = [
        UIGravityBehavior(items: [square]), UICollisionBehavior(items: [square]),
        UISnapBehavior(item: square, snapTo: .zero),
        UIPushBehavior(items: [square], mode: .continuous),
        UIAttachmentBehavior(item: square, attachedToAnchor: .zero),
        UIDynamicItemBehavior(items: [square]),
      ]
      for behavior in behaviors {
        behavior.action = {}
        made.addBehavior(behavior)
      }
      made.step(by: 0.1)
      (animator, simulation, item) = (made, made.simulation, square)
      (behavior, effect) = (behaviors[1], behaviors[1].effect)
      simulated = made.simulation.simulatedItem(for: square)
      #expect(simulated != nil && effect != nil)
    }
    scene()
    #expect(animator == nil && simulation == nil && effect == nil)
    #expect(behavior == nil && item == nil && simulated == nil)
  }

  @Test("C22: a composite that an action of its child removes lives until the end of the step")
  func removedCompositeLives() {
    let animator = UIDynamicAnimator()
    weak var composite: UIDynamicBehavior?
    var isAliveAfterRemoval = false
    func remove() {
      if let composite { animator.removeBehavior(composite) }
    }
    func add() {
      let made = UIDynamicBehavior()
      let gravity = UIGravityBehavior(items: [Square()])
      gravity.action = {
        remove()
        isAliveAfterRemoval = composite != nil
      }
      made.addChildBehavior(gravity)
      animator.addBehavior(made)
      composite = made
    }
    add()
    animator.step(by: 0.1)
    #expect(isAliveAfterRemoval)
    #expect(composite == nil)
  }

  @Test("S013: a behavior and an item that were removed are not kept alive by a resting animator")
  func removedIsFree() {
    let animator = UIDynamicAnimator()
    weak var behavior: UIDynamicBehavior?
    weak var item: Square?
    func scene() {
      let square = Square()
      let push = UIPushBehavior(items: [square], mode: .continuous)
      push.action = {}
      animator.addBehavior(push)
      _ = animator.runUntilPaused(atMost: 2)
      animator.removeBehavior(push)
      (behavior, item) = (push, square)
    }
    scene()
    #expect(behavior == nil)
    #expect(item == nil)
  }

  @Test("S016: a behavior in a composite does what it does alone")
  func compositeIsTransparent() {
    func fall(_ add: (UIDynamicAnimator, UIGravityBehavior) -> Void) -> CGPoint {
      let item = Square()
      let animator = UIDynamicAnimator()
      add(animator, UIGravityBehavior(items: [item]))
      animator.step(by: 1)
      return item.center
    }
    let alone = fall { $0.addBehavior($1) }
    let before = fall { animator, gravity in
      let composite = UIDynamicBehavior()
      composite.addChildBehavior(gravity)
      animator.addBehavior(composite)
    }
    let after = fall { animator, gravity in
      let composite = UIDynamicBehavior()
      animator.addBehavior(composite)
      composite.addChildBehavior(gravity)
    }
    #expect(alone == before)
    #expect(alone == after)
  }

  @Test("a behavior that its child, as it leaves, brings into another animator is there once")
  func broughtElsewhere() {
    final class Mover: UIDynamicBehavior {
      var onLeave: (() -> Void)?
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        guard dynamicAnimator == nil else { return }
        onLeave?()
        onLeave = nil
      }
    }
    let (first, second) = (UIDynamicAnimator(), UIDynamicAnimator())
    let item = Square()
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 0))
    let (child, sibling) = (Mover(), UIGravityBehavior(items: [Square()]))
    snap.addChildBehavior(child)
    snap.addChildBehavior(sibling)
    first.addBehavior(snap)
    let composite = UIDynamicBehavior()
    second.addBehavior(composite)
    child.onLeave = { composite.addChildBehavior(snap) }
    first.removeBehavior(snap)
    #expect(first.behaviors.isEmpty && first.inconsistencies == [])
    #expect(second.inconsistencies == [])
    for behavior in [snap, child, sibling] { #expect(behavior.dynamicAnimator === second) }
    second.removeBehavior(composite)
    #expect(second.inconsistencies == [] && snap.dynamicAnimator == nil)
  }
}
