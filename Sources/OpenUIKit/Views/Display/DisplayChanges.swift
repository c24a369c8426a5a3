// SPDX-License-Identifier: Apache-2.0

/// The changes of what the views and layers of the process show, and of their trees.
///
/// Positions and transforms do not count: they are what changes in each frame, and one who draws a tree
/// reads them from its layers. As long as the count is the same, nothing else has to be looked at, unless it
/// shows more than its layer's values, such as text or running animations.
@MainActor
package enum DisplayChanges {
  /// The number of changes so far.
  package private(set) static var count = 0

  /// The number of times that a layer which follows a body was moved or transformed by others than its
  /// animator; see ``LayerPlaces``.
  package private(set) static var followerCount = 0

  /// Counts a change.
  @inline(__always)
  static func note() { count &+= 1 }

  /// Counts a move of a layer that follows a body.
  static func noteFollower() { followerCount &+= 1 }
}
