// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The frames of a section of a compositional layout, in the content, before it scrolls across the layout.
@MainActor
struct SectionSolution {
  /// What the frames depend on besides the section.
  struct Context {
    let axis: FlowAxis
    let environment: LayoutEnvironment
    let itemCount: Int
    let preferredSize: (LayoutElementID) -> CGSize?
  }

  /// An element of a section.
  enum LayoutElementID: Hashable {
    case item(Int)
    case boundary(Int)
  }

  /// An element at the boundary.
  struct Boundary {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  let section: NSCollectionLayoutSection
  private(set) var items: [GroupSolution.Leaf] = []
  /// The frames of repetitions of the group.
  private(set) var groups: [CGRect] = []
  private(set) var boundaries: [Boundary] = []
  /// The whole section.
  private(set) var frame = CGRect.zero
  /// The groups with the content insets across the layout: what scrolls across it.
  private(set) var strip = CGRect.zero
  /// The end along the scroll direction, where the next section starts.
  private(set) var end: CGFloat
  private let axis: FlowAxis
  /// The length of the layout across the scroll direction.
  private let breadth: CGFloat

  /// Whether the section scrolls across the layout.
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// Lays out a section that starts at an offset along the scroll direction.
  init(_ section: NSCollectionLayoutSection, start: CGFloat, _ context: Context) {
    self.section = section
    axis = context.axis
    let size = context.environment.effectiveContentSize
    breadth = axis.across(size)
    end = start
    let insets = axis.insets(section.contentInsets.leftToRight)
    placeBoundaries(atEnd: false, insets, context)
    end += insets.start
    let content = axis.size(
      along: max(axis.along(size) - insets.start - insets.end, 0),
      across: max(breadth - insets.left - insets.right, 0))
    let contentStart = end
    placeGroups(in: content, left: insets.left, context)
    strip = axis.rect(
      along: contentStart, across: 0,
      size: axis.size(
        along: end - contentStart,
        across: max(groups.map { axis.lastAcross(of: $0) }.max() ?? 0, 0) + insets.right))
    end += insets.end
    placeBoundaries(atEnd: true, insets, context)
    frame = axis.rect(
      along: start, across: 0, size: axis.size(along: end - start, across: breadth))
    placeSideBoundaries(insets, context)
  }

  // MARK: Groups

  private mutating func placeGroups(in content: CGSize, left: CGFloat, _ context: Context) {
    let group = section.group
    // Equal repetitions are solved once.
    let isUniform = group.isUniform
    var solution: GroupSolution?
    var index = 0
    var position = isOrthogonal ? left : end
    var thickness: CGFloat = 0
    while index < context.itemCount {
      let first = index
      let found =
        solution
        ?? GroupSolution(
          group, in: content, from: 0,
          .init(environment: context.environment) { context.preferredSize(.item(first + $0)) })
      if isUniform { solution = found }
      guard !found.leaves.isEmpty else { break }
      let origin =
        isOrthogonal
        ? axis.rect(along: end, across: position, size: .zero).origin
        : axis.rect(along: position, across: left, size: .zero).origin
      for leaf in found.leaves where first + leaf.index < context.itemCount {
        items.append(
          GroupSolution.Leaf(
            index: first + leaf.index, frame: leaf.frame.offsetBy(dx: origin.x, dy: origin.y),
            zIndex: leaf.zIndex, item: leaf.item))
      }
      groups.append(CGRect(origin: origin, size: found.size))
      index += found.leaves.count
      thickness = max(thickness, axis.along(found.size))
      position += (isOrthogonal ? axis.across(found.size) : axis.along(found.size))
      if index < context.itemCount { position += section.interGroupSpacing }
    }
    end = isOrthogonal ? end + thickness : max(position, end)
  }

  // MARK: Boundaries

  private mutating func placeBoundaries(
    atEnd: Bool, _ insets: (start: CGFloat, end: CGFloat, left: CGFloat, right: CGFloat),
    _ context: Context
  ) {
    var growth: CGFloat = 0
    for (number, item) in section.boundarySupplementaryItems.enumerated()
    where axis.side(of: item.alignment) == (atEnd ? .end : .start) {
      var frame = place(item, number, insets, context)
      let length = axis.along(frame.size)
      let start = item.extendsBoundary == atEnd ? end : atEnd ? end - length : end
      frame.origin =
        axis.rect(
          along: start, across: axis.range(across: frame).lower, size: .zero
        ).origin
      if item.extendsBoundary { growth = max(growth, length) }
      boundaries.append(
        Boundary(item: item, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y)))
    }
    end += growth
  }

  /// Elements at the leading and trailing edges lie beside the content, in the middle.
  private mutating func placeSideBoundaries(
    _ insets: (start: CGFloat, end: CGFloat, left: CGFloat, right: CGFloat), _ context: Context
  ) {
    for (number, item) in section.boundarySupplementaryItems.enumerated()
    where axis.side(of: item.alignment) == .middle {
      var frame = place(item, number, insets, context)
      let range = axis.range(of: strip)
      let start = (range.lower + range.upper - axis.along(frame.size)) / 2
      frame.origin =
        axis.rect(
          along: start, across: axis.range(across: frame).lower, size: .zero
        ).origin
      boundaries.append(
        Boundary(item: item, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y)))
    }
  }

  /// The frame of an element at its place across the scroll direction, at 0 along it.
  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int,
    _ insets: (start: CGFloat, end: CGFloat, left: CGFloat, right: CGFloat), _ context: Context
  ) -> CGRect {
    let (left, right) =
      section.supplementariesFollowContentInsets ? (insets.left, insets.right) : (0, 0)
    let room = max(breadth - left - right, 0)
    let container = axis.size(
      along: axis.along(context.environment.effectiveContentSize), across: room)
    var size = item.layoutSize.resolved(in: container)
    if let preferred = context.preferredSize(.boundary(number)) {
      if item.layoutSize.widthDimension.isEstimated { size.width = preferred.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = preferred.height }
    }
    let across = left + (room - axis.across(size)) * axis.fractionAcross(of: item.alignment)
    return axis.rect(along: 0, across: across, size: size)
  }
}

extension NSCollectionLayoutItem {
  /// Whether all repetitions have the same frames.
  var isUniform: Bool {
    guard layoutSize.estimatedAxes.isEmpty else { return false }
    guard let group = self as? NSCollectionLayoutGroup else { return true }
    if case .custom = group.arrangement { return true }
    return group.subitems.allSatisfy(\.isUniform)
  }
}

extension FlowAxis {
  /// Where an element lies along the scroll direction.
  enum Side {
    case start
    case middle
    case end
  }

  func side(of alignment: NSRectAlignment) -> Side {
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    return alignment.edges.contains(start) ? .start : alignment.edges.contains(end) ? .end : .middle
  }

  /// The fraction of the free room before an element across the scroll direction.
  func fractionAcross(of alignment: NSRectAlignment) -> CGFloat {
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      isVertical ? (.leading, .trailing) : (.top, .bottom)
    return alignment.edges.contains(start) ? 0 : alignment.edges.contains(end) ? 1 : 0.5
  }

  /// The extent of a rectangle across the scroll direction.
  func range(across rect: CGRect) -> (lower: CGFloat, upper: CGFloat) {
    isVertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// The end of a rectangle across the scroll direction.
  func lastAcross(of rect: CGRect) -> CGFloat { range(across: rect).upper }
}
