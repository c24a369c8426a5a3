// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row, a column or a free arrangement of items, which is repeated until all items of a section have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The number of subitems, which then have equal lengths; nil for as many as fit.
  let count: Int?
  /// The elements of the group, in order.
  public let subitems: [NSCollectionLayoutItem]
  /// The elements that belong to the group, such as badges.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// The space between the elements; none by default.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    subitems: [NSCollectionLayoutItem], count: Int?
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count.map { max($0, 1) }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a row of a number of equally wide items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, .horizontal, subitems: [subitem], count: count)
  }

  /// Returns a row of a number of equally wide items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, .horizontal, subitems: [subitem], count: count)
  }

  /// Returns a row of items, which is repeated as often as it fits into the group.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .horizontal, subitems: subitems, count: nil)
  }

  /// Returns a column of a number of equally high items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .vertical, subitems: [subitem], count: count)
  }

  /// Returns a column of a number of equally high items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .vertical, subitems: [subitem], count: count)
  }

  /// Returns a column of items, which is repeated as often as it fits into the group.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .vertical, subitems: subitems, count: nil)
  }

  /// Returns a group whose items get their frames from a closure.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, .custom(itemProvider), subitems: [], count: nil)
  }

  /// Returns the structure of the group as text.
  open func visualDescription() -> String {
    let inner = subitems.map { item in
      (item as? NSCollectionLayoutGroup)?.visualDescription() ?? "item"
    }
    switch arrangement {
    case .horizontal: return "[\(inner.joined(separator: "|"))]"
    case .vertical: return "[\(inner.joined(separator: "/"))]"
    case .custom: return "[custom]"
    }
  }
}

/// The frame of an item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// The z order.
  public let zIndex: Int

  /// Creates the frame of an item.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates the frame of an item with a z order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame =
      frame.isAccepted(for: "NSCollectionLayoutGroupCustomItem.init(frame:)") ? frame : .zero
    self.zIndex = zIndex
    super.init()
  }

  /// Returns the frame itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The container and the traits for which a compositional layout is made.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size that the content can use.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size that a compositional layout can use.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the content, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container and traits, which do not change.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}
