// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Updates the constraints and solves them at the root of the tree, if needed.
  func solveConstraintsIfNeeded() {
    let top = rootOfTree
    top.updateConstraintsInside()
    guard top.constraintState.isSolutionOutdated else { return }
    top.constraintState.isSolutionOutdated = false
    guard top.constraintState.isUsedInside else { return }
    var problem = LayoutProblem(top: top)
    var frames = problem.solve()
    let heights = Self.wrappedHeights(problem, frames)
    if !heights.isEmpty {
      problem = LayoutProblem(top: top, wrappedHeights: heights)
      frames = problem.solve()
    }
    for (variable, frame) in zip(problem.variables, frames) {
      Self.apply(frame, for: variable.item)
    }
  }

  /// The heights of views whose content wraps at their solved width.
  private static func wrappedHeights(
    _ problem: LayoutProblem, _ frames: [CGRect]
  ) -> [ObjectIdentifier: CGFloat] {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for (variable, frame) in zip(problem.variables, frames) {
      guard let view = variable.item as? UIView, view.wrapsContent,
        view.intrinsicContentSize.width > frame.width
      else { continue }
      let available = CGSize(width: frame.width, height: .greatestFiniteMagnitude)
      heights[ObjectIdentifier(view)] = view.sizeThatFits(available).height
    }
    return heights
  }

  private static func apply(_ frame: CGRect, for item: AnyObject) {
    switch item {
    case let guide as UILayoutGuide:
      if case .content = guide.kind, let scrollView = guide.owningView as? UIScrollView {
        if scrollView.contentSize != frame.size { scrollView.contentSize = frame.size }
      } else {
        guide.solvedFrame = frame
      }
    case let view as UIView:
      view.constraintState.solvedFrame = frame
      if view.untransformedFrame != frame { view.storedSuperview?.markNeedsLayout() }
    default: break
    }
  }

  /// Applies the solved frames to the subviews and keeps their transforms.
  func applySolvedFrames() {
    guard constraintState.isUsedInside else { return }
    for subview in storedSubviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let frame = subview.constraintState.solvedFrame else { continue }
      let anchor = subview.layer.values.anchorPoint
      let origin = subview.bounds.origin
      if subview.bounds.size != frame.size {
        subview.bounds = CGRect(origin: origin, size: frame.size)
      }
      let center = CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      if subview.center != center { subview.center = center }
    }
  }

  /// Returns the size that satisfies the constraints, closest to a target size.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let method = "UIView.systemLayoutSizeFitting(_:)"
    guard target.isAccepted(for: method), horizontal.rawValue.isAccepted(for: method),
      vertical.rawValue.isAccepted(for: method)
    else { return .zero }
    updateConstraintsInside()
    var problem = LayoutProblem(top: self, isTopSizeVariable: true)
    var frames = problem.fittedSize(target, horizontal, vertical)
    let heights = Self.wrappedHeights(problem, frames)
    if !heights.isEmpty {
      problem = LayoutProblem(top: self, isTopSizeVariable: true, wrappedHeights: heights)
      frames = problem.fittedSize(target, horizontal, vertical)
    }
    return frames.first?.size ?? .zero
  }
}

extension LayoutProblem {
  /// Solves with a target size for the root view, whose frame is the first result.
  fileprivate mutating func fittedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> [CGRect] {
    let columns = variables[0].columns
    return solve(fitting: [
      (LinearRow(column: columns[2]) - LinearRow(Double(target.width)), horizontal.rawValue),
      (LinearRow(column: columns[3]) - LinearRow(Double(target.height)), vertical.rawValue),
    ])
  }
}
