// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

extension UIView {
  /// Adds a constraint, whose items must be this view or its descendants.
  ///
  /// Activating a constraint finds the right view automatically.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    guard containsItems(of: constraint) else {
      return RefusedInput.report(
        for: "UIView.addConstraint(_:)",
        problem: "An item of \(constraint.formula) is outside the view, so it was not added.",
        remedy: "Set isActive instead, after both views are in the same tree.")
    }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    constraintState.constraints.append(constraint)
    markConstraintsInside()
    for item in [constraint.firstItem, constraint.secondItem] {
      NSLayoutConstraint.view(of: item)?.markConstraintsInside()
    }
    markScrolling(constraint.firstItem, constraint.firstAttribute)
    markScrolling(constraint.secondItem, constraint.secondAttribute)
  }

  /// Marks the scroll views between an item of a constraint and this view, which holds the
  /// constraint: scrolling moves the item against the other one.
  private func markScrolling(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    guard !attribute.isSize else { return }
    var current = (item as? UIView)?.storedSuperview
    if let guide = item as? UILayoutGuide {
      current = guide.owningView
      if case .frame = guide.kind { current?.constraintState.followsBoundsOrigin = true }
    }
    while let view = current, view !== self {
      if view is UIScrollView { view.constraintState.followsBoundsOrigin = true }
      current = view.storedSuperview
    }
  }

  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    constraintState.constraints.removeAll { $0 === constraint }
    invalidateSolution()
  }

  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  private func containsItems(of constraint: NSLayoutConstraint) -> Bool {
    func holds(_ item: AnyObject?) -> Bool {
      NSLayoutConstraint.view(of: item)?.isDescendant(of: self) ?? false
    }
    return holds(constraint.firstItem)
      && (!constraint.hasSecondItem || holds(constraint.secondItem))
  }

  // MARK: Content

  /// Returns the content hugging priority: how strongly the view resists growing beyond its
  /// content; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis.rawValue]
  }

  /// Sets the content hugging priority.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority.rawValue.isAccepted(for: "UIView.setContentHuggingPriority(_:for:)") else {
      return
    }
    constraintState.hugging[axis.rawValue] = priority
    invalidateSolution()
  }

  /// Returns the compression resistance priority: how strongly the view resists shrinking below its
  /// content; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.compressionResistance[axis.rawValue]
  }

  /// Sets the compression resistance priority.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard
      priority.rawValue.isAccepted(for: "UIView.setContentCompressionResistancePriority(_:for:)")
    else { return }
    constraintState.compressionResistance[axis.rawValue] = priority
    invalidateSolution()
  }

  // MARK: Guides

  /// The layout guides of the view.
  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  /// Adds a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Removes a layout guide and its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var current: UIView? = self
    while let view = current {
      let held = view.constraintState.constraints.filter {
        $0.firstItem === layoutGuide || $0.secondItem === layoutGuide
      }
      view.removeConstraints(held)
      current = view.storedSuperview
    }
    constraintState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  // MARK: Updating

  /// Requests `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    rootOfTree.constraintState.needsUpdateInside = true
  }

  /// Whether `updateConstraints()` is pending.
  public func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// Calls pending `updateConstraints()` immediately in the view and its descendants.
  public func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// Whether the constraints do not determine the view's frame; always false here.
  ///
  /// Differs from UIKit: never true, because undetermined values keep their current value.
  public var hasAmbiguousLayout: Bool { false }

  /// Updates descendants first, as UIKit documents, because they may affect the constraints of
  /// their ancestors.
  func updateConstraintsInside() {
    guard constraintState.needsUpdateInside || storedSuperview != nil else { return }
    constraintState.needsUpdateInside = false
    // An update may request another; it settles within a few passes or never.
    for _ in 0..<4 where updateConstraintsPass() {}
  }

  private func updateConstraintsPass() -> Bool {
    var hasUpdated = false
    var walk = TreeWalk(storedSubviews, of: self)
    while let place = walk.next() {
      switch place {
      case .child(let view, _): walk.descend(to: view.storedSubviews, of: view)
      case .end(let view): if view.updateOwnConstraints() { hasUpdated = true }
      }
    }
    return hasUpdated
  }

  /// Updates the constraints of the view alone; returns whether that was needed.
  private func updateOwnConstraints() -> Bool {
    guard constraintState.needsUpdate else { return false }
    constraintState.needsUpdate = false
    if let controller = owningViewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
    return true
  }
}
