// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// What an item without configured properties does, and what resistance does.
@MainActor
@Suite("Effective item properties")
struct EffectiveDefaultsTests {
  /// A square that falls askew on a floor, slides and turns; its way, frame by frame.
  private func way(_ configure: (Square) -> [UIDynamicBehavior]) -> [CGPoint] {
    let item = Square(size: CGSize(width: 40, height: 20), at: CGPoint(x: 0, y: -200))
    item.transform = CGAffineTransform(rotationAngle: 0.4)
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 0, from: -900, to: 900)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.magnitude = 0.2
    animator.addBehavior(push)
    for behavior in configure(item) { animator.addBehavior(behavior) }
    var way: [CGPoint] = []
    push.action = { way.append(item.center) }
    animator.step(by: 3)
    return way
  }

  @Test("S051, S053: an unconfigured item does what one with 0.2, 0.2, 0.1, 0.1 and 1 does")
  func effectiveDefaults() {
    let bare = way { _ in [] }
    let configured = way { item in
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.friction = 0.2
      behavior.elasticity = 0.2
      behavior.resistance = 0.1
      behavior.angularResistance = 0.1
      behavior.density = 1
      behavior.allowsRotation = true
      return [behavior]
    }
    #expect(bare.count == configured.count)
    #expect(bare == configured)
  }

  @Test("S054: a behavior that sets nothing changes nothing; the number its getter tells does")
  func unsetProperties() {
    let bare = way { _ in [] }
    let silent = way { [UIDynamicItemBehavior(items: [$0])] }
    #expect(bare == silent)
    let set = way { item in
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.friction = UIDynamicItemBehavior(items: []).friction
      return [behavior]
    }
    #expect(bare != set)
  }

  /// The speed after a time of a square that was pushed to 100 points/s.
  private func speed(resistance: CGFloat?, after seconds: TimeInterval) -> CGFloat {
    let item = Square()
    let animator = UIDynamicAnimator()
    let properties = UIDynamicItemBehavior(items: [item])
    if let resistance { properties.resistance = resistance }
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.magnitude = 1
    animator.addBehavior(push)
    animator.addBehavior(properties)
    animator.step(by: seconds)
    return properties.linearVelocity(for: item).x
  }

  @Test("S052: an item that was pushed slows down by itself, and comes to rest")
  func defaultDamping() {
    let speeds = [0.5, 5, 20].map { speed(resistance: nil, after: $0) }
    #expect(speeds == speeds.sorted(by: >))
    #expect(abs(speeds[1] - 100 * exp(-0.5)) < 0.5)
    // e^(−0.1·t) falls from 100 below the sleep speed of 1 after 46 s.
    #expect(speed(resistance: nil, after: 48) == 0)
  }

  @Test(
    "S059: resistance takes v·d·h in each of 240 sub-steps a second, and never turns an item round",
    arguments: [0, 0.1, 1, 10, 15, 239, 240, 1000, CGFloat.greatestFiniteMagnitude])
  func dampingRule(resistance: CGFloat) {
    // The push hits before the first sub-step.
    let factor = max(0, 1 - resistance / 240)
    var expected: CGFloat = 100
    for _ in 0..<60 { expected *= factor }
    #expect(abs(speed(resistance: resistance, after: 0.25) - expected) < 0.01)
  }

  @Test("S060: a resistance of 1 slows to 1/e in a second; nothing stops it at once")
  func resistanceOfOne() {
    #expect(abs(speed(resistance: 1, after: 1) / 100 - exp(-1)) < 0.002)
    #expect(speed(resistance: 1, after: 1 / 60) > 98)
  }

  @Test("S062: nothing moves an anchored item: no gravity, push, snap, hit or velocity")
  func anchored() {
    let item = Square(side: 50, at: CGPoint(x: 10, y: 20))
    let ball = Square(side: 20, at: CGPoint(x: -50, y: 20))
    let animator = UIDynamicAnimator()
    let properties = UIDynamicItemBehavior(items: [item])
    properties.isAnchored = true
    properties.addLinearVelocity(CGPoint(x: 50, y: 0), for: item)
    properties.addAngularVelocity(5, for: item)
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(UICollisionBehavior(items: [item, ball]))
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 300)))
    let push = UIPushBehavior(items: [item, ball], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 9), for: item)
    push.magnitude = 5
    animator.addBehavior(push)
    animator.step(by: 2)
    #expect(item.center == CGPoint(x: 10, y: 20))
    #expect(item.angle == 0)
    #expect(properties.linearVelocity(for: item) == .zero)
    #expect(properties.angularVelocity(for: item) == 0)
    #expect(ball.center.x < -30)
  }

  @Test("IB02, IB03: properties hold from when an item is added until it is removed")
  func changingItems() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.magnitude = 1
    let properties = UIDynamicItemBehavior(items: [])
    properties.resistance = 240
    let observer = UIDynamicItemBehavior(items: [item])
    for behavior in [push, properties, observer] { animator.addBehavior(behavior) }
    animator.step(by: 0.5)
    #expect(abs(observer.linearVelocity(for: item).x - 100 * exp(-0.05)) < 0.1)
    properties.addItem(item)
    animator.step(by: 1 / 60)
    #expect(observer.linearVelocity(for: item) == .zero)
    properties.removeItem(item)
    push.active = true
    animator.step(by: 0.5)
    #expect(abs(observer.linearVelocity(for: item).x - 100 * exp(-0.05)) < 0.1)
  }
}
