// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// The pending layout of a view and its descendants.
struct LayoutState: PendingWork {
  /// Whether the view's own `layoutSubviews()` is needed.
  var isNeeded = true
  /// Whether a descendant needs `layoutSubviews()`.
  var isNeededBelow = false
  /// Whether `layoutSubviews()` is running, which ends what the view requests of itself meanwhile.
  var isRunning = false
  /// Whether it was reported that the layout does not settle.
  var isReportedAsUnsettled = false
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
    guard mayNeedLayout else { return }
    solveConstraintsIfNeeded()
    var top = self
    var current = storedSuperview
    while let view = current {
      if view.layoutState.isNeeded { top = view }
      current = view.storedSuperview
    }
    Self.runningLayoutCount += 1
    for _ in 0..<Self.maximumLayoutPasses where top.layoutState.isAnythingNeeded {
      top.layoutTree()
      solveConstraintsIfNeeded()
    }
    Self.runningLayoutCount -= 1
    if top.layoutState.isAnythingNeeded, !top.layoutState.isRunning { top.abandonLayout() }
  }

  /// The number of layouts that are running: the needs below views that they have reached are no longer noted there.
  private static var runningLayoutCount = 0

  /// Whether anything in the tree needs layout, as far as is known without asking all ancestors.
  private var mayNeedLayout: Bool {
    guard Self.runningLayoutCount == 0, let window = inheritedWindow, window.storedSuperview == nil
    else { return true }
    return window.layoutState.isAnythingNeeded || window.constraintState.isSolutionOutdated
      || window.constraintState.needsUpdateInside
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

  /// Lays out the view and its descendants where needed, each before its subviews.
  private func layoutTree() {
    layoutOwn(inside: nil)
    guard layoutState.endNeedBelow() else { return }
    // Those of the superviews in the walk, the last one last.
    var insets = [safeAreaInsets]
    var walk = TreeWalk(storedSubviews, of: self)
    while let place = walk.next() {
      switch place {
      case .child(let view, _):
        guard view.layoutState.isAnythingNeeded else { continue }
        view.layoutOwn(inside: insets.last)
        guard view.layoutState.endNeedBelow() else { continue }
        insets.append(view.safeAreaInsets(inside: insets.last))
        walk.descend(to: view.storedSubviews, of: view)
      case .end(let view):
        insets.removeLast()
        // Views invalidated during layout wait for the next pass.
        if view.storedSubviews.contains(where: \.layoutState.isAnythingNeeded) {
          view.layoutState.isNeededBelow = true
        }
      }
    }
  }

  /// Lays out the view alone, if needed.
  ///
  /// - Parameter insets: the safe area insets of the superview; nil to ask it.
  private func layoutOwn(inside insets: UIEdgeInsets?) {
    guard layoutState.isNeeded else { return }
    layoutState.isNeeded = false
    notifySafeAreaChange(inside: insets)
    let wasRunning = layoutState.isRunning
    layoutState.isRunning = true
    withOwnTraits {
      owningViewController?.viewWillLayoutSubviews()
      // Here too, because overrides of layoutSubviews() need not call it on super.
      applySolvedFrames()
      layoutSublayers(of: layer)
      layer.layoutInnerLayers()
      owningViewController?.viewDidLayoutSubviews()
    }
    layoutState.isRunning = wasRunning
  }

  /// Called by the layer after its bounds changed.
  func boundsDidChange(from oldBounds: CGRect) {
    let size = layer.values.bounds.size
    markNeedsLayout()
    if size != oldBounds.size { displayState.sizeDidChange(of: self) }
    if autoresizesSubviews, size != oldBounds.size {
      Autoresizing.resizeSubviews(of: self, from: oldBounds.size, to: size)
    }
    if size != oldBounds.size { geometryDidChange() }
    if constraintState.followsBoundsOrigin { invalidateSolution() }
    onBoundsChange.notify()
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
