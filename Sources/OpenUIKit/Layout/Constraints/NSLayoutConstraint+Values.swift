extension NSLayoutConstraint {
  /// How two sides of a constraint relate.
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

  /// A part of a view or guide that a constraint speaks of.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines of text begin: the left one.
    case leading = 5
    /// The edge where lines of text end: the right one.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12
    /// The left edge inside of the margins.
    case leftMargin = 13
    /// The right edge inside of the margins.
    case rightMargin = 14
    /// The top edge inside of the margins.
    case topMargin = 15
    /// The bottom edge inside of the margins.
    case bottomMargin = 16
    /// The left edge inside of the margins.
    case leadingMargin = 17
    /// The right edge inside of the margins.
    case trailingMargin = 18
    /// The middle of the margins from left to right.
    case centerXWithinMargins = 19
    /// The middle of the margins from top to bottom.
    case centerYWithinMargins = 20
    /// Nothing: for a constant on the right side.
    case notAnAttribute = 0

    /// Whether it is a length, which a constant alone can decide.
    var isSize: Bool { self == .width || self == .height }

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

  /// How the views of a visual format are aligned, and which way it reads.
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
    /// Middles from left to right are equal.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles from top to bottom are equal.
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
