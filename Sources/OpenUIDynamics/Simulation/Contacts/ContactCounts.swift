// SPDX-License-Identifier: Apache-2.0

/// The number of touching pairs of shapes between one item and each of its partners.
///
/// A boundary of several lines, or an item of several shapes, begins contact with its first pair
/// and ends contact with its last.
@MainActor
struct ContactCounts {
  private typealias Entry = (partner: ContactParticipant, count: Int)

  /// The first partner; nil where there is none.
  ///
  /// Most items have no other, and need no memory for a list.
  private var first: Entry?
  private var others: [Entry] = []

  /// The partners with the numbers of pairs.
  var entries: [(partner: ContactParticipant, count: Int)] { first.map { [$0] + others } ?? [] }

  /// Counts one more pair of shapes; returns whether it is the first.
  mutating func begin(_ partner: ContactParticipant) -> Bool {
    if change(partner, by: 1) != nil { return false }
    append(partner, count: 1)
    return true
  }

  /// Counts one pair of shapes less; returns whether it was the last.
  mutating func end(_ partner: ContactParticipant) -> Bool {
    change(partner, by: -1) == 0 && removeAll(partner)
  }

  func contains(_ partner: ContactParticipant) -> Bool {
    guard let first else { return false }
    return first.partner.isSame(as: partner) || index(of: partner) != nil
  }

  /// Adds a partner that is not there.
  mutating func append(_ partner: ContactParticipant, count: Int) {
    if first == nil { first = (partner, count) } else { others.append((partner, count)) }
  }

  /// Removes all pairs with a partner; returns whether there were any.
  mutating func removeAll(_ partner: ContactParticipant) -> Bool {
    if let entry = first, entry.partner.isSame(as: partner) {
      first = others.isEmpty ? nil : others.removeFirst()
      return true
    }
    guard let index = index(of: partner) else { return false }
    others.remove(at: index)
    return true
  }

  /// Changes the number of pairs with a partner, and returns it; nil for one that is not there.
  private mutating func change(_ partner: ContactParticipant, by change: Int) -> Int? {
    if let entry = first, entry.partner.isSame(as: partner) {
      first = (entry.partner, entry.count + change)
      return entry.count + change
    }
    guard let index = index(of: partner) else { return nil }
    others[index].count += change
    return others[index].count
  }

  private func index(of partner: ContactParticipant) -> Int? {
    others.firstIndex { $0.partner.isSame(as: partner) }
  }

  nonisolated init() {}
}
