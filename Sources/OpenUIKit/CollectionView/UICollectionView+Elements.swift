// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Displaying the visible elements according to the layout.
extension UICollectionView {
  /// Removes all views; the data source is asked again before the next drawing.
  func discardElements() {
    itemCounts = nil
    hasReportedInvalidIndexPaths = false
    swipe?.close(animated: false)
    unhighlightItem()
    selectedPaths = []
    for view in shownElements { recycle(view) }
    elements = [:]
    collectionViewLayout.invalidateCounts()
    setNeedsLayout()
  }

  /// The views of the visible elements, from back to front.
  var shownElements: [UICollectionReusableView] {
    subviews.compactMap { view in
      guard let element = view as? UICollectionReusableView, let key = element.elementKey,
        elements[key] === element
      else { return nil }
      return element
    }
  }

  /// Updates the views according to the layout: removes views that are no longer visible, creates
  /// new ones and applies attributes to the others.
  ///
  /// - Parameter appearing: Items inserted by an update, which animate from initial attributes.
  func showElements(appearing: Set<IndexPath> = []) {
    guard !isShowingElements else { return }
    isShowingElements = true
    defer { isShowingElements = false }
    _ = countedItems
    // Each pass may find contents whose sizes move others into sight.
    for _ in 0..<Self.maximumSizingPasses {
      collectionViewLayout.prepareIfNeeded()
      adopt(contentSize: collectionViewLayout.collectionViewContentSize)
      let required = requiredAttributes()
      let keys = Set(required.map(LayoutAttributesKey.init))
      for view in shownElements {
        guard let key = view.elementKey, !keys.contains(key) else { continue }
        recycle(view)
        elements[key] = nil
      }
      var isSizeChanged = false
      for attributes in required {
        show(attributes, isAppearing: appearing.contains(attributes.indexPath))
        if adoptPreferredSize(of: attributes) { isSizeChanged = true }
      }
      if !isSizeChanged { break }
    }
    orderByZIndex()
  }

  /// The number of layouts after which contents that still change their size are left as they are.
  private static let maximumSizingPasses = 10

  /// Tells the layout the size that a content prefers; false if it is that of the layout.
  private func adoptPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let view = elements[LayoutAttributesKey(attributes)],
      view.measuredSize != attributes.size,
      let original = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = view.preferredLayoutAttributesFitting(original)
    view.measuredSize = preferred.size
    let layout = collectionViewLayout
    guard preferred.size.isFiniteValue,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  /// The visible elements of the layout, each once.
  ///
  /// An animator may still hold attributes of items that an update removed; UIKit raises an
  /// exception in this case (C12).
  private func requiredAttributes() -> [UICollectionViewLayoutAttributes] {
    guard dataSource != nil else { return [] }
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    var seen: Set<LayoutAttributesKey> = []
    let proposed = (collectionViewLayout.layoutAttributesForElements(in: visible) ?? []).filter {
      !$0.isHidden && $0.frame.sharesArea(with: visible)
        && seen.insert(LayoutAttributesKey($0)).inserted
    }
    let known = proposed.filter(contains)
    if known.count < proposed.count, !hasReportedInvalidIndexPaths {
      hasReportedInvalidIndexPaths = true
      RefusedInput.report(
        for: "UICollectionViewLayout.layoutAttributesForElements(in:)",
        problem: "The layout returned attributes of elements that are not in the data (C12).",
        remedy:
          "They are not displayed; remove their behaviors in prepare(forCollectionViewUpdates:).")
    }
    return known
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, isAppearing: Bool) {
    let key = LayoutAttributesKey(attributes)
    if let view = elements[key], view.superview === self { return view.show(attributes) }
    guard let view = makeView(for: attributes) else { return }
    elements[key] = view
    view.elementKey = key
    UIView.performWithoutAnimation {
      let isCell = key.category == .cell
      let start =
        isAppearing && isCell
        ? collectionViewLayout.initialLayoutAttributesForAppearingItem(at: key.indexPath) : nil
      view.show(start ?? attributes)
      if let cell = view as? UICollectionViewCell {
        delegateOfElements?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      } else if key.category == .supplementaryView, let kind = key.kind {
        delegateOfElements?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
      }
      insertElement(view)
    }
    view.show(attributes)
  }

  /// The delegate as a collection view delegate.
  var delegateOfElements: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  private func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    attributesInMaking = attributes
    defer { attributesInMaking = nil }
    let path = attributes.indexPath
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _): return dataSource?.collectionView(self, cellForItemAt: path)
    case (.supplementaryView, let kind?):
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case (.decorationView, let kind?):
      let key = ReusePool.Key(category: .decorationView, kind: kind, identifier: kind)
      if let nib = collectionViewLayout.decorationNibs[kind] {
        reuse.register(nib, for: key)
        return reuse.dequeue(key, size: attributes.size)
      }
      return reuse.dequeueDecoration(
        key, of: collectionViewLayout.decorationClasses[kind], size: attributes.size)
    default: return nil
    }
  }

  /// Removes a view and adds it to the reuse queue.
  func recycle(_ view: UICollectionReusableView) {
    guard let key = view.elementKey else { return }
    view.elementKey = nil
    view.shownAttributes = nil
    view.measuredSize = nil
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      let poolKey = ReusePool.Key(category: key.category, kind: key.kind, identifier: identifier)
      reuse.enqueue(view, for: poolKey)
    }
    if key.category == .supplementaryView, let kind = key.kind {
      delegateOfElements?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
    }
    guard let cell = view as? UICollectionViewCell else { return }
    delegateOfElements?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
  }

  // MARK: Order

  private func zIndex(of view: UIView) -> Int? {
    guard let element = view as? UICollectionReusableView, element.elementKey != nil else {
      return nil
    }
    return element.shownAttributes?.zIndex ?? 0
  }

  /// Inserts an element in front of those with its z index and behind those with higher ones; other
  /// subviews keep their order.
  private func insertElement(_ view: UICollectionReusableView) {
    let own = zIndex(of: view) ?? 0
    let others = subviews.filter { $0 !== view }
    let below = others.lastIndex { zIndex(of: $0).map { $0 <= own } ?? false }
    let above = others.firstIndex { zIndex(of: $0) != nil }
    let rearmost = others.first === backgroundView && backgroundView != nil ? 1 : 0
    insertSubview(view, at: below.map { $0 + 1 } ?? above ?? rearmost)
  }

  private func orderByZIndex() {
    let views = shownElements
    let order = views.compactMap(zIndex)
    guard zip(order, order.dropFirst()).contains(where: >) else { return }
    let sorted = views.enumerated().sorted {
      (zIndex(of: $0.element) ?? 0, $0.offset) < (zIndex(of: $1.element) ?? 0, $1.offset)
    }
    for (_, view) in sorted { insertElement(view) }
  }
}

extension ReusePool {
  /// Returns a reused decoration view, or a new one; nil if the layout registered no class.
  mutating func dequeueDecoration(
    _ key: Key, of viewClass: UICollectionReusableView.Type?, size: CGSize
  ) -> UICollectionReusableView? {
    guard let viewClass else { return nil }
    if let view = dequeue(key, size: size), type(of: view) == viewClass { return view }
    return viewClass.make(key.identifier, size: size)
  }
}
