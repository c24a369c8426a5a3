import Foundation

extension UIView {
  /// Installs a constraint at this view; its items must be in it.
  ///
  /// Activating the constraint finds the right view by itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    guard containsItems(of: constraint) else {
      return RefusedInput.report(
        for: "UIView.addConstraint(_:)",
        problem: "An item of \(constraint.formula) is not in the view.",
        remedy: "Set isActive instead, after both views are in the same tree.")
    }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    constraintState.constraints.append(constraint)
    markConstraintsInside()
    for item in [constraint.firstItem, constraint.secondItem] {
      NSLayoutConstraint.view(of: item)?.markConstraintsInside()
    }
  }

  /// Installs constraints at this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint of this view away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    constraintState.constraints.removeAll { $0 === constraint }
    invalidateSolution()
  }

  /// Takes constraints of this view away.
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

  /// How much the view resists being larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis.rawValue]
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority.rawValue.isAccepted(for: "UIView.setContentHuggingPriority(_:for:)") else {
      return
    }
    constraintState.hugging[axis.rawValue] = priority
    invalidateSolution()
  }

  /// How much the view resists being smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState.compressionResistance[axis.rawValue]
  }

  /// Sets how much the view resists being smaller than its content.
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

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  /// Adds a guide, so that constraints can hold it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Takes a guide and its constraints away.
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

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    rootOfTree.constraintState.needsUpdateInside = true
  }

  /// Whether `updateConstraints()` is asked for.
  public func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// Calls `updateConstraints()` now, in the view and in what is in it, where it was asked for.
  public func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// Whether the constraints leave something open; false unless some unknown has several solutions.
  ///
  /// Differs from UIKit: never true, because what is open stays as it is.
  public var hasAmbiguousLayout: Bool { false }

  /// The innermost first, as UIKit documents: what is in a view may change what the view asks for.
  func updateConstraintsInside() {
    guard constraintState.needsUpdateInside || storedSuperview != nil else { return }
    constraintState.needsUpdateInside = false
    // An update may ask for others; a few passes settle it or nothing does.
    for _ in 0..<4 where updateConstraintsPass() {}
  }

  private func updateConstraintsPass() -> Bool {
    var hasUpdated = false
    for subview in storedSubviews where subview.updateConstraintsPass() { hasUpdated = true }
    guard constraintState.needsUpdate else { return hasUpdated }
    constraintState.needsUpdate = false
    if let controller = owningViewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
    return true
  }
}
