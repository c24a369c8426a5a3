// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws

/// Collects the laws of an animator and the rows of the items that they act on.
@MainActor
struct LawCollector {
  private(set) var rows: [ActingLaws.Row] = []
  private(set) var laws: [ActingLaws.Law] = []
  private(set) var shortfalls: Set<PlayShortfall> = []
  private var numbers: [ObjectIdentifier: Int32] = [:]

  mutating func add(_ law: ActingLaws.Law) { laws.append(law) }

  mutating func add(_ shortfall: PlayShortfall) { shortfalls.insert(shortfall) }

  /// The row of an item; nil for one without a body.
  mutating func row(of item: SimulatedItem) -> Int32? {
    guard let body = item.body else { return nil }
    if let number = numbers[ObjectIdentifier(item)] { return number }
    let number = Int32(rows.count)
    numbers[ObjectIdentifier(item)] = number
    rows.append(ActingLaws.Row(body: body, subject: item.state.subject))
    return number
  }
}
