// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An element of a group of a compositional layout, repeated for the items of the data.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size, relative to the group around.
  public let layoutSize: NSCollectionLayoutSize
  /// The elements that belong to each item, such as badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space inside of the item's size, in points; none by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      if !contentInsets.isAccepted(for: "NSCollectionLayoutItem.contentInsets") {
        contentInsets = oldValue
      }
    }
  }
  /// The space outside of the item's size; none by default.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with elements that belong to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// Returns the item itself: the layout reads it when it is prepared.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An element beside an item or group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the element.
  public let elementKind: String
  /// The place at the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the element that is placed; nil for that at the edges of the container's anchor.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z order; 1 by default: in front of items.
  open var zIndex = 1

  /// Creates an element at a place of its item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an element at a place of its item, with the point of the element that is placed there.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The frame at a container, in the container's coordinates.
  func frame(at container: CGRect) -> CGRect {
    let size = layoutSize.resolved(in: container.size)
    let own = CGRect(origin: .zero, size: size)
    let placed = containerAnchor.point(of: container)
    let point = (itemAnchor ?? containerAnchor).point(of: own)
    func shift(_ anchor: NSCollectionLayoutAnchor) -> CGPoint {
      anchor.isAbsoluteOffset
        ? anchor.offset
        : CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
    }
    let first = shift(containerAnchor)
    let second = itemAnchor.map(shift) ?? .zero
    return CGRect(
      origin: CGPoint(
        x: placed.x - point.x + first.x + second.x, y: placed.y - point.y + first.y + second.y),
      size: size)
  }
}

/// The alignment of a rectangle at another one.
public enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At the top, in the middle.
  case top = 1
  /// At the top, at the leading edge.
  case topLeading = 2
  /// At the leading edge.
  case leading = 3
  /// At the bottom, at the leading edge.
  case bottomLeading = 4
  /// At the bottom, in the middle.
  case bottom = 5
  /// At the bottom, at the trailing edge.
  case bottomTrailing = 6
  /// At the trailing edge.
  case trailing = 7
  /// At the top, at the trailing edge.
  case topTrailing = 8

  /// The edges that the rectangle touches.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A header, a footer or another element at the boundary of a section or layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section at which the element is placed.
  public let alignment: NSRectAlignment
  /// The displacement, in points; none by default.
  public let offset: CGPoint
  /// Whether the section grows by the element, which otherwise covers content; true by default.
  open var extendsBoundary = true
  /// Whether the element stays visible while its section is; false by default.
  open var pinToVisibleBounds = false

  /// Creates an element at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates an element at an edge with a displacement in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    let isUsable = absoluteOffset.isAccepted(
      for: "NSCollectionLayoutBoundarySupplementaryItem.absoluteOffset")
    offset = isUsable ? absoluteOffset : .zero
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

/// A decoration of a section, such as a background.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, for which the layout registers a class.
  public let elementKind: String
  /// The z order; −1 by default: behind items.
  open var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a decoration behind a whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
