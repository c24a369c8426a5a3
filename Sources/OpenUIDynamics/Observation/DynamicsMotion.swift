// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// What touches and how much energy the items of an animator have, in its points.
///
/// These are the overlay's numbers without its outlines, cheap enough for a check after every frame.
package struct DynamicsMotion {
  /// One side of a contact.
  package enum Participant {
    case item(any UIDynamicItem)
    /// A boundary; nil is the boundary made from the reference bounds.
    ///
    /// (S073)
    case boundary(identifier: String?)
  }

  /// Two shapes that touch or nearly touch.
  package struct Contact {
    package let first: Participant
    package let second: Participant
    /// The least distance of the surfaces in points; negative is overlap.
    package let separation: CGFloat
  }

  /// Mass and mechanical energy of all items that are not anchored.
  package struct Energy: Sendable, Equatable {
    /// 1 for 100 × 100 points of density 1.
    package var mass = 0.0
    /// Kinetic energy and that of position under the animator's gravity behaviors, in mass ×
    /// (points/s)².
    package var mechanical = 0.0
    /// The number of items that count.
    package var count = 0

    package init() {}
  }
}

extension UIDynamicAnimator {
  /// What touches now.
  package func contacts() -> [DynamicsMotion.Contact] { onMainActor { $0.contacts } }

  /// The energy of all items now.
  package func energy() -> DynamicsMotion.Energy { onMainActor { $0.energy } }
}

extension Simulation {
  fileprivate var contacts: [DynamicsMotion.Contact] {
    world.contactInfos.compactMap { contact in
      guard let first = participant(contact.shapeA), let second = participant(contact.shapeB),
        let separation = contact.points.map(\.separation).min()
      else { return nil }
      return DynamicsMotion.Contact(
        first: DynamicsMotion.Participant(first), second: DynamicsMotion.Participant(second),
        separation: CGFloat(separation))
    }
  }

  fileprivate var energy: DynamicsMotion.Energy {
    var energy = DynamicsMotion.Energy()
    for simulated in simulatedItems {
      guard let body = simulated.body, world.kind(of: body) != .static else { continue }
      let mass = Double(world.mass(of: body))
      let velocity = world.linearVelocity(of: body)
      let (x, y) = (Double(velocity.x), Double(velocity.y))
      let turn = Double(world.angularVelocity(of: body))
      let center = world.centerOfMass(of: body)
      // E = m v²/2 + I ω²/2 − m g·x
      energy.mechanical +=
        mass * (x * x + y * y) / 2 + Double(world.rotationalInertia(of: body)) * turn * turn / 2
      for case let gravity as GravityEffect in simulated.effects {
        let pull = gravity.acceleration(of: simulated, mass: 1).steady
        energy.mechanical -=
          mass * (Double(pull.x) * Double(center.x) + Double(pull.y) * Double(center.y))
      }
      energy.mass += mass
      energy.count += 1
    }
    return energy
  }
}

extension DynamicsMotion.Participant {
  @MainActor
  fileprivate init(_ participant: ContactParticipant) {
    switch participant {
    case .item(let item): self = .item(item.item)
    case .boundary(let boundary):
      self = .boundary(identifier: boundary.identifierText)
    }
  }
}
