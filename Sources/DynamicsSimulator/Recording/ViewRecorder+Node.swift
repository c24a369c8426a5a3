// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension ViewRecorder {
  /// What a view or layer is on the screen.
  struct Node {
    let name: String
    /// Where it is now; nil while it is hidden or outside the tree.
    var numbers: PlacementNumbers?
    /// How it was painted from frame to frame.
    var appearance = Track<Appearance>()

    /// Where it is now, in points and radians.
    var placement: Placement? { numbers?.placement }

    /// Moves a node that is shown and keeps its size; returns whether it is elsewhere then.
    ///
    /// - Parameter transform: nil where it is the same as before.
    @inline(__always)
    mutating func move(
      to center: CGPoint, size: CGSize, transform: CGAffineTransform?, origin: CGPoint
    ) -> Bool {
      guard let transform else { return numbers?.move(to: center, origin: origin) ?? false }
      if let isElsewhere = numbers?.turn(to: center, transform: transform, origin: origin) {
        return isElsewhere
      }
      guard let before = numbers else { return false }
      let placed = PlacementNumbers(
        center: center, size: size, transform: transform, origin: origin, previous: before)
      numbers = placed
      return placed != before
    }
  }
}
