// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UIDynamicItemBehavior")
struct UIDynamicItemBehaviorTests {
  @Test("S050: the getters of a fresh behavior give the documented defaults")
  func defaults() {
    let behavior = UIDynamicItemBehavior()
    #expect(behavior.elasticity == 0)
    #expect(behavior.friction == 0)
    #expect(behavior.density == 1)
    #expect(behavior.resistance == 0)
    #expect(behavior.angularResistance == 0)
    #expect(behavior.charge == 0)
    #expect(!behavior.isAnchored)
    #expect(behavior.allowsRotation)
  }

  @Test("a negative number is refused, and the limit that it is below is named")
  func negative() {
    let behavior = UIDynamicItemBehavior()
    behavior.friction = 0.5
    let reports = diagnostics { behavior.friction = -1 }
    #expect(reports.map(\.problem) == ["-1.0 is below 0.0."])
    #expect(behavior.friction == 0.5)
  }

  @Test("S053: an unconfigured item loses a tenth of its speed per second")
  func effectiveResistance() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    behavior.addAngularVelocity(2, for: item)
    animator.addBehavior(behavior)
    animator.step(by: 1)
    // (1 − 0.1/240)^240, the rule of S059 in sub-steps.
    let rest: CGFloat = pow(1 - 0.1 / 240, 240)
    #expect(abs(behavior.linearVelocity(for: item).x - 100 * rest) < 0.01)
    #expect(abs(behavior.angularVelocity(for: item) - 2 * rest) < 0.001)
  }

  @Test("S055: the worked example of elasticity 0.5, friction 0.2, elasticity 0.3")
  func precedence() throws {
    let item = Square()
    let animator = UIDynamicAnimator()
    let composite = UIDynamicBehavior()
    let first = UIDynamicItemBehavior(items: [item])
    first.elasticity = 0.5
    let second = UIDynamicItemBehavior(items: [item])
    second.friction = 0.7
    let third = UIDynamicItemBehavior(items: [item])
    third.elasticity = 0.3
    composite.addChildBehavior(first)
    composite.addChildBehavior(second)
    animator.addBehavior(composite)
    animator.addBehavior(third)
    animator.step(by: 1 / 60)
    let simulated = try #require(animator.simulation.simulatedItem(for: item))
    #expect(simulated.state.properties.elasticity == 0.3)
    #expect(simulated.state.properties.friction == 0.7)
    composite.removeChildBehavior(second)
    animator.step(by: 1 / 60)
    #expect(simulated.state.properties.friction == nil)
    let late = UIDynamicItemBehavior(items: [item])
    late.elasticity = 0.9
    composite.addChildBehavior(late)
    animator.step(by: 1 / 60)
    #expect(simulated.state.properties.elasticity == 0.3)
    animator.removeBehavior(third)
    animator.step(by: 1 / 60)
    #expect(simulated.state.properties.elasticity == 0.9)
  }

  @Test("S056, IB07: mass is density × area")
  func mass() throws {
    let item = Square(size: CGSize(width: 100, height: 200))
    let animator = UIDynamicAnimator()
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.density = 3
    animator.addBehavior(behavior)
    animator.step(by: 1 / 60)
    let body = try #require(animator.simulation.simulatedItem(for: item)?.body)
    #expect(abs(animator.simulation.world.mass(of: body) - 6) < 1e-4)
  }

  @Test("S142: an item of density 0 weighs 1, whatever its size", arguments: [3.0, 40, 100, 900])
  func massless(side: CGFloat) throws {
    let item = Square(side: side)
    let animator = UIDynamicAnimator()
    let behavior = UIDynamicItemBehavior(items: [item])
    #expect(diagnostics { behavior.density = 0 }.isEmpty)
    #expect(behavior.density == 0)
    behavior.resistance = 0
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.magnitude = 1
    animator.addBehavior(behavior)
    animator.addBehavior(push)
    animator.step(by: 0.5)
    behavior.isAnchored = true
    animator.step(by: 0.1)
    behavior.isAnchored = false
    animator.step(by: 1)
    // A push of 1 accelerates a mass of 1 by 100 points/s².
    #expect(abs(behavior.linearVelocity(for: item).x - 100) < 0.1)
    behavior.density = 2
    animator.step(by: 1 / 60)
    let body = try #require(animator.simulation.simulatedItem(for: item)?.body)
    #expect(
      abs(CGFloat(animator.simulation.world.mass(of: body)) / (2 * side * side / 1e4) - 1) < 1e-4)
  }

  @Test("S142: items of density 0 fall, collide and come to rest like others")
  func masslessPile() {
    let items = (0..<3).map { Square(side: 40, at: CGPoint(x: 0, y: -60 * CGFloat($0))) }
    let animator = UIDynamicAnimator()
    let behavior = UIDynamicItemBehavior(items: [items[0], items[2]])
    behavior.density = 0
    let collision = UICollisionBehavior(items: items)
    collision.addFloor(at: 60, from: -200, to: 200)
    for part in [behavior, collision, UIGravityBehavior(items: items)] as [UIDynamicBehavior] {
      animator.addBehavior(part)
    }
    #expect(animator.runUntilPaused(atMost: 5) < 5)
    for (number, item) in items.enumerated() {
      #expect(abs(item.center.y - (40 - 40 * CGFloat(number))) < 3)
      #expect(abs(item.center.x) < 3)
    }
  }

  @Test(
    "S056, P07: an ellipse weighs its own area", arguments: [(100.0, 100.0), (100, 40), (10, 90)])
  func ellipseMass(width: CGFloat, height: CGFloat) throws {
    let item = Square(size: CGSize(width: width, height: height))
    item.collisionBoundsType = .ellipse
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    let body = try #require(animator.simulation.simulatedItem(for: item)?.body)
    let expected = .pi * width * height / 4 / 10_000
    #expect(abs(CGFloat(animator.simulation.world.mass(of: body)) / expected - 1) < 1e-4)
  }

  @Test("S061, IB13–IB16: velocities accumulate before the item is in an animator, and act then")
  func accumulated() {
    let item = Square()
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: 10, y: 5), for: item)
    behavior.addLinearVelocity(CGPoint(x: 20, y: 5), for: item)
    behavior.addAngularVelocity(1, for: item)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 30, y: 10))
    #expect(behavior.angularVelocity(for: item) == 1)
    let animator = UIDynamicAnimator()
    animator.addBehavior(behavior)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 30, y: 10))
    behavior.addLinearVelocity(CGPoint(x: 1, y: 0), for: item)
    #expect(behavior.linearVelocity(for: item).x == 31)
    behavior.resistance = 0
    behavior.angularResistance = 0
    animator.step(by: 1)
    #expect(abs(item.center.x - 31) < 0.01 && abs(item.center.y - 10) < 0.01)
    #expect(abs(item.angle - 1) < 1e-3)
  }

  @Test("S062: an anchored item is hit and does not move, until it is let go")
  func anchored() {
    let shelf = Square(size: CGSize(width: 200, height: 20), at: CGPoint(x: 0, y: 200))
    let ball = Square(side: 20)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UICollisionBehavior(items: [shelf, ball]))
    animator.addBehavior(UIGravityBehavior(items: [shelf, ball]))
    let anchor = UIDynamicItemBehavior(items: [shelf])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    animator.step(by: 3)
    #expect(shelf.center == CGPoint(x: 0, y: 200))
    #expect(abs(ball.center.y - 180) < 1)
    anchor.isAnchored = false
    animator.step(by: 0.5)
    #expect(shelf.center.y > 250)
    anchor.isAnchored = true
    let rest = shelf.center.y
    animator.step(by: 0.5)
    #expect(shelf.center.y == rest)
  }

  @Test("IB12, R6: an item that may not turn keeps its angle in an off-center hit")
  func noRotation() {
    func angle(allowsRotation: Bool) -> CGFloat {
      let item = Square(side: 50)
      let animator = UIDynamicAnimator()
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "peg" as NSString, from: CGPoint(x: 15, y: 60), to: CGPoint(x: 200, y: 60))
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      let properties = UIDynamicItemBehavior(items: [item])
      properties.allowsRotation = allowsRotation
      animator.addBehavior(properties)
      animator.step(by: 0.4)
      return item.angle
    }
    #expect(angle(allowsRotation: false) == 0)
    #expect(abs(angle(allowsRotation: true)) > 0.05)
  }

  @Test(
    "S057, S058, R6: more elastic items bounce higher, of 0 as of 0.2",
    arguments: [(0.0, 0.2), (0.5, 0.5), (0.9, 0.9)])
  func elasticity(set: CGFloat, effective: CGFloat) {
    let item = Square(side: 20, at: CGPoint(x: 0, y: -210))
    let animator = UIDynamicAnimator()
    let collision = UICollisionBehavior(items: [item])
    collision.addFloor(at: 0, from: -100, to: 100)
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let properties = frictionless([item])
    properties.elasticity = set
    properties.allowsRotation = false
    animator.addBehavior(properties)
    var hasLanded = false
    var highest: CGFloat = 0
    properties.action = {
      if item.center.y > -15 { hasLanded = true }
      if hasLanded { highest = max(highest, -10 - item.center.y) }
    }
    animator.step(by: 1.9)
    // A pair uses the greater elasticity, and boundaries have 0.2 (S057, S058); h' = e²·h.
    let expected = 200 * effective * effective
    #expect(abs(highest - expected) < 0.06 * expected + 3)
  }

  @Test(
    "IB05: elastic items of one mass exchange their velocities, slow ones too",
    arguments: [30, 300])
  func elasticExchange(speed: CGFloat) {
    let hitting = Square(side: 20)
    let standing = Square(side: 20, at: CGPoint(x: 30, y: 0))
    let animator = UIDynamicAnimator()
    animator.addBehavior(UICollisionBehavior(items: [hitting, standing]))
    let properties = frictionless([hitting, standing])
    properties.elasticity = 1
    properties.addLinearVelocity(CGPoint(x: speed, y: 0), for: hitting)
    animator.addBehavior(properties)
    animator.step(by: 1)
    #expect(abs(properties.linearVelocity(for: hitting).x) < 0.01 * speed)
    #expect(abs(properties.linearVelocity(for: standing).x - speed) < 0.01 * speed)
  }

  @Test("S058, IB06, R6: more friction stops a sliding item sooner, by the root of the product")
  func friction() {
    func slide(_ friction: CGFloat) -> CGFloat {
      let item = Square(side: 20, at: CGPoint(x: 0, y: -10))
      let animator = UIDynamicAnimator()
      let collision = UICollisionBehavior(items: [item])
      collision.addFloor(at: 0, from: -100, to: 2000)
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      let properties = frictionless([item])
      properties.friction = friction
      properties.allowsRotation = false
      properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: item)
      animator.addBehavior(properties)
      animator.step(by: 3)
      return item.center.x
    }
    // v² / (2·μ·g) with μ = √(f · 0.2) (S058).
    for friction in [0.2, 0.8] {
      let expected = 300 * 300 / (2 * (friction * 0.2).squareRoot() * 1000)
      #expect(abs(slide(friction) / expected - 1) < 0.1)
    }
    #expect(slide(0) > 850)
  }
}
