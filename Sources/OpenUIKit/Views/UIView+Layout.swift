// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pending layout of a view and its descendants.
struct LayoutState {
  /// Whether the view's own `layoutSubviews()` is needed.
  var isNeeded = true
  /// Whether a descendant needs `draw(_:)`.
  var isNeededBelow = false
  /// Whether `layoutSubviews()` is running, which ends what the view requests of itself meanwhile.
  var isRunning = false
  /// Whether it was reported that the layout does not settle.
  var isReportedAsUnsettled = false

  var isAnythingNeeded: Bool { isNeeded || isNeededBelow }
}

extension UIView {
  /// A layout that invalidates itself settles within a few passes or never.
  private static let maximumLayoutPasses = 8

  func markNeedsLayout() {
    layoutState.isNeeded = true
    propagateNeedsLayout()
  }

  func propagateNeedsLayout() {
    var current = storedSuperview
    while let view = current, !view.layoutState.isNeededBelow {
      view.layoutState.isNeededBelow = true
      current = view.storedSuperview
    }
  }

  /// Marks the view, unless its layout is running: one pass serves what it requests of itself, such as
  /// by adding a subview.
  func requestLayout() {
    if !layoutState.isRunning { markNeedsLayout() }
  }

  /// Lays out the tree from the topmost ancestor that needs layout.
  func layoutNow() {
    solveConstraintsIfNeeded()
    var top = self
    var current = storedSuperview
    while let view = current {
      if view.layoutState.isNeeded { top = view }
      current = view.storedSuperview
    }
    for _ in 0..<Self.maximumLayoutPasses where top.layoutState.isAnythingNeeded {
      top.layoutTree()
      solveConstraintsIfNeeded()
    }
    if top.layoutState.isAnythingNeeded, !top.layoutState.isRunning { top.abandonLayout() }
  }

  /// Ends a layout that does not settle: the last pass stands until something requests another.
  private func abandonLayout() {
    var unsettled: [UIView] = []
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view.layoutState.isNeeded { unsettled.append(view) }
      waiting += view.storedSubviews.filter(\.layoutState.isAnythingNeeded)
      view.layoutState.isNeeded = false
      view.layoutState.isNeededBelow = false
    }
    guard let view = unsettled.first, !view.layoutState.isReportedAsUnsettled else { return }
    view.layoutState.isReportedAsUnsettled = true
    RefusedInput.report(
      for: "\(type(of: view)).layoutSubviews()",
      problem:
        "The layout requests itself again in each of \(Self.maximumLayoutPasses) passes; the "
        + "last one stands.",
      remedy: "Do not call setNeedsLayout() on a superview, or change sizes back and forth, "
        + "in each layout.")
  }

  private func layoutTree() {
    if layoutState.isNeeded {
      layoutState.isNeeded = false
      notifySafeAreaChange()
      let wasRunning = layoutState.isRunning
      layoutState.isRunning = true
      withOwnTraits {
        owningViewController?.viewWillLayoutSubviews()
        layoutSublayers(of: layer)
        layer.layoutInnerLayers()
        owningViewController?.viewDidLayoutSubviews()
      }
      layoutState.isRunning = wasRunning
    }
    guard layoutState.isNeededBelow else { return }
    layoutState.isNeededBelow = false
    for subview in storedSubviews where subview.layoutState.isAnythingNeeded {
      subview.layoutTree()
    }
    // Views invalidated during layout wait for the next pass.
    if storedSubviews.contains(where: \.layoutState.isAnythingNeeded) {
      layoutState.isNeededBelow = true
    }
  }

  /// Called by the layer after its bounds changed.
  func boundsDidChange(from oldBounds: CGRect) {
    let size = layer.values.bounds.size
    markNeedsLayout()
    if size != oldBounds.size { displayState.sizeDidChange(of: self) }
    if autoresizesSubviews, size != oldBounds.size {
      for subview in storedSubviews { subview.autoresize(inside: oldBounds.size, size) }
    }
    if size != oldBounds.size { geometryDidChange() }
    if constraintState.followsBoundsOrigin { invalidateSolution() }
    onBoundsChange.notify()
  }

  private func autoresize(inside oldSize: CGSize, _ newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    // The untransformed rectangle, so that a rotated view keeps its proportions.
    let anchor = layer.anchorPoint
    let size = bounds.size
    let horizontal = Self.resized(
      start: center.x - anchor.x * size.width, length: size.width,
      from: oldSize.width, to: newSize.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let vertical = Self.resized(
      start: center.y - anchor.y * size.height, length: size.height,
      from: oldSize.height, to: newSize.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    let newBounds = CGSize(width: horizontal.length, height: vertical.length)
    if newBounds != size { bounds.size = newBounds }
    center = CGPoint(
      x: horizontal.start + anchor.x * newBounds.width,
      y: vertical.start + anchor.y * newBounds.height)
  }

  /// Distributes a change of the superview's length among the flexible parts in proportion to their
  /// sizes, as UIKit documents; parts that are all 0 share equally.
  ///
  /// A view with a length in a superview without one keeps it (unverified): its margins would have
  /// been negative, and it would become longer than the superview.
  private static func resized(
    start: CGFloat, length: CGFloat, from oldTotal: CGFloat, to newTotal: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let after = oldTotal - start - length
    let flags = [
      flexible.before, flexible.length && (oldTotal != 0 || length == 0), flexible.after,
    ]
    let sizes = zip(flags, [start, length, after]).map { $0 ? $1 : 0 }
    let flexibleTotal = sizes.reduce(0, +)
    let change = newTotal - oldTotal
    let count = flags.count { $0 }
    guard count > 0 else { return (start, length) }
    func share(_ part: Int) -> CGFloat {
      guard flags[part] else { return 0 }
      return flexibleTotal == 0 ? change / CGFloat(count) : change * sizes[part] / flexibleTotal
    }
    return (start + share(0), max(length + share(1), 0))
  }
}

extension UIView {
  /// The target size for the smallest possible layout.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target size for the largest possible layout: 10,000 points.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The value that means no intrinsic size: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  func resizeToFit() {
    let origin = frame.origin
    let size = sizeThatFits(bounds.size)
    bounds.size = size
    frame.origin = origin
  }
}
