// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Begins and ends of contacts")
struct ContactPairTests {
  /// A square on a floor and one on top of it, with the log of their delegate.
  @MainActor
  private struct Stack {
    let lower = Square(side: 40, at: CGPoint(x: 0, y: 78))
    let upper = Square(side: 40, at: CGPoint(x: 0, y: 36))
    let animator = UIDynamicAnimator()
    let collision: UICollisionBehavior
    let gravity: UIGravityBehavior
    let log = EventLog()

    init() {
      collision = UICollisionBehavior(items: [lower, upper])
      collision.addFloor(at: 100, from: -200, to: 200)
      collision.collisionDelegate = log
      gravity = UIGravityBehavior(items: [lower, upper])
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      animator.step(by: 1)
      log.events.removeAll { _ in true }
    }
  }

  @Test("CD01, S077: two items begin to touch where they meet")
  func beginItems() throws {
    let one = Square(side: 40)
    let two = Square(side: 40, at: CGPoint(x: 100, y: 0))
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [one, two])
    let log = EventLog()
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    let behavior = frictionless([one, two])
    behavior.addLinearVelocity(CGPoint(x: 120, y: 0), for: one)
    animator.addBehavior(behavior)
    // They meet after half a second, and part again later, because items are a little elastic.
    animator.step(by: 0.53)
    #expect(log.events == ["began items"])
    let point = try #require(log.points.first)
    #expect(abs(point.x - 80) < 3 && abs(point.y) <= 21)
  }

  @Test("CD02: two items that part end their contact")
  func endItems() {
    let stack = Stack()
    let push = UIPushBehavior(items: [stack.upper], mode: .instantaneous)
    push.setAngle(-.pi / 2, magnitude: 0.8)
    stack.animator.addBehavior(push)
    stack.animator.step(by: 0.3)
    #expect(stack.log.events == ["ended items"])
  }

  @Test("CD03: an item begins to touch a boundary, which is named by its identifier")
  func beginBoundary() {
    let item = Square(side: 20)
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 50, from: -50, to: 50)
    let log = EventLog()
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.step(by: 0.35)
    #expect(log.events.first == "began floor")
  }

  @Test("CD04, S073: an item leaves the reference bounds, which have no identifier")
  func endBoundary() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 90, y: 179, width: 20, height: 20))
    root.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    let gravity = UIGravityBehavior(items: [view])
    animator.addBehavior(gravity)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    let log = EventLog()
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    animator.step(by: 1)
    log.events = []
    gravity.magnitude = -0.2
    animator.step(by: 0.3)
    #expect(log.events == ["ended nil"])
  }

  @Test("S076, CO03: an item that leaves the behavior ends its contacts with the next step")
  func itemLeaves() {
    let stack = Stack()
    stack.collision.removeItem(stack.lower)
    #expect(stack.log.events.isEmpty)
    stack.animator.step(by: 1 / 60)
    #expect(stack.log.events.sorted() == ["ended floor", "ended items"])
    stack.animator.step(by: 0.1)
    #expect(stack.log.events.count == 2)
  }

  @Test("S014, S076: a behavior that leaves its animator ends its contacts with the next step")
  func behaviorLeaves() {
    let stack = Stack()
    stack.animator.removeBehavior(stack.collision)
    stack.animator.step(by: 1 / 60)
    #expect(stack.log.events.sorted() == ["ended floor", "ended items"])
    stack.animator.step(by: 0.1)
    #expect(stack.log.events.count == 2)
  }

  @Test("S008, S076: contacts end before the pause when all behaviors are removed")
  func allLeave() {
    let stack = Stack()
    let pushed = UIPushBehavior(items: [stack.upper], mode: .continuous)
    stack.animator.addBehavior(pushed)
    stack.animator.step(by: 1 / 60)
    stack.animator.delegate = stack.log
    #expect(stack.animator.isRunning)
    stack.animator.removeAllBehaviors()
    stack.animator.step(by: 1 / 60)
    #expect(stack.log.events == ["ended floor", "ended items", "pause"])
  }

  @Test("S076: a resting animator with something left to move wakes to tell")
  func resting() {
    let stack = Stack()
    _ = stack.animator.runUntilPaused(atMost: 5)
    #expect(!stack.animator.isRunning)
    stack.log.events = []
    stack.animator.removeBehavior(stack.collision)
    stack.animator.step(by: 1 / 60)
    #expect(stack.log.events.sorted() == ["ended floor", "ended items"])
  }

  @Test("S009: a delegate that was not called for a begin is not called for its end")
  func removedInsideCallback() {
    // Three land in the same step; the first callback removes the behavior.
    let items = (0..<3).map { Square(side: 20, at: CGPoint(x: 50 * Double($0), y: 0)) }
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: items)
    collision.addFloor(at: 50, from: -99, to: 200)
    let log = EventLog()
    log.onBoundary = { behavior, _ in behavior.dynamicAnimator?.removeBehavior(behavior) }
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.step(by: 1)
    #expect(log.events == ["began floor", "ended floor"])
  }

  @Test("C08: a behavior that comes back begins its contacts again")
  func comesBack() {
    let stack = Stack()
    stack.animator.removeBehavior(stack.collision)
    stack.animator.addBehavior(stack.collision)
    stack.animator.step(by: 0.1)
    #expect(stack.log.events.count { $0 == "ended floor" } == 1)
    #expect(stack.log.events.count { $0 == "began floor" } == 1)
    #expect(stack.log.events.count { $0 == "ended items" } == 1)
    #expect(stack.log.events.count { $0 == "began items" } == 1)
    #expect(restingGap.contains(80 - stack.lower.center.y))
  }

  @Test("S004: a second behavior reports a contact that began before it")
  func secondBehavior() {
    let stack = Stack()
    let second = UICollisionBehavior(items: [stack.lower, stack.upper])
    let log = EventLog()
    second.collisionDelegate = log
    stack.animator.addBehavior(second)
    stack.animator.step(by: 0.1)
    #expect(log.events == ["began items"])
    stack.animator.removeBehavior(second)
    stack.animator.step(by: 0.1)
    #expect(log.events == ["began items", "ended items"])
    #expect(stack.log.events.isEmpty)
  }

  @Test("S076: a snapshot keeps the reported contacts")
  func snapshot() throws {
    let stack = Stack()
    let moment = stack.animator.snapshot()
    stack.collision.removeItem(stack.lower)
    stack.animator.step(by: 0.1)
    try stack.animator.restore(moment)
    stack.log.events = []
    stack.animator.removeBehavior(stack.collision)
    stack.animator.step(by: 1 / 60)
    #expect(stack.log.events.sorted() == ["ended floor", "ended items"])
  }
}
