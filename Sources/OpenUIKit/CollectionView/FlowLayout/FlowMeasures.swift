// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The metrics of a section, from the delegate or the layout.
@MainActor
struct FlowMeasures {
  let sizes: [CGSize]
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGSize
  let footer: CGSize

  init(of section: Int, in view: UICollectionView, layout: UICollectionViewFlowLayout) {
    let count = view.numberOfItems(inSection: section)
    let estimate = layout.estimatedItemSize
    let isEstimated = estimate != .zero
    let isOwn = !isEstimated || estimate == UICollectionViewFlowLayout.automaticSize
    let standard = isOwn ? layout.itemSize : estimate
    /// The size that a cell prefers, or the one before it was measured.
    func size(_ item: Int, _ other: CGSize) -> CGSize {
      let path = IndexPath(item: item, section: section)
      guard isEstimated, let preferred = layout.preferredSizes[path] else {
        return Self.usable(other)
      }
      return Self.usable(preferred)
    }
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      sizes = (0..<count).map { size($0, standard) }
      inset = layout.sectionInset
      lineSpacing = layout.minimumLineSpacing
      itemSpacing = layout.minimumInteritemSpacing
      header = Self.usable(layout.headerReferenceSize)
      footer = Self.usable(layout.footerReferenceSize)
      return
    }
    sizes = (0..<count).map {
      let path = IndexPath(item: $0, section: section)
      let given = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      return size($0, given == layout.itemSize ? standard : given)
    }
    let asked = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    inset = asked.isFiniteValue ? asked : layout.sectionInset
    lineSpacing = Self.usable(
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
    itemSpacing = Self.usable(
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
    header = Self.usable(
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
    footer = Self.usable(
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
  }

  /// The size if it is finite, otherwise zero.
  private static func usable(_ size: CGSize) -> CGSize {
    guard size.isAccepted(for: "UICollectionViewDelegateFlowLayout") else { return .zero }
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isAccepted(for: "UICollectionViewDelegateFlowLayout") ? length : 0
  }
}
