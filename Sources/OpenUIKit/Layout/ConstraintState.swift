import Foundation

/// What a view keeps for the layout by constraints.
struct ConstraintState {
  /// The constraints that the view is the nearest view around.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, once they were asked for.
  var systemGuides: [UILayoutGuide] = []
  /// Where constraints put the view last, in the superview's coordinates; nil where none did.
  var solvedFrame: CGRect?
  /// Whether constraints were ever in the view or somewhere below.
  var isUsedInside = false
  /// At the top of a tree: whether the constraints have to be solved again.
  var isSolutionOutdated = false
  /// `updateConstraints()` was asked for.
  var needsUpdate = true
  /// At the top of a tree: whether that was asked for anywhere in it.
  var needsUpdateInside = false
  /// From left to right, then from top to bottom.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// The margins that were set; the view's own unless set.
  var margins: NSDirectionalEdgeInsets?
  /// The covered distances that the view was told about last.
  var reportedSafeArea = UIEdgeInsets.zero
}

extension UIView {
  /// The view at the top of the tree, where constraints are solved.
  var rootOfTree: UIView {
    var top = self
    while let parent = top.storedSuperview { top = parent }
    return top
  }

  /// Has the constraints solved again before the next layout.
  @inline(never)
  func invalidateSolution() {
    rootOfTree.constraintState.isSolutionOutdated = true
  }

  /// Called when the view's place changed otherwise than by the solver.
  func geometryDidChange() {
    if isReferencedByConstraints { invalidateSolution() }
  }

  /// Tells the tree around the view that there are constraints in it.
  func markConstraintsInside() {
    var current: UIView? = self
    while let view = current, !view.constraintState.isUsedInside {
      view.constraintState.isUsedInside = true
      current = view.storedSuperview
    }
    let top = rootOfTree
    top.constraintState.isSolutionOutdated = true
    top.constraintState.needsUpdateInside = true
  }

  /// Brings what is known of the view's constraints to the tree that it came into.
  func propagateConstraintState() {
    if constraintState.isUsedInside || Self.requiresConstraintBasedLayout {
      constraintState.isUsedInside = true
      storedSuperview?.markConstraintsInside()
    }
    if constraintState.needsUpdateInside { rootOfTree.constraintState.needsUpdateInside = true }
  }

  /// Takes away the constraints of the views around this one that hold it or what is in it, as UIKit
  /// does when a view leaves its superview.
  func removeOuterConstraints() {
    guard constraintState.isUsedInside || isReferencedByConstraints else { return }
    var current = storedSuperview
    while let view = current {
      for constraint in view.constraintState.constraints where holds(constraint) {
        view.removeConstraint(constraint)
      }
      current = view.storedSuperview
    }
    constraintState.solvedFrame = nil
    invalidateSolution()
  }

  private func holds(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { item in
      NSLayoutConstraint.view(of: item)?.isDescendant(of: self) ?? false
    }
  }

  /// The frame without the transform, which constraints do not know of.
  var untransformedFrame: CGRect {
    let (values, size) = (layer.values, layer.values.bounds.size)
    return CGRect(
      x: values.position.x - values.anchorPoint.x * size.width,
      y: values.position.y - values.anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }
}
