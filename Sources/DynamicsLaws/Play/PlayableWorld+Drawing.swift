// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// How a joint is drawn.
private enum DrawnJoint: Float {
  case rod, spring, rope, weld, pin, slide, snap
}

/// The length of the arrow of a contact in points, for an impulse in units of ``Tuning/forceUnit``.
///
/// 8 points where things only touch, up to 44 where they hit hard, and half way between for the impulse that
/// carries two items of 100 × 100 points through a step.
package func contactArrowLength<Number: BinaryFloatingPoint>(_ impulse: Number) -> Number {
  8 + 36 * impulse / (impulse + 0.33)
}

// What X-rays draw beside the bodies, in the coordinates of the animator.
extension PlayableWorld {
  /// Appends four numbers of each contact point: where it is, and its arrow.
  package func appendContacts(to numbers: inout [Float]) {
    for contact in world.contactInfos {
      for point in contact.points {
        let length = contactArrowLength(point.normalImpulse / Float(Tuning.forceUnit))
        append(point.point, to: &numbers)
        append(length * contact.normal, to: &numbers)
      }
    }
  }

  /// Appends eleven numbers of each joint and snap: how it is drawn, both ends, the point where a rope hangs
  /// lowest or the direction of a slide, and the positions of both bodies.
  package func appendJoints(to numbers: inout [Float]) {
    for joint in world.jointInfos {
      // The only joint to the world is the hand's, which shows as a touch.
      guard let drawn = drawn(joint), let first = joint.bodyA else { continue }
      let ends = (joint.anchorA, joint.anchorB)
      let other =
        drawn == .rope
        ? lowestPoint(of: world.ropeLength(of: joint.joint), from: ends.0, to: ends.1)
        : world.slidingDirection(of: joint.joint)
      numbers.append(drawn.rawValue)
      let bodies = [first, joint.bodyB].map { world.position(of: $0) }
      for point in [ends.0, ends.1, other] + bodies { append(point, to: &numbers) }
    }
    for snap in laws.snaps where world.isValid(snap.law.body) {
      let place = world.position(of: snap.law.body)
      numbers.append(DrawnJoint.snap.rawValue)
      for point in [place, snap.law.point, .zero, place, place] { append(point, to: &numbers) }
    }
  }

  private func drawn(_ joint: JointInfo) -> DrawnJoint? {
    switch joint.kind {
    case .distance: joint.isRope ? .rope : joint.isSpring ? .spring : .rod
    case .revolute: .pin
    case .prismatic: .slide
    case .weld: .weld
    case .mouse: nil
    }
  }

  /// Where a rope hangs lowest, as the overlay of the animator draws it.
  private func lowestPoint(of length: Float, from start: Vector2, to end: Vector2) -> Vector2 {
    let slack = length * length - (end - start).lengthSquared
    let sag = slack > 0 ? (Float(ropeSag) * slack).squareRoot() : 0
    return 0.5 * (start + end) + Vector2(0, sag)
  }

  private func append(_ vector: Vector2, to numbers: inout [Float]) {
    numbers.append(vector.x)
    numbers.append(vector.y)
  }
}

/// k of the sag √(k·(l² − d²)) of a rope: between 3/16, as a shallow parabola, and 1/4, when doubled up; exact
/// where its ends meet, and 6 % off where it is almost taut.
package let ropeSag = 0.21
