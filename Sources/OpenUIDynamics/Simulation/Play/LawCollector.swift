// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws

/// Collects the laws of an animator and the rows of the items that they act on.
@MainActor
struct LawCollector {
  var laws: ActingLaws
  private(set) var shortfalls: Set<PlayShortfall> = []
  private var numbers: [ObjectIdentifier: Int32] = [:]

  /// Begins without laws at a step of the animator.
  init(stepCount: Int) { laws = ActingLaws(stepCount: stepCount) }

  mutating func note(_ shortfall: PlayShortfall) { shortfalls.insert(shortfall) }

  /// The row of an item; nil for one without a body.
  mutating func row(of item: SimulatedItem) -> Int32? {
    guard let body = item.body else { return nil }
    if let number = numbers[ObjectIdentifier(item)] { return number }
    let number = laws.add(ActingLaws.Row(body: body, subject: item.state.subject))
    numbers[ObjectIdentifier(item)] = number
    return number
  }
}
