// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension Simulation {
  /// Reports, once, that items overlap so many others that each step takes long: to the user the app seems to
  /// hang.
  func reportManyContacts() {
    let (contacts, items) = (world.contactCount, state.simulatedItemCount)
    guard contacts > Self.contactLimit, contacts > Self.contactLimitOfItem * items,
      !areManyContactsReported
    else { return }
    areManyContactsReported = true
    DiagnosticReporter.report(
      "UIDynamicAnimator",
      problem: """
        \(items) items have \(contacts) contacts, because each overlaps many others; steps take \
        long.
        """,
      remedy: "Begin with the items apart from each other, or add them one after another.")
  }

  /// More contacts than this take longer than a frame.
  private static let contactLimit = 10_000
  /// Several times as many contacts as items have that lie on each other.
  private static let contactLimitOfItem = 24
}
