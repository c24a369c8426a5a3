// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A dynamic item and what it touches, by name.
package struct ItemContact: Sendable, Equatable {
  /// The item's name.
  package let item: String

  /// The name of the other item, or the boundary's identifier; nil is the boundary made from the
  /// reference bounds.
  package let partner: String?

  /// The distance of the surfaces in points; negative is overlap.
  package let separation: CGFloat

  /// Whether the partner is an item.
  package let isBetweenItems: Bool
}

extension Simulator {
  /// What touches or nearly touches now, in all animators; two items have one entry.
  package var contacts: [ItemContact] {
    animators.alive.flatMap { animator in
      animator.contacts().compactMap { contact in
        switch (contact.first, contact.second) {
        case (.item(let one), .item(let two)):
          ItemContact(
            item: name(of: one), partner: name(of: two), separation: contact.separation,
            isBetweenItems: true)
        case (.item(let item), .boundary(let boundary)), (.boundary(let boundary), .item(let item)):
          ItemContact(
            item: name(of: item), partner: boundary, separation: contact.separation,
            isBetweenItems: false)
        case (.boundary, .boundary): nil
        }
      }
    }
  }

  /// The sum of the energies of all animators.
  package var energy: DynamicsMotion.Energy {
    animators.alive.map { $0.energy() }.reduce(into: DynamicsMotion.Energy()) { sum, energy in
      sum.mass += energy.mass
      sum.mechanical += energy.mechanical
      sum.count += energy.count
    }
  }

  /// The smallest rectangle on the screen around each dynamic item as it collides, by name.
  package var itemFrames: [(name: String, frame: CGRect)] {
    animatorSnapshots().flatMap { snapshot in
      snapshot.bodies.map { body, name in
        let points = body.outlines.flatMap { $0 }.map(snapshot.screen.point)
        let frame = points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        return (name, frame)
      }
    }
  }
}
