// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation

@testable import OpenUIDynamics

/// Items without resistance in one or several fields, for closed forms.
@MainActor
struct FieldScene {
  let animator = UIDynamicAnimator()
  let properties: UIDynamicItemBehavior
  let item: Square

  /// - Parameter velocity: Points/s.
  init(
    _ fields: UIFieldBehavior..., side: CGFloat = 100, at center: CGPoint = .zero,
    velocity: CGPoint = .zero, charge: CGFloat? = nil
  ) {
    item = Square(side: side, at: center)
    properties = frictionless([item])
    if let charge { properties.charge = charge }
    properties.addLinearVelocity(velocity, for: item)
    for field in fields {
      field.addItem(item)
      animator.addBehavior(field)
    }
    animator.addBehavior(properties)
  }

  /// Points/s.
  var velocity: CGPoint { properties.linearVelocity(for: item) }

  /// The velocity after one step, times sixty: points/s² for an item that starts at rest.
  func acceleration() -> CGPoint {
    let start = velocity
    animator.step(by: 1 / 60)
    return CGPoint(x: 60 * (velocity.x - start.x), y: 60 * (velocity.y - start.y))
  }
}

extension CGPoint {
  /// The distance from another point.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
