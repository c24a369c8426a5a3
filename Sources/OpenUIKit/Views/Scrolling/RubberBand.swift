import Foundation

/// How far content follows a finger that pulls it beyond its end.
enum RubberBand {
  /// The share of the first point of pull that the content follows; own choice, not measured.
  private static let stiffness: CGFloat = 0.55

  /// Where content is that a finger has pulled to an offset: `d·(1 − 1/(c·pull/d + 1))` beyond the
  /// end, which never reaches the length `d` of the view.
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

  /// Where a finger must have pulled content that is at an offset.
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
