/// What kind of thing a view is for those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits of the kinds.
  public let rawValue: UInt64

  /// Creates kinds from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// Something to press.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Something that can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The title of a part.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Something that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}
