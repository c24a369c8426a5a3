// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The scroll view of a section that scrolls across its layout.
///
/// It has no content of its own: the layout moves the section's elements by its offset. It lies behind the
/// elements, and its pan belongs to the collection view, which receives the touches.
@preconcurrency @MainActor
final class OrthogonalScroller: UIScrollView, UIGestureRecognizerDelegate {
  private var axis = FlowAxis(.vertical)
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The extents of the groups across the layout, in order.
  private var groups: [(lower: CGFloat, upper: CGFloat)] = []
  /// Called when the offset changed.
  var onScroll: (() -> Void)?

  init(in collectionView: UICollectionView) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    panGestureRecognizer.delegate = self
    collectionView.insertSubview(self, at: collectionView.backgroundView == nil ? 0 : 1)
    collectionView.addGestureRecognizer(panGestureRecognizer)
    onBoundsChange[ObjectIdentifier(self)] = { [weak self] in self?.onScroll?() }
  }

  required init?(coder: NSCoder) { nil }

  /// Ends the scrolling with the section.
  func remove() {
    onScroll = nil
    panGestureRecognizer.view?.removeGestureRecognizer(panGestureRecognizer)
    removeFromSuperview()
  }

  /// Adopts the section's frames, in a layout of a breadth.
  func update(_ solution: SectionSolution, _ axis: FlowAxis, breadth: CGFloat) {
    self.axis = axis
    behavior = solution.section.orthogonalScrollingBehavior
    groups = solution.groups.map(axis.range(across:))
    let range = axis.range(of: solution.strip)
    let rect = axis.rect(
      along: range.lower, across: 0,
      size: axis.size(along: range.upper - range.lower, across: breadth))
    // Only the frame: the origin of the bounds is the offset.
    if frame != rect { frame = rect }
    alwaysBounceHorizontal = axis.isVertical
    alwaysBounceVertical = !axis.isVertical
    isPagingEnabled = behavior == .paging
    decelerationRate = behavior == .continuous ? .normal : .fast
    var inset: CGFloat = 0
    if behavior == .groupPagingCentered, let first = groups.first {
      inset = (breadth - first.upper + first.lower) / 2 - first.lower
    }
    let insets =
      axis.isVertical
      ? UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      : UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    if insets != contentInset {
      contentInset = insets
      if !isDragging { contentOffset = CGPoint(x: -insets.left, y: -insets.top) }
    }
    adopt(contentSize: solution.strip.size)
  }

  /// The distance by which the section has scrolled across the layout.
  var distance: CGFloat { axis.isVertical ? contentOffset.x : contentOffset.y }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { bounds.contains(touch.location(in: self)) }

  override func restingOffset(proposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let isCentered = behavior == .groupPagingCentered
    guard isCentered || behavior == .groupPaging || behavior == .continuousGroupLeadingBoundary
    else { return offset }
    let length = axis.isVertical ? bounds.width : bounds.height
    let stops = groups.map { group in
      isCentered
        ? (group.lower + group.upper - length) / 2 : group.lower - (groups.first?.lower ?? 0)
    }
    let speed = axis.isVertical ? velocity.x : velocity.y
    let start = distance
    let proposed = axis.isVertical ? offset.x : offset.y
    let stop: CGFloat?
    if behavior == .continuousGroupLeadingBoundary || speed == 0 {
      let wanted = behavior == .continuousGroupLeadingBoundary ? proposed : start
      stop = stops.min { abs($0 - wanted) < abs($1 - wanted) }
    } else {
      // One group a flick.
      stop = speed > 0 ? stops.first { $0 > start } : stops.last { $0 < start }
    }
    guard let stop else { return offset }
    return clamped(
      axis.isVertical ? CGPoint(x: stop, y: offset.y) : CGPoint(x: offset.x, y: stop))
  }
}
