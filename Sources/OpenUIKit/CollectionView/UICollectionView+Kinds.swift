import Foundation

extension UICollectionView {
  /// Which way a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// Where in the view an item is brought.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the position.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the view at the start of a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of the view at the end of a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
