// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The left side is not larger.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is not smaller.
    case greaterThanOrEqual = 1

    var sign: String {
      switch self {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    }
  }

  /// An attribute of a view or layout guide that a constraint refers to.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge: the left edge.
    case leading = 5
    /// The trailing edge: the right edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The left edge inside the margins.
    case leadingMargin = 17
    /// The right edge inside the margins.
    case trailingMargin = 18
    /// The horizontal center of the margins.
    case centerXWithinMargins = 19
    /// The vertical center of the margins.
    case centerYWithinMargins = 20
    /// No attribute: for a constant on the right side.
    case notAnAttribute = 0

    /// Whether the attribute is a size, which a constant can determine.
    var isSize: Bool { self == .width || self == .height }

    /// Whether the attribute is a position from top to bottom.
    var isVerticalPosition: Bool {
      switch self {
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        true
      default: false
      }
    }

    /// The older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Options of a visual format: alignment of the views and direction.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges are equal.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are equal.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are equal.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are equal.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges are equal.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Horizontal centers are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Vertical centers are equal.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines are equal.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines are equal.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Reads in the direction of text: left to right here.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}
