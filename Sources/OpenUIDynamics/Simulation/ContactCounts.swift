// SPDX-License-Identifier: Apache-2.0

/// The number of touching pairs of shapes between one item and each of its partners.
///
/// A boundary of several lines, or an item of several shapes, begins contact with its first pair
/// and ends contact with its last.
@MainActor
struct ContactCounts {
  private var counts: [(partner: ContactParticipant, count: Int)] = []

  /// The partners with the numbers of pairs.
  var entries: [(partner: ContactParticipant, count: Int)] { counts }

  /// Counts one more pair of shapes; returns whether it is the first.
  mutating func begin(_ partner: ContactParticipant) -> Bool {
    guard let index = counts.firstIndex(where: { $0.partner.isSame(as: partner) }) else {
      counts.append((partner, 1))
      return true
    }
    counts[index].count += 1
    return false
  }

  /// Counts one pair of shapes less; returns whether it was the last.
  mutating func end(_ partner: ContactParticipant) -> Bool {
    guard let index = counts.firstIndex(where: { $0.partner.isSame(as: partner) }) else {
      return false
    }
    counts[index].count -= 1
    guard counts[index].count == 0 else { return false }
    counts.remove(at: index)
    return true
  }

  func contains(_ partner: ContactParticipant) -> Bool {
    counts.contains { $0.partner.isSame(as: partner) }
  }

  /// Adds a partner that is not there.
  mutating func append(_ partner: ContactParticipant, count: Int) {
    counts.append((partner, count))
  }

  /// Removes all pairs with a partner; returns whether there were any.
  mutating func removeAll(_ partner: ContactParticipant) -> Bool {
    guard let index = counts.firstIndex(where: { $0.partner.isSame(as: partner) }) else {
      return false
    }
    counts.remove(at: index)
    return true
  }

  nonisolated init() {}
}
