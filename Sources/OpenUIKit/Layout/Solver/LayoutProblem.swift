// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout problem of a view tree: its constraints and the frames that they determine.
@MainActor
struct LayoutProblem {
  /// A view or guide whose frame is determined by constraints.
  struct LayoutVariable {
    let item: AnyObject
    /// The solver's columns for left, top, width and height.
    let columns: [Int]
    /// The current left, top, width and height, kept where the constraints leave them undetermined.
    let currentValues: [Double]
  }

  let top: UIView
  var solver = LinearSolver()
  private(set) var variables: [LayoutVariable] = []
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var contents: [ObjectIdentifier: LayoutBox] = [:]
  /// Heights of views with wrapped content, for their solved widths.
  let wrappedHeights: [ObjectIdentifier: CGFloat]

  /// - Parameter isTopOpen: Whether the root view's size is variable as well.
  init(
    top: UIView, isTopSizeVariable: Bool = false, wrappedHeights: [ObjectIdentifier: CGFloat] = [:]
  ) {
    self.top = top
    self.wrappedHeights = wrappedHeights
    if isTopSizeVariable {
      let box = makeVariable(top, frame: CGRect(origin: .zero, size: top.bounds.size))
      boxes[ObjectIdentifier(top)] = LayoutBox(
        left: LinearRow(Double(top.bounds.minX)), top: LinearRow(Double(top.bounds.minY)),
        width: box.width, height: box.height)
    }
  }

  // MARK: Boxes

  /// The box of a view; nil if the view is not in the tree.
  mutating func box(of view: UIView) -> LayoutBox? {
    // The views whose boxes are not known yet, from the inside out.
    var path: [UIView] = []
    var current: UIView? = view
    while let next = current, boxes[ObjectIdentifier(next)] == nil {
      path.append(next)
      current = next === top ? nil : next.storedSuperview
    }
    guard current != nil || path.last === top else { return nil }
    for view in path.reversed() { makeBox(of: view) }
    return boxes[ObjectIdentifier(view)]
  }

  /// Makes the box of a view, whose superview has one.
  @discardableResult
  private mutating func makeBox(of view: UIView) -> LayoutBox? {
    if view === top {
      return store(fixed(top.bounds, in: LayoutBox(), origin: .zero, view: top), for: view)
    }
    guard let parent = view.storedSuperview, let outer = boxes[ObjectIdentifier(parent)]
    else { return nil }
    let origin = parent.bounds.origin
    guard view.translatesAutoresizingMaskIntoConstraints else {
      var box = makeVariable(view, frame: view.untransformedFrame)
      box.left.add(outer.left - LinearRow(Double(origin.x)))
      box.top.add(outer.top - LinearRow(Double(origin.y)))
      return store(box, for: view)
    }
    return store(
      fixed(view.untransformedFrame, in: outer, origin: origin, view: view), for: view)
  }

  private mutating func store(_ box: LayoutBox, for item: AnyObject) -> LayoutBox {
    boxes[ObjectIdentifier(item)] = box
    return box
  }

  private func fixed(
    _ frame: CGRect, in outer: LayoutBox, origin: CGPoint, view: UIView
  ) -> LayoutBox {
    // Moving the view from now on must invalidate the solution.
    view.isReferencedByConstraints = true
    return LayoutBox(
      left: outer.left + LinearRow(Double(frame.minX - origin.x)),
      top: outer.top + LinearRow(Double(frame.minY - origin.y)),
      width: LinearRow(Double(frame.width)), height: LinearRow(Double(frame.height)))
  }

  private mutating func makeVariable(_ item: AnyObject, frame: CGRect) -> LayoutBox {
    let columns = (0..<4).map { _ in solver.addVariable() }
    variables.append(
      LayoutVariable(
        item: item, columns: columns,
        currentValues: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }))
    return LayoutBox(
      left: LinearRow(column: columns[0]), top: LinearRow(column: columns[1]),
      width: LinearRow(column: columns[2]), height: LinearRow(column: columns[3]))
  }

  private mutating func box(of guide: UILayoutGuide) -> LayoutBox? {
    if let known = boxes[ObjectIdentifier(guide)] { return known }
    guard let view = guide.owningView, let outer = box(of: view) else { return nil }
    switch guide.kind {
    case .inset(let insets): return outer.inset(by: insets(view))
    case .frame: return outer
    case .content: return content(of: view, outer)
    case .constrained:
      var box = makeVariable(guide, frame: guide.solvedFrame ?? .zero)
      box.left.add(outer.left - LinearRow(Double(view.bounds.minX)))
      box.top.add(outer.top - LinearRow(Double(view.bounds.minY)))
      return store(box, for: guide)
    }
  }

  /// The box of a scroll view's content: it moves with the content offset, and its size is
  /// variable.
  private mutating func content(of scrollView: UIView, _ outer: LayoutBox) -> LayoutBox {
    if let known = contents[ObjectIdentifier(scrollView)] { return known }
    let size = (scrollView as? UIScrollView)?.contentSize ?? .zero
    let guide = (scrollView as? UIScrollView)?.contentLayoutGuide ?? scrollView
    var box = makeVariable(guide, frame: CGRect(origin: .zero, size: size))
    box.left = outer.left - LinearRow(Double(scrollView.bounds.minX))
    box.top = outer.top - LinearRow(Double(scrollView.bounds.minY))
    contents[ObjectIdentifier(scrollView)] = box
    return box
  }

  // MARK: Expressions

  /// The expression "first − second" that a constraint compares with 0; nil if an item was
  /// deallocated or is outside the tree.
  mutating func expression(of constraint: NSLayoutConstraint) -> LinearRow? {
    guard
      var row = value(
        constraint.firstItem, constraint.firstAttribute, beside: constraint.secondItem)
    else { return nil }
    if constraint.hasSecondItem {
      guard
        let other = value(
          constraint.secondItem, constraint.secondAttribute, beside: constraint.firstItem)
      else { return nil }
      row.add(other, times: -Double(constraint.multiplier))
      measureInCommonView(constraint, &row)
    }
    row.constant -= Double(constraint.constant)
    return row
  }

  /// Measures the positions of a constraint from the origin of the nearest common ancestor, which makes a
  /// difference if the positions do not have the same factor.
  private mutating func measureInCommonView(
    _ constraint: NSLayoutConstraint, _ row: inout LinearRow
  ) {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let factor =
      (attributes[0].isSize ? 0 : 1) - (attributes[1].isSize ? 0 : Double(constraint.multiplier))
    guard factor != 0, let view = constraint.commonView, let box = box(of: view) else { return }
    let origin =
      attributes.contains(where: \.isVerticalPosition)
      ? box.top - LinearRow(Double(view.bounds.minY))
      : box.left - LinearRow(Double(view.bounds.minX))
    row.add(origin, times: -factor)
  }

  private mutating func value(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> LinearRow? {
    if let guide = item as? UILayoutGuide {
      return box(of: guide)?.value(of: attribute, margins: .zero, baselines: nil)
    }
    guard let view = item as? UIView, var box = box(of: view) else { return nil }
    // As in UIKit, the edges of a scroll view mean its content for descendants, not its frame.
    if view is UIScrollView, attribute != .width, attribute != .height,
      let inner = NSLayoutConstraint.view(of: other), inner !== view, inner.isDescendant(of: view)
    {
      box = content(of: view, box)
    }
    return box.value(of: attribute, margins: view.layoutMargins, baselines: view.baselineOffsets)
  }
}
