// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// The safe area insets of a superview while those of a subview are found.
///
/// Each view asks its superview for its insets, which an app may override: where that is known, it need not, so that
/// a deep tree takes neither time nor stack for each view.
@MainActor
private enum SafeAreas {
  private static var known: (view: UIView, insets: UIEdgeInsets)?

  /// Calls a function that may ask a view for its insets.
  static func with(
    _ insets: UIEdgeInsets, of view: UIView, _ body: () -> UIEdgeInsets
  ) -> UIEdgeInsets {
    let before = known
    known = (view, insets)
    defer { known = before }
    return body()
  }

  /// The insets of a view, found from the outermost view inward.
  static func insets(of view: UIView) -> UIEdgeInsets {
    if let known, known.view === view { return known.insets }
    var outer = [view]
    while let next = outer.last?.storedSuperview { outer.append(next) }
    var insets = outer.removeLast().safeAreaInsets
    for view in outer.reversed() { insets = view.safeAreaInsets(inside: insets) }
    return insets
  }
}

extension UIView {
  /// The default margins, as in UIKit: 8 points, and 16 at the sides of a controller's view.
  private static let standardMargin: CGFloat = 8
  private static let controllerMargin: CGFloat = 16
  /// The maximum readable width, as in UIKit at the default text size, in points.
  private static let readableWidth: CGFloat = 672

  /// The margins without the safe area.
  var ownMargins: UIEdgeInsets {
    if let margins = constraintState.margins { return margins.leftToRight }
    if owningViewController != nil {
      return UIEdgeInsets(
        top: 0, left: Self.controllerMargin, bottom: 0, right: Self.controllerMargin)
    }
    return UIEdgeInsets(
      top: Self.standardMargin, left: Self.standardMargin, bottom: Self.standardMargin,
      right: Self.standardMargin)
  }

  func setMargins(_ margins: UIEdgeInsets) {
    guard margins.isAccepted(for: "UIView.layoutMargins"),
      margins != constraintState.margins?.leftToRight
    else { return }
    constraintState.margins = NSDirectionalEdgeInsets(margins)
    invalidateSolution()
    setNeedsLayout()
    layoutMarginsDidChange()
  }

  /// The insets covered by bars: the part of the superview's safe area insets that overlaps the
  /// view, plus the controller's additional insets.
  var coveredDistances: UIEdgeInsets {
    if let window = self as? UIWindow {
      return window.rootViewController?.deviceSafeAreaInsets ?? .zero
    }
    let extra = owningViewController?.additionalSafeAreaInsets ?? .zero
    guard let parent = storedSuperview else { return extra }
    let outer = SafeAreas.insets(of: parent)
    guard outer != .zero else { return extra }
    let frame = untransformedFrame
    let parentBounds = parent.bounds
    // Where nothing covers the superview, nothing covers a view that reaches out of it either.
    func inherited(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(inset - distance, 0) : 0
    }
    let insets = UIEdgeInsets(
      top: inherited(outer.top, frame.minY - parentBounds.minY),
      left: inherited(outer.left, frame.minX - parentBounds.minX),
      bottom: inherited(outer.bottom, parentBounds.maxY - frame.maxY),
      right: inherited(outer.right, parentBounds.maxX - frame.maxX))
    return insets + extra
  }

  /// The view's `safeAreaInsets`, which need not ask the superview.
  ///
  /// - Parameter outer: those of the superview; nil if they are not known.
  func safeAreaInsets(inside outer: UIEdgeInsets?) -> UIEdgeInsets {
    guard let outer, let storedSuperview else { return safeAreaInsets }
    return SafeAreas.with(outer, of: storedSuperview) { safeAreaInsets }
  }

  /// Notifies the view and its descendants if the safe area insets changed since the last report.
  ///
  /// - Parameter outer: those of the superview; nil to ask it.
  func notifySafeAreaChange(inside outer: UIEdgeInsets?) {
    guard reportSafeArea(safeAreaInsets(inside: outer), in: nil) else { return }
    let root = rootOfTree
    var walk = TreeWalk(storedSubviews, of: self)
    while let place = walk.next() {
      guard case .child(let view, let parent) = place else { continue }
      let insets = view.safeAreaInsets(inside: parent.constraintState.reportedSafeArea)
      if view.reportSafeArea(insets, in: root) { walk.descend(to: view.storedSubviews, of: view) }
    }
  }

  /// Notifies the view alone if its insets changed since the last report; returns whether they did.
  ///
  /// - Parameter root: the outermost view of the tree; nil to search it.
  private func reportSafeArea(_ insets: UIEdgeInsets, in root: UIView?) -> Bool {
    guard insets != constraintState.reportedSafeArea else { return false }
    constraintState.reportedSafeArea = insets
    (root ?? rootOfTree).constraintState.isSolutionOutdated = true
    safeAreaInsetsDidChange()
    owningViewController?.viewSafeAreaInsetsDidChange()
    return true
  }

  /// Returns a system layout guide, retained here because constraints do not retain it.
  func systemGuide(
    _ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let known = constraintState.systemGuides.first(where: { $0.identifier == identifier }) {
      return known
    }
    let guide = UILayoutGuide(owningView: self, kind: .inset(insets), identifier: identifier)
    constraintState.systemGuides.append(guide)
    return guide
  }

  /// The margins with side insets that keep lines readable.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excessWidth = bounds.width - insets.left - insets.right - Self.readableWidth
    if excessWidth > 0 {
      insets.left += excessWidth / 2
      insets.right += excessWidth / 2
    }
    return insets
  }
}
