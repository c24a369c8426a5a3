// SPDX-License-Identifier: Apache-2.0

/// What of an animator a page cannot go on with.
package enum PlayShortfall: String, Sendable, Codable, CaseIterable {
  /// Blocks that are called after each step.
  case actions
  /// A delegate or a handler that is called about contacts.
  case contacts
  /// A field whose force a block returns.
  case customField
  /// A region whose points a class of the app's own decides about.
  case customRegion
}
