// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The attributes of elements of a compositional layout.
extension CompositionalSolution {
  /// The attributes of the elements of a section in a rectangle, from back to front.
  func attributes(
    ofSection index: Int, in rect: CGRect, visible: CGRect, distance: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let solved = sections[index]
    let shift = shift(of: solved, distance)
    var result = solved.section.decorationItems.map { decoration($0, of: solved, at: index) }
    for leaf in solved.items {
      let frame = leaf.frame.offsetBy(dx: shift.x, dy: shift.y)
      if frame.sharesArea(with: rect) { result.append(cell(leaf, frame, section: index)) }
      for item in leaf.item?.supplementaryItems ?? [] {
        let badge = badge(item, at: frame, of: leaf, section: index)
        if badge.frame.sharesArea(with: rect) { result.append(badge) }
      }
    }
    for boundary in solved.boundaries {
      let attributes = header(boundary, section: index, visible: visible)
      if attributes.frame.sharesArea(with: rect) { result.append(attributes) }
    }
    return result
  }

  /// The attributes of the headers and footers of the whole layout.
  func layoutBoundaries(visible: CGRect) -> [UICollectionViewLayoutAttributes] {
    boundaries.map { boundary in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: boundary.item.elementKind, with: IndexPath(index: 0))
      attributes.frame = pinned(
        boundary, in: axis.range(of: CGRect(origin: .zero, size: contentSize)), visible)
      attributes.zIndex = zIndex(of: boundary.item)
      return attributes
    }
  }

  func item(at path: IndexPath, distance: CGFloat) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section) else { return nil }
    let solved = sections[path.section]
    guard solved.items.indices.contains(path.item) else { return nil }
    let leaf = solved.items[path.item]
    let shift = shift(of: solved, distance)
    return cell(leaf, leaf.frame.offsetBy(dx: shift.x, dy: shift.y), section: path.section)
  }

  func supplementary(
    _ kind: String, at path: IndexPath, visible: CGRect, distance: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    if path.count < 2 {
      return layoutBoundaries(visible: visible).first { $0.representedElementKind == kind }
    }
    guard sections.indices.contains(path.section) else { return nil }
    let solved = sections[path.section]
    if path.item == 0,
      let boundary = solved.boundaries.first(where: { $0.item.elementKind == kind })
    {
      return header(boundary, section: path.section, visible: visible)
    }
    guard solved.items.indices.contains(path.item) else { return nil }
    let leaf = solved.items[path.item]
    let shift = shift(of: solved, distance)
    return leaf.item?.supplementaryItems.first { $0.elementKind == kind }.map {
      badge(
        $0, at: leaf.frame.offsetBy(dx: shift.x, dy: shift.y), of: leaf, section: path.section)
    }
  }

  func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section) else { return nil }
    let solved = sections[path.section]
    return solved.section.decorationItems.first { $0.elementKind == kind }.map {
      decoration($0, of: solved, at: path.section)
    }
  }

  /// The displacement of a section's items that has scrolled across the layout.
  private func shift(of solved: SectionSolution, _ distance: CGFloat) -> CGPoint {
    guard solved.isOrthogonal else { return .zero }
    return axis.isVertical ? CGPoint(x: -distance, y: 0) : CGPoint(x: 0, y: -distance)
  }

  private func cell(
    _ leaf: GroupSolution.Leaf, _ frame: CGRect, section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: leaf.index, section: section))
    attributes.frame = frame
    attributes.zIndex = leaf.zIndex
    attributes.estimatedAxes = leaf.item?.layoutSize.estimatedAxes ?? []
    attributes.showsSeparator = sections[section].section.showsSeparators
    return attributes
  }

  private func badge(
    _ item: NSCollectionLayoutSupplementaryItem, at frame: CGRect, of leaf: GroupSolution.Leaf,
    section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind,
      with: IndexPath(item: leaf.index, section: section))
    attributes.frame = item.frame(at: frame)
    attributes.zIndex = item.zIndex
    return attributes
  }

  private func header(
    _ boundary: SectionSolution.Boundary, section: Int, visible: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.item.elementKind,
      with: IndexPath(item: 0, section: section))
    attributes.frame = pinned(boundary, in: axis.range(of: sections[section].frame), visible)
    attributes.zIndex = zIndex(of: boundary.item)
    attributes.estimatedAxes = boundary.item.layoutSize.estimatedAxes
    return attributes
  }

  private func decoration(
    _ item: NSCollectionLayoutDecorationItem, of solved: SectionSolution, at index: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    let insets = item.contentInsets
    attributes.frame = CGRect(
      x: solved.frame.minX + insets.leading, y: solved.frame.minY + insets.top,
      width: max(solved.frame.width - insets.leading - insets.trailing, 0),
      height: max(solved.frame.height - insets.top - insets.bottom, 0))
    attributes.zIndex = item.zIndex
    return attributes
  }

  // MARK: Pinning

  /// Pinned elements are in front of others.
  private func zIndex(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Int {
    item.pinToVisibleBounds ? item.zIndex + 1 : item.zIndex
  }

  /// The frame of an element that stays visible within an extent of the content.
  private func pinned(
    _ boundary: SectionSolution.Boundary, in extent: (lower: CGFloat, upper: CGFloat),
    _ visible: CGRect
  ) -> CGRect {
    guard boundary.item.pinToVisibleBounds else { return boundary.frame }
    let range = axis.range(of: boundary.frame)
    let length = range.upper - range.lower
    let shown = axis.range(of: visible)
    let start =
      axis.side(of: boundary.item.alignment) == .end
      ? max(min(range.lower, shown.upper - length), extent.lower)
      : min(max(range.lower, shown.lower), max(extent.upper - length, range.lower))
    let origin = axis.rect(
      along: start, across: axis.range(across: boundary.frame).lower, size: .zero
    ).origin
    return CGRect(origin: origin, size: boundary.frame.size)
  }
}
