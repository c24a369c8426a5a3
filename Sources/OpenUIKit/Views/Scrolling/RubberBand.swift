// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The resistance of content dragged beyond its limits.
enum RubberBand {
  /// The initial ratio of content displacement to drag distance; our choice, not measured.
  private static let stiffness: CGFloat = 0.55

  /// The offset shown for a dragged offset: displaced beyond the limit by
  /// `d·(1 − 1/(c·pull/d + 1))`, which stays below the length `d` of the view.
  static func stretched(
    _ offset: CGFloat, over limits: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return min(max(offset, limits.lowerBound), limits.upperBound) }
    func give(_ pull: CGFloat) -> CGFloat { length * (1 - 1 / (stiffness * pull / length + 1)) }
    if offset < limits.lowerBound {
      return limits.lowerBound - give(limits.lowerBound - offset)
    }
    if offset > limits.upperBound {
      return limits.upperBound + give(offset - limits.upperBound)
    }
    return offset
  }

  /// The inverse: the dragged offset that leads to a shown offset.
  static func unstretched(
    _ offset: CGFloat, over limits: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    func pull(_ give: CGFloat) -> CGFloat {
      guard length > 0, give < length else { return give }
      return (1 / (1 - give / length) - 1) * length / stiffness
    }
    if offset < limits.lowerBound { return limits.lowerBound - pull(limits.lowerBound - offset) }
    if offset > limits.upperBound { return limits.upperBound + pull(offset - limits.upperBound) }
    return offset
  }
}
