// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UICollectionView {
  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical.
    case vertical = 0
    /// Horizontal.
    case horizontal = 1
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits of the position.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Vertically centered.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Horizontally centered.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of section headers.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of section footers.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
