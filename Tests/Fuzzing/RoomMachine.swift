// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Random programs in a closed room that no item may leave: whatever pulls, pushes and throws it, as
/// long as nothing but the animator moves it.
@MainActor
package final class RoomMachine: FuzzMachine {
  package static let name = "room"
  package static let programLength = 30

  package var onLine: ((String) -> Void)?

  private let root: UIView
  private let animator: UIDynamicAnimator
  private var items: [UIView] = []
  private let collision = UICollisionBehavior()
  private let properties = UIDynamicItemBehavior()
  private let gravity = UIGravityBehavior()
  private var moments: [UIDynamicAnimator.Snapshot] = []

  package init(seed: UInt64) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 800))
    animator = UIDynamicAnimator(referenceView: root)
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [collision, properties, gravity] { animator.addBehavior(behavior) }
  }

  package func run(_ operation: FuzzOperation) {
    var random = FuzzRandom(seed: operation.seed)
    switch random.index(below: 16) {
    case 0...3: addItem(&random)
    case 4, 5: throwItem(&random)
    case 6: setGravity(&random)
    case 7: setProperty(&random)
    case 8: join(&random)
    case 9:
      if moments.isEmpty || random.once(in: 2) {
        onLine?("moments.append(animator.snapshot())")
        moments.append(animator.snapshot())
      } else {
        let number = random.index(below: moments.count)
        onLine?("try animator.restore(moments[\(number)])")
        try? animator.restore(moments[number])
      }
    default:
      let frames = 1 + random.index(below: 20)
      onLine?("animator.step(by: \(frames) / 60)")
      animator.step(by: Double(frames) / 60)
    }
  }

  private func addItem(_ random: inout FuzzRandom) {
    guard items.count < 12 else { return }
    let side = CGSize(width: random.number(in: 4...80), height: random.number(in: 4...80))
    let view = UIView(frame: CGRect(origin: .zero, size: side))
    // In a column of its own, so that no item begins inside of another.
    view.center = CGPoint(
      x: 45 + 100 * Double(items.count % 5), y: 60 + 120 * Double(items.count / 5))
    onLine?("addItem(center: \(view.center), size: \(side))")
    root.addSubview(view)
    items.append(view)
    collision.addItem(view)
    properties.addItem(view)
    gravity.addItem(view)
  }

  private func throwItem(_ random: inout FuzzRandom) {
    guard !items.isEmpty else { return }
    let number = random.index(below: items.count)
    let speed = random.element(of: [100.0, 1000, 10_000, 50_000])
    let velocity = CGPoint(
      x: random.number(in: -speed...speed), y: random.number(in: -speed...speed))
    let turn = random.number(in: -40...40)
    onLine?("properties.addLinearVelocity(\(text(velocity)), for: items[\(number)])")
    onLine?("properties.addAngularVelocity(\(turn), for: items[\(number)])")
    properties.addLinearVelocity(velocity, for: items[number])
    properties.addAngularVelocity(turn, for: items[number])
  }

  private func setGravity(_ random: inout FuzzRandom) {
    let direction = CGVector(dx: random.number(in: -3...3), dy: random.number(in: -3...3))
    onLine?("gravity.gravityDirection = \(text(direction))")
    gravity.gravityDirection = direction
  }

  private func setProperty(_ random: inout FuzzRandom) {
    switch random.index(below: 3) {
    case 0:
      properties.elasticity = random.fraction()
      onLine?("properties.elasticity = \(properties.elasticity)")
    case 1:
      properties.friction = random.fraction()
      onLine?("properties.friction = \(properties.friction)")
    default:
      properties.density = random.number(in: 0.1...10)
      onLine?("properties.density = \(properties.density)")
    }
  }

  private func join(_ random: inout FuzzRandom) {
    guard items.count > 1 else { return }
    let (first, second) = (random.index(below: items.count), random.index(below: items.count))
    guard first != second, animator.behaviors.count < 8 else { return }
    onLine?(
      "animator.addBehavior(UIAttachmentBehavior(item: items[\(first)], attachedTo: items[\(second)]))"
    )
    let attachment = UIAttachmentBehavior(item: items[first], attachedTo: items[second])
    if random.once(in: 2) {
      attachment.frequency = random.number(in: 0.5...5)
      attachment.damping = random.fraction()
      onLine?("… with frequency \(attachment.frequency) and damping \(attachment.damping)")
    }
    animator.addBehavior(attachment)
  }

  package func failure() -> String? {
    // An item that came after a moment that was restored has left the room.
    for (number, item) in items.enumerated()
    where collision.items.contains(where: { $0 === item }) && !root.bounds.contains(item.center) {
      return "items[\(number)] is outside of the room: \(item.center)"
    }
    return animator.inconsistencies.first
  }
}
