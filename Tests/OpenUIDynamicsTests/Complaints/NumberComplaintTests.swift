// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// C17: numbers that are none reach no item, whatever is set to whatever.
@MainActor
@Suite("Complaints: numbers that are none")
struct NumberComplaintTests {
  /// Random numbers of all kinds, from a seed, so that a failure comes again.
  private struct Numbers: RandomNumberGenerator {
    private var source: SplitMix64

    init(seed: UInt64) { source = SplitMix64(seed: seed) }

    mutating func next() -> UInt64 { source.next() }

    /// What a program that divides by zero, overflows or forgets a unit gives.
    mutating func number() -> CGFloat {
      let usual: [CGFloat] = [0, 1, -1, 0.5, 10, -100]
      let wild: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300,
        .leastNonzeroMagnitude, 1e-300, -0.0, 1e7, -1e7, 1e10, 1e38, 3.5e38, .signalingNaN,
      ]
      return (next() % 2 == 0 ? usual : wild).randomElement(using: &self) ?? 0
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func vector() -> CGVector { CGVector(dx: number(), dy: number()) }
  }

  @MainActor
  private final class Scene {
    let items = (0..<8).map {
      Square(side: 20 + 5 * CGFloat($0), at: CGPoint(x: 60 * Double($0), y: 0))
    }
    let animator = UIDynamicAnimator()
    let gravity: UIGravityBehavior
    let push: UIPushBehavior
    let collision: UICollisionBehavior
    let attachments: [UIAttachmentBehavior]
    let snap: UISnapBehavior
    let properties: UIDynamicItemBehavior
    let fields: [UIFieldBehavior]

    init() {
      gravity = UIGravityBehavior(items: items)
      push = UIPushBehavior(items: items, mode: .continuous)
      collision = UICollisionBehavior(items: items)
      attachments = [
        UIAttachmentBehavior(item: items[0], attachedToAnchor: CGPoint(x: 0, y: -100)),
        UIAttachmentBehavior(item: items[1], attachedTo: items[2]),
      ]
      snap = UISnapBehavior(item: items[3], snapTo: .zero)
      properties = UIDynamicItemBehavior(items: items)
      properties.charge = 1
      fields = [
        .dragField(), .vortexField(), .radialGravityField(position: .zero), .electricField(),
        .linearGravityField(direction: CGVector(dx: 1, dy: 0)), .magneticField(), .springField(),
        .noiseField(smoothness: 1, animationSpeed: 1),
        .turbulenceField(smoothness: 0, animationSpeed: 1),
      ]
      for (number, field) in fields.enumerated() { field.addItem(items[number % items.count]) }
      let behaviors: [UIDynamicBehavior] = [gravity, push, collision, snap, properties]
      for behavior in behaviors + attachments + fields { animator.addBehavior(behavior) }
    }

    /// Sets one thing to something.
    func change(_ numbers: inout Numbers) {
      let item = items.randomElement(using: &numbers) ?? items[0]
      let attachment = attachments.randomElement(using: &numbers) ?? attachments[0]
      let field = fields.randomElement(using: &numbers) ?? fields[0]
      switch numbers.next() % 34 {
      case let kind where kind < 8: changeForces(kind, on: item, &numbers)
      case let kind where 14..<22 ~= kind: changeProperties(kind, of: item, &numbers)
      case 8: attachment.length = numbers.number()
      case 9: attachment.frequency = numbers.number()
      case 10: attachment.damping = numbers.number()
      case 11: attachment.anchorPoint = numbers.point()
      case 12: snap.snapPoint = numbers.point()
      case 13: snap.damping = numbers.number()
      case 22: field.strength = numbers.number()
      case 23: field.falloff = numbers.number()
      case 24: field.minimumRadius = numbers.number()
      case 25: field.direction = numbers.vector()
      case 26: field.position = numbers.point()
      case 27: field.smoothness = numbers.number()
      case 28: field.animationSpeed = numbers.number()
      case 29: field.region = UIRegion(radius: numbers.number())
      case 30: animator.speed = numbers.number()
      case 31: animator.pixelRoundingScale = numbers.number()
      default: moveByHand(item, to: numbers.point(), turned: numbers.number())
      }
    }

    private func changeForces(_ kind: UInt64, on item: Square, _ numbers: inout Numbers) {
      switch kind {
      case 0: gravity.angle = numbers.number()
      case 1: gravity.magnitude = numbers.number()
      case 2: gravity.gravityDirection = numbers.vector()
      case 3: push.setAngle(numbers.number(), magnitude: numbers.number())
      case 4: push.pushDirection = numbers.vector()
      case 5:
        let offset = UIOffset(horizontal: numbers.number(), vertical: numbers.number())
        push.setTargetOffsetFromCenter(offset, for: item)
      case 6:
        collision.addBoundary(
          withIdentifier: "\(numbers.next() % 3)" as NSString, from: numbers.point(),
          to: numbers.point())
      default:
        collision.setTranslatesReferenceBoundsIntoBoundary(
          with: UIEdgeInsets(
            top: numbers.number(), left: numbers.number(), bottom: numbers.number(),
            right: numbers.number()))
      }
    }

    private func changeProperties(_ kind: UInt64, of item: Square, _ numbers: inout Numbers) {
      switch kind {
      case 14: properties.elasticity = numbers.number()
      case 15: properties.friction = numbers.number()
      case 16: properties.density = numbers.number()
      case 17: properties.resistance = numbers.number()
      case 18: properties.angularResistance = numbers.number()
      case 19: properties.charge = numbers.number()
      case 20: properties.addLinearVelocity(numbers.point(), for: item)
      default: properties.addAngularVelocity(numbers.number(), for: item)
      }
    }

    /// Asks the animator to read an item that was moved from outside.
    private func moveByHand(_ item: Square, to point: CGPoint, turned angle: CGFloat) {
      let (center, transform) = (item.center, item.transform)
      item.center = point
      item.transform.a = angle
      animator.updateItem(usingCurrentState: item)
      // What the user wrote itself is the user's; the animator must not add to it.
      if !item.center.x.isFinite || !item.center.y.isFinite { item.center = center }
      if !item.transform.a.isFinite { item.transform = transform }
    }

    var isFinite: Bool {
      items.allSatisfy { item in
        let transform = item.transform
        return [
          item.center.x, item.center.y, transform.a, transform.b, transform.c, transform.d,
        ].allSatisfy(\.isFinite)
      }
    }
  }

  @Test("C17: no NaN comes out, whatever is set to whatever", arguments: 1...8)
  func fuzz(seed: UInt64) {
    _ = diagnostics {
      var numbers = Numbers(seed: seed)
      let scene = Scene()
      for step in 0..<400 {
        scene.change(&numbers)
        scene.animator.step(by: 1 / 60)
        guard scene.isFinite else {
          Issue.record("Step \(step) of seed \(seed) has given an item a number that is none.")
          return
        }
      }
      let velocities = scene.animator.overlay().bodies
      #expect(velocities.allSatisfy { $0.velocity.dx.isFinite && $0.velocity.dy.isFinite })
      #expect(scene.items.allSatisfy { scene.properties.linearVelocity(for: $0).x.isFinite })
    }
  }

  @Test("C17: the same numbers give the same states, refusals included")
  func repeatable() {
    func run() -> UInt64 {
      var hash: UInt64 = 0
      _ = diagnostics {
        var numbers = Numbers(seed: 99)
        let scene = Scene()
        for _ in 0..<200 {
          scene.change(&numbers)
          scene.animator.step(by: 1 / 60)
        }
        hash = scene.animator.stateHash
      }
      return hash
    }
    #expect(run() == run())
  }
}
