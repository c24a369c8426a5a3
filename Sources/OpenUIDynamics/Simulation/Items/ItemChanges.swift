// SPDX-License-Identifier: Apache-2.0

/// The changes of which items the animators of the process move, with which bodies, and which behaviors act on
/// them: as long as the count is the same, a list that was made of them is valid.
@MainActor
enum ItemChanges {
  /// The number of changes so far.
  private(set) static var count = 0

  /// Counts a change.
  static func note() { count &+= 1 }
}
