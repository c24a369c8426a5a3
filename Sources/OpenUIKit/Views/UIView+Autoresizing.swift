// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Resizes the subviews of views that have another size.
///
/// A resized subview resizes its own subviews before its setter returns, as in UIKit. Below many that are being
/// resized, those of the next one wait for the outermost one, because each takes stack.
@MainActor
enum Autoresizing {
  private static let maximumDepth = 200
  private static var depth = 0
  private static var waiting: [(view: UIView, old: CGSize, new: CGSize)] = []
  private static var isServingWaiting = false

  /// Resizes the subviews of a view, and what they contain.
  static func resizeSubviews(of view: UIView, from old: CGSize, to new: CGSize) {
    guard depth < maximumDepth else { return waiting.append((view, old, new)) }
    depth += 1
    for subview in view.storedSubviews { subview.autoresize(inside: old, new) }
    depth -= 1
    guard depth == 0, !isServingWaiting else { return }
    isServingWaiting = true
    while !waiting.isEmpty {
      let views = waiting
      waiting = []
      for (view, old, new) in views { resizeSubviews(of: view, from: old, to: new) }
    }
    isServingWaiting = false
  }
}

extension UIView {
  fileprivate func autoresize(inside oldSize: CGSize, _ newSize: CGSize) {
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
