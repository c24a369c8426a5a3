// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation

@testable import OpenUIDynamics

/// A scene with every kind of behavior, in which something happens all the time.
@MainActor
final class SnapshotScene {
  let items = (0..<12).map { number in
    Square(side: 30, at: CGPoint(x: 60 * Double(number % 4), y: -70 * Double(number / 4)))
  }
  let animator = UIDynamicAnimator()
  let log = EventLog()
  let gravity: UIGravityBehavior
  let collision: UICollisionBehavior
  let properties: UIDynamicItemBehavior
  let push: UIPushBehavior
  let hit: UIPushBehavior
  let snap: UISnapBehavior
  let rope: UIAttachmentBehavior
  let link: UIAttachmentBehavior
  let noise: UIFieldBehavior
  let block: UIFieldBehavior
  let composite = UIDynamicBehavior()

  init() {
    gravity = UIGravityBehavior(items: items)
    collision = UICollisionBehavior(items: items)
    collision.addFloor(at: 150, from: -400, to: 600)
    collision.addBoundary(
      withIdentifier: "hill" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 20, y: 100, width: 120, height: 80)))
    properties = UIDynamicItemBehavior(items: items)
    properties.elasticity = 0.4
    push = UIPushBehavior(items: [items[0], items[1]], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.2, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -5), for: items[0])
    hit = UIPushBehavior(items: [items[2]], mode: .instantaneous)
    hit.pushDirection = CGVector(dx: 0.1, dy: -0.2)
    snap = UISnapBehavior(item: items[3], snapTo: CGPoint(x: 300, y: -100))
    rope = UIAttachmentBehavior(item: items[4], attachedToAnchor: CGPoint(x: 0, y: -200))
    rope.frequency = 2
    rope.damping = 0.3
    link = UIAttachmentBehavior(item: items[5], attachedTo: items[6])
    noise = .noiseField(smoothness: 0.5, animationSpeed: 2)
    noise.addItem(items[7])
    block = .field { _, _, _, _, _, time in CGVector(dx: time < 0.7 ? 0.2 : -0.2, dy: 0) }
    block.addItem(items[8])
    collision.collisionDelegate = log
    animator.delegate = log
    composite.addChildBehavior(properties)
    composite.addChildBehavior(noise)
    for behavior in [gravity, collision, composite, push, hit, snap, rope, link, block] {
      animator.addBehavior(behavior)
    }
  }

  /// Steps, and returns the hash of every state on the way.
  func run(_ frames: Int) -> [UInt64] {
    (0..<frames).map { _ in
      animator.step(by: 1 / 60)
      return animator.stateHash
    }
  }

  /// Changes whatever can be changed.
  func upset() {
    gravity.setAngle(2, magnitude: 0.5)
    gravity.removeItem(items[9])
    gravity.action = { [unowned self] in items[10].transform.a += 0 }
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    collision.addBoundary(
      withIdentifier: "wall" as NSString, from: CGPoint(x: 200, y: -400),
      to: CGPoint(x: 200, y: 400))
    collision.collisionMode = .items
    properties.density = 3
    properties.addAngularVelocity(20, for: items[8])
    properties.addLinearVelocity(CGPoint(x: 5, y: 5), for: Square())
    push.active = false
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 9, vertical: 0), for: items[1])
    hit.active = true
    snap.snapPoint = .zero
    snap.damping = 1
    rope.anchorPoint = CGPoint(x: 10, y: -210)
    rope.length = 40
    rope.frequency = 0
    rope.damping = 0
    noise.strength = 4
    noise.noiseSeed = 7
    noise.region = UIRegion(radius: 1000)
    animator.removeBehavior(link)
    composite.removeChildBehavior(properties)
    animator.addBehavior(properties)
    let late = Square(at: CGPoint(x: 100, y: -400))
    let added = UIDynamicBehavior()
    added.addChildBehavior(UIGravityBehavior(items: [late, items[9]]))
    composite.addChildBehavior(added)
    collision.addItem(late)
    items[11].center = CGPoint(x: -100, y: -100)
    items[11].transform = CGAffineTransform(rotationAngle: 1)
    animator.updateItem(usingCurrentState: items[11])
    animator.pixelRoundingScale = 2
  }
}
