// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UIPushBehavior")
struct UIPushBehaviorTests {
  @Test(
    "S040, PU01, PU12: a = 100·F / (density · width · height / 10000) points/s²",
    arguments: [(1.0, 100.0, 1.0), (2, 50, 1), (1, 100, 4), (175, 200, 2)])
  func continuous(magnitude: CGFloat, side: CGFloat, density: CGFloat) {
    let item = Square(side: side)
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.magnitude = magnitude
    let properties = frictionless([item])
    properties.density = density
    animator.addBehavior(push)
    animator.addBehavior(properties)
    animator.step(by: 1)
    let acceleration = 100 * magnitude / (density * side * side / 10_000)
    #expect(
      abs(item.center.x / distance(after: 1, acceleration: acceleration) - 1) < 1e-4)
    #expect(push.active)
  }

  @Test("S041, PU02, PU14: an instantaneous push of 1 adds 100 points/s to 100 × 100 points, once")
  func instantaneous() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    let properties = frictionless([item])
    animator.addBehavior(push)
    animator.addBehavior(properties)
    animator.step(by: 1 / 60)
    #expect(abs(item.center.x - 100.0 / 60) < 0.001)
    animator.step(by: 1)
    #expect(abs(properties.linearVelocity(for: item).x - 100) < 0.001)
  }

  @Test("S042, PU10, PU13: after firing it is not active, and fires again when it is made so")
  func refire() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -2)
    let properties = frictionless([item])
    animator.addBehavior(push)
    animator.addBehavior(properties)
    #expect(push.active)
    animator.step(by: 1 / 60)
    #expect(!push.active)
    push.active = true
    animator.step(by: 1 / 60)
    #expect(!push.active)
    #expect(abs(properties.linearVelocity(for: item).y + 400) < 0.001)
  }

  @Test("S042: an instantaneous push that removes itself in its action has acted before")
  func removesItself() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let composite = UIDynamicBehavior()
    let properties = frictionless([item])
    composite.addChildBehavior(properties)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.magnitude = 1
    push.action = { [unowned push, weak composite] in composite?.removeChildBehavior(push) }
    composite.addChildBehavior(push)
    animator.addBehavior(composite)
    animator.step(by: 0.5)
    #expect(composite.childBehaviors.count == 1)
    #expect(abs(properties.linearVelocity(for: item).x - 100) < 0.001)
  }

  @Test("S043, PU07, PU08: a push beside the center turns the item")
  func offset() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: item)
    let properties = frictionless([item])
    animator.addBehavior(push)
    animator.addBehavior(properties)
    #expect(push.targetOffsetFromCenter(for: item) == UIOffset(horizontal: 0, vertical: -50))
    animator.step(by: 1 / 60)
    // ω = r × J / I with J = 100, r = 50 and I = 1 · (100² + 100²) / 12.
    #expect(abs(properties.angularVelocity(for: item) - 3) < 0.001)
    #expect(abs(properties.linearVelocity(for: item).x - 100) < 0.001)
  }

  @Test("S043: the point of a continuous push turns with the item")
  func continuousOffset() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
    animator.addBehavior(push)
    animator.step(by: 1)
    #expect(item.center.x > 30)
    // At angle 0 the force has no lever arm, and it never gets one.
    #expect(abs(item.angle) < 0.001)
  }

  @Test("S044, PU11, PU12: a negative magnitude pushes the other way")
  func negative() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.setAngle(0, magnitude: -1)
    animator.addBehavior(push)
    animator.step(by: 0.5)
    #expect(item.center.x < -10)
    #expect(push.magnitude == -1)
    #expect(push.pushDirection == CGVector(dx: -1, dy: 0))
  }

  @Test("S007: a weak push starts to move an item that rests")
  func weakPush() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.magnitude = 0.005
    animator.addBehavior(push)
    animator.step(by: 4)
    // 0.5 points/s² for four seconds.
    #expect(item.center.x > 3)
  }

  @Test("S042: in the action of the step in which it fires, a push is not active any more")
  func activeInAction() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.magnitude = 1
    var states: [Bool] = []
    push.action = { [unowned push] in states.append(push.active) }
    animator.addBehavior(push)
    animator.step(by: 1 / 60)
    #expect(states == [false])
    #expect(item.center.x > 1)
  }

  @Test("PU04, PU05: an item is pushed from when it is added until it is removed")
  func changingItems() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [Square()], mode: .continuous)
    push.magnitude = 1
    let properties = frictionless([item])
    animator.addBehavior(push)
    animator.addBehavior(properties)
    animator.step(by: 0.5)
    #expect(item.center == .zero)
    push.addItem(item)
    animator.step(by: 0.5)
    #expect(abs(properties.linearVelocity(for: item).x - 50) < 0.01)
    push.removeItem(item)
    animator.step(by: 0.5)
    #expect(abs(properties.linearVelocity(for: item).x - 50) < 0.01)
  }
}
