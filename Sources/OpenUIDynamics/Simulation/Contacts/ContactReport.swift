// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A begun or ended contact that has not been reported to the delegate and the observer yet.
@MainActor
struct ContactReport {
  /// The item that became active first, where there are two.
  let item: SimulatedItem
  let partner: ContactParticipant
  /// The point at which contact began; nil for an end.
  var point: Vector2?
  /// Points, normal, impulse and speed of the begin; nil where no handler asks for them.
  var details: ContactDetails?
  /// The only behavior to notify, where one of the two has just left or joined it; nil notifies
  /// every behavior of both.
  var behavior: UICollisionBehavior?

  var key: ContactKey { ContactKey(item, partner) }
}

/// The pair of participants of a contact, as a dictionary key in a defined order.
@MainActor
struct ContactKey: Hashable, Comparable {
  private let item: Int
  private let partner: Int

  init(_ item: SimulatedItem, _ partner: ContactParticipant) {
    self.item = item.serial
    switch partner {
    case .item(let other): self.partner = other.serial
    // Serials of items are 0 and up; slots of boundaries map to −1 and down.
    case .boundary(let boundary): self.partner = -1 - boundary.slot
    }
  }

  /// The serials of the items of the contact.
  nonisolated var itemSerials: [Int] { partner < 0 ? [item] : [item, partner] }

  nonisolated static func < (left: ContactKey, right: ContactKey) -> Bool {
    (left.item, left.partner) < (right.item, right.partner)
  }
}
