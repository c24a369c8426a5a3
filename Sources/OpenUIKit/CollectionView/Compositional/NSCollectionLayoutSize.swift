// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The length of one side of an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind: Equatable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat, for method: String) {
    self.kind = kind
    let isUsable = dimension.isAccepted(for: "NSCollectionLayoutDimension.\(method)")
    self.dimension = isUsable ? max(dimension, 0) : 0
    super.init()
  }

  /// Returns a fraction of the width of the group or section around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth, for: "fractionalWidth(_:)")
  }

  /// Returns a fraction of the height of the group or section around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight, for: "fractionalHeight(_:)")
  }

  /// Returns a length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension, for: "absolute(_:)")
  }

  /// Returns a length in points that counts until the content has determined its own.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension, for: "estimated(_:)")
  }

  /// Returns an estimated length; elements of a group do not get a common one here.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimate, for: "uniformAcrossSiblings(estimate:)")
  }

  /// Whether the length is a fraction of a width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of a height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is given in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content determines the length.
  open var isEstimated: Bool { kind == .estimated }

  /// Returns the dimension itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The length in a container of a size, in points.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the size itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size in a container, in points.
  func resolved(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes on which the content determines the size.
  var estimatedAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// The space between or around elements of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The least space, in points.
  public let spacing: CGFloat
  /// Whether the space grows with the room that is left.
  public let isFlexibleSpacing: Bool
  /// Whether the space is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isAccepted(for: "NSCollectionLayoutSpacing") ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Returns a space that grows, with its least value in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns a space in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns the space itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The space before the element; none by default.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the element; none by default.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the element; none by default.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the element; none by default.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// Returns the spaces themselves, which are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The place of a supplementary element at an item or group.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges at which the element is placed.
  public let edges: NSDirectionalRectEdge
  /// The displacement, in points or in sizes of the element.
  public let offset: CGPoint
  /// Whether the displacement is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the displacement is in sizes of the element.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset.isAccepted(for: "NSCollectionLayoutAnchor") ? offset : .zero
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// Creates a place at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates a place at edges with a displacement in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates a place at edges with a displacement in sizes of the element.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the anchor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The point of a rectangle that the edges name: its center if there are none.
  func point(of rect: CGRect) -> CGPoint {
    let x =
      edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    return CGPoint(x: x, y: y)
  }
}
