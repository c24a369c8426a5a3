// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state of a view for constraint-based layout.
struct ConstraintState {
  /// The constraints that the view is the nearest view around.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The system layout guides, created on demand.
  var systemGuides: [UILayoutGuide] = []
  /// The frame found by the last solution, in the superview's coordinates; nil if there is none.
  var solvedFrame: CGRect?
  /// Whether the view or a descendant has ever been constrained.
  var isUsedInside = false
  /// At the root of a tree: whether the constraints must be solved again.
  var isSolutionOutdated = false
  /// Whether `updateConstraints()` is needed.
  var needsUpdate = true
  /// At the root of a tree: whether any view in it needs `updateConstraints()`.
  var needsUpdateInside = false
  /// Whether constraints relate something inside to something that does not scroll with it, so that
  /// scrolling invalidates the solution.
  var followsBoundsOrigin = false
  /// Horizontal, then vertical.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// The margins set by the app; nil for the default margins.
  var margins: NSDirectionalEdgeInsets?
  /// The safe area insets last reported to the view.
  var reportedSafeArea = UIEdgeInsets.zero
}

extension UIView {
  /// Whether the constraint solver has read the view's frame, so that moving the view invalidates
  /// the solution; stored in the layer, because every move checks it.
  var isReferencedByConstraints: Bool {
    get { layer.isOfConstrainedView }
    set { layer.isOfConstrainedView = newValue }
  }

  /// The root of the view's tree, where constraints are solved.
  var rootOfTree: UIView {
    var top = self
    while let parent = top.storedSuperview { top = parent }
    return top
  }

  /// Marks the solution outdated, so that the constraints are solved before the next layout.
  @inline(never)
  func invalidateSolution() {
    rootOfTree.constraintState.isSolutionOutdated = true
  }

  /// Called when the view's geometry was changed by anything other than the solver.
  func geometryDidChange() {
    if isReferencedByConstraints { invalidateSolution() }
  }

  /// Marks the view and its ancestors as containing constraints.
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

  /// Propagates the view's constraint state to the tree that it was added to.
  func propagateConstraintState() {
    if constraintState.isUsedInside || Self.requiresConstraintBasedLayout {
      constraintState.isUsedInside = true
      storedSuperview?.markConstraintsInside()
    }
    if constraintState.needsUpdateInside { rootOfTree.constraintState.needsUpdateInside = true }
  }

  /// Removes the constraints of ancestors that involve this view or its descendants, as UIKit does
  /// when a view leaves its superview.
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

  /// The frame without the transform, which constraints ignore.
  var untransformedFrame: CGRect {
    let (values, size) = (layer.values, layer.values.bounds.size)
    return CGRect(
      x: values.position.x - values.anchorPoint.x * size.width,
      y: values.position.y - values.anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }
}
