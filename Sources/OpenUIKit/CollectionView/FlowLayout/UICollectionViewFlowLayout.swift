// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layout that places items in lines, section after section.
///
/// Lines run across the scroll direction. Every line but the last is justified; the last uses the
/// spacing of the others if all items of the section have the same size, otherwise the minimum
/// spacing. A single item of a line is centered.
///
/// Each call returns new attributes objects, so that an animator may modify those it received.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimated size that means that cells determine their own.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  private var sections: [FlowSection] = []
  /// The sizes that cells prefer to the estimated one.
  private(set) var preferredSizes: [IndexPath: CGSize] = [:]
  private var contentSize = CGSize.zero

  /// The scroll direction; `.vertical` by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The default size of items, in points; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { accept(itemSize, "itemSize") { itemSize = oldValue } }
  }

  /// The size of items until their cells have determined their own, in points; zero, the default, means that
  /// all have the size of `itemSize` or of the delegate.
  open var estimatedItemSize = CGSize.zero {
    didSet { accept(estimatedItemSize, "estimatedItemSize") { estimatedItemSize = oldValue } }
  }

  /// Whether headers stay visible while their section is; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidateLayout() }
  }

  /// Whether footers stay visible while their section is; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidateLayout() }
  }

  /// The insets to which `sectionInset` is added; stored: there are none here but those of the view.
  open var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset

  /// The insets to which those of sections are added.
  public enum SectionInsetReference: Int, Sendable {
    /// Those of the content.
    case fromContentInset = 0
    /// Those of the safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// The minimum spacing between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { accept(minimumLineSpacing, "minimumLineSpacing") { minimumLineSpacing = oldValue } }
  }

  /// The minimum spacing between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet {
      accept(minimumInteritemSpacing, "minimumInteritemSpacing") {
        minimumInteritemSpacing = oldValue
      }
    }
  }

  /// The size of headers, of which only the length along the scroll direction is used; none by
  /// default.
  open var headerReferenceSize = CGSize.zero {
    didSet { accept(headerReferenceSize, "headerReferenceSize") { headerReferenceSize = oldValue } }
  }

  /// The size of footers, of which only the length along the scroll direction is used; none by
  /// default.
  open var footerReferenceSize = CGSize.zero {
    didSet { accept(footerReferenceSize, "footerReferenceSize") { footerReferenceSize = oldValue } }
  }

  /// The insets around the items of a section, in points; none by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { accept(sectionInset, "sectionInset") { sectionInset = oldValue } }
  }

  // MARK: Layout

  /// Computes the layout of all sections.
  open override func prepare() {
    super.prepare()
    sections = []
    contentSize = .zero
    guard let collectionView else { return }
    let axis = FlowAxis(scrollDirection)
    let inset = collectionView.adjustedContentInset
    let width = collectionView.bounds.width - inset.left - inset.right
    let height = collectionView.bounds.height - inset.top - inset.bottom
    let breadth = max(axis.across(CGSize(width: width, height: height)), 0)
    var start: CGFloat = 0
    for number in 0..<collectionView.numberOfSections {
      let measures = FlowMeasures(of: number, in: collectionView, layout: self)
      let section = FlowSection(measures, axis: axis, breadth: breadth, start: start)
      sections.append(section)
      start = section.end
    }
    contentSize = axis.size(along: start, across: breadth)
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    return contentSize
  }

  /// Returns new attributes of the items, headers and footers in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    var result: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated() where section.mayIntersect(rect) {
      result += [header(ofSection: number)].compactMap { $0 }.filter {
        rect.sharesArea(with: $0.frame)
      }
      for (item, frame) in section.items.enumerated() where rect.sharesArea(with: frame) {
        result.append(cell(at: IndexPath(item: item, section: number), frame: frame))
      }
      result += [footer(ofSection: number)].compactMap { $0 }.filter {
        rect.sharesArea(with: $0.frame)
      }
    }
    return result
  }

  /// Returns new attributes of an item; nil if it does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    guard items.indices.contains(indexPath.item) else { return nil }
    return cell(at: indexPath, frame: items[indexPath.item])
  }

  /// Returns new attributes of a header or footer; nil if it does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return header(ofSection: indexPath.section)
    case UICollectionView.elementKindSectionFooter: return footer(ofSection: indexPath.section)
    default: return nil
    }
  }

  /// Whether the length of lines changes: a new breadth invalidates the layout, scrolling does not.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    let axis = FlowAxis(scrollDirection)
    return axis.across(newBounds.size) != axis.across(collectionView.bounds.size)
  }

  /// Whether a cell's size differs from an estimated one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.estimatedAxes.isEmpty && preferredAttributes.size != originalAttributes.size
  }

  /// Invalidates the layout, and keeps the sizes that cells prefer.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { preferredSizes = [:] }
    for preferred in context.preferredAttributes where preferred.representedElementCategory == .cell
    {
      preferredSizes[preferred.indexPath] = preferred.size
    }
    super.invalidateLayout(with: context)
  }

  /// The class of the contexts of flow layouts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Attributes

  private func cell(at indexPath: IndexPath, frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(at: indexPath)
    attributes.frame = frame
    if estimatedItemSize != .zero { attributes.estimatedAxes = .both }
    return attributes
  }

  private func header(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
    sections[section].header.map { frame in
      let isPinned = sectionHeadersPinToVisibleBounds
      return supplementary(
        UICollectionView.elementKindSectionHeader, section: section,
        frame: isPinned ? pinned(frame, section, atEnd: false) : frame, isPinned: isPinned)
    }
  }

  private func footer(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
    sections[section].footer.map { frame in
      let isPinned = sectionFootersPinToVisibleBounds
      return supplementary(
        UICollectionView.elementKindSectionFooter, section: section,
        frame: isPinned ? pinned(frame, section, atEnd: true) : frame, isPinned: isPinned)
    }
  }

  private func supplementary(
    _ kind: String, section: Int, frame: CGRect, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(at: IndexPath(item: 0, section: section))
    attributes.represent(.supplementaryView, kind: kind)
    attributes.frame = frame
    // In front of the items that scroll below it.
    if isPinned { attributes.zIndex = 10 }
    return attributes
  }

  /// The frame of a header or footer that stays visible while its section is.
  private func pinned(_ frame: CGRect, _ section: Int, atEnd: Bool) -> CGRect {
    guard let collectionView else { return frame }
    let axis = FlowAxis(scrollDirection)
    let inset = axis.insets(collectionView.adjustedContentInset)
    let visible = axis.range(of: collectionView.bounds)
    let range = axis.range(of: frame)
    let length = range.upper - range.lower
    let start = section == 0 ? 0 : sections[section - 1].end
    let pinned =
      atEnd
      ? max(min(range.lower, visible.upper - inset.end - length), start)
      : min(max(range.lower, visible.lower + inset.start), sections[section].end - length)
    return axis.rect(along: pinned, across: axis.range(across: frame).lower, size: frame.size)
  }

  private func makeAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let chosen = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (chosen ?? UICollectionViewLayoutAttributes.self).instantiated()
    attributes.indexPath = indexPath
    return attributes
  }

  private func accept(_ value: some FiniteValue, _ name: String, otherwise restore: () -> Void) {
    // Assigning inside an observer does not call it again.
    guard value.isAccepted(for: "UICollectionViewFlowLayout.\(name)") else { return restore() }
    invalidateLayout()
  }
}
