// SPDX-License-Identifier: Apache-2.0

import Foundation

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
    let outer = parent.safeAreaInsets
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

  /// Notifies the view and its descendants if the safe area insets changed since the last report.
  func notifySafeAreaChange() {
    let insets = safeAreaInsets
    guard insets != constraintState.reportedSafeArea else { return }
    constraintState.reportedSafeArea = insets
    invalidateSolution()
    safeAreaInsetsDidChange()
    owningViewController?.viewSafeAreaInsetsDidChange()
    for subview in storedSubviews { subview.notifySafeAreaChange() }
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
