// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

extension UIView {
  var storedSubviews: [UIView] { subviewList.elements }

  func insert(_ view: UIView, at index: Int) {
    guard !view.isAncestor(of: self) else {
      return RefusedInput.report(
        for: "UIView.addSubview",
        problem: "A view cannot become a subview of itself or of a descendant; nothing was added.",
        remedy: "Remove the outer view from its superview first.")
    }
    if view.storedSuperview === self {
      removeFromList(view)
      place(view, at: index)
      return
    }
    let oldWindow = view.window
    let oldTintColor: UIColor = view.tintColor
    let oldStyle = view.knownStyle
    view.willMove(toSuperview: self)
    view.notifyWindowChange(window, from: oldWindow)
    view.leaveSuperview()
    place(view, at: index)
    view.storedSuperview = self
    view.inheritFromSuperview()
    view.superviewDidChange(from: oldStyle)
    view.propagateConstraintState()
    didAddSubview(view)
    setNeedsLayout()
    if view.layoutState.isAnythingNeeded { view.propagateNeedsLayout() }
    if view.displayState.isAnythingNeeded { view.propagateNeedsDisplay() }
    if view.tintColor != oldTintColor { view.notifyTintColorChange() }
    view.environmentDidChange(from: oldStyle)
    view.confirmWindow(changedFrom: oldWindow)
    view.didMoveToSuperview()
  }

  func insert(_ view: UIView, beside sibling: UIView, isInFront: Bool) {
    guard view !== sibling, let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: isInFront ? subviewList.count : 0)
    }
    let currentIndex = storedSubviews.firstIndex { $0 === view }
    // Removing the view first shifts its sibling's index by one.
    let shift = currentIndex.map { $0 < index ? 1 : 0 } ?? 0
    insert(view, at: index - shift + (isInFront ? 1 : 0))
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    removeFromList(view)
    place(view, at: toFront ? subviewList.count : 0)
  }

  func detach() {
    guard storedSuperview != nil else { return }
    let oldWindow = window
    let oldTintColor: UIColor = tintColor
    let oldStyle = knownStyle
    willMove(toSuperview: nil)
    notifyWindowChange(nil, from: oldWindow)
    leaveSuperview()
    superviewDidChange(from: oldStyle)
    if tintColor != oldTintColor { notifyTintColorChange() }
    environmentDidChange(from: oldStyle)
    confirmWindow(changedFrom: oldWindow)
    didMoveToSuperview()
  }

  /// Inserts a view, which is in no list, at an index between 0 and the number of subviews.
  private func place(_ view: UIView, at index: Int) {
    DisplayChanges.note()
    guard index < subviewList.count else { return subviewList.append(view) }
    sublayersWillMakeRoom(at: max(index, 0))
    subviewList.withArray { $0.insert(view, at: max(index, 0)) }
  }

  private func leaveSuperview() {
    guard let parent = storedSuperview else { return }
    parent.willRemoveSubview(self)
    removeOuterConstraints()
    parent.removeFromList(self)
    parent.setNeedsLayout()
    storedSuperview = nil
    inheritFromSuperview()
    if constraintState.isUsedInside { invalidateSolution() }
  }

  /// Calls `willMove(toWindow:)` on the view and its descendants.
  func notifyWindowChange(_ newWindow: UIWindow?, from oldWindow: UIWindow?) {
    guard newWindow !== oldWindow else { return }
    func notify(_ view: UIView) {
      view.owningViewController?.viewWillMove(toWindow: newWindow, from: oldWindow)
      view.willMove(toWindow: newWindow)
    }
    notify(self)
    var walk = TreeWalk(storedSubviews, of: self)
    while let view = walk.nextChild() {
      notify(view)
      walk.descend(to: view.storedSubviews, of: view)
    }
  }

  /// Calls `didMoveToWindow()` on the view and its descendants.
  func confirmWindow(changedFrom oldWindow: UIWindow?) {
    guard beginConfirming(changedFrom: oldWindow) else { return }
    var walk = TreeWalk(storedSubviews, of: self)
    while let place = walk.next() {
      switch place {
      case .child(let view, _):
        guard view.beginConfirming(changedFrom: oldWindow) else { continue }
        walk.descend(to: view.storedSubviews, of: view)
      case .end(let view):
        view.didMoveToWindow()
        view.owningViewController?.viewDidMove(from: oldWindow)
      }
    }
  }

  /// Returns whether the view is in another window.
  private func beginConfirming(changedFrom oldWindow: UIWindow?) -> Bool {
    guard window !== oldWindow else { return false }
    // Offscreen views are not animated: their completions are called with false.
    if window == nil {
      layer.removeAllAnimations()
      if isFirstResponder { resignForcibly() }
    }
    return true
  }

  /// Takes window and tint color over from the superview, and passes them on to the descendants.
  private func inheritFromSuperview() {
    traitState.keepInherited(nil)
    let newWindow = storedSuperview?.window
    if newWindow !== inheritedWindow {
      inheritedWindow = newWindow
      passOn { view, parent in
        let window = parent.window
        guard window !== view.inheritedWindow else { return false }
        view.inheritedWindow = window
        return true
      }
    }
    if inheritTintColor(of: storedSuperview) { passOnTintColor() }
  }

  /// Tells subviews, which may live on, that their superview has ended.
  nonisolated static func endInheritance(of subviews: [UIView]) {
    guard !subviews.isEmpty, MainActor.isCurrent else { return }
    MainActor.assumeIsolated {
      InterfaceStyles.invalidate()
      for view in subviews { view.inheritFromSuperview() }
    }
  }

  /// Passes the tint color on to the descendants that inherit it.
  func passOnTintColor() {
    passOn { view, parent in view.inheritTintColor(of: parent) }
  }

  /// Returns whether descendants inherit another color than before.
  private func inheritTintColor(of parent: UIView?) -> Bool {
    let color: UIColor? = parent?.tintColor
    let inherited = color === UIColor.tintColor ? nil : color
    guard inherited !== inheritedTintColor else { return false }
    inheritedTintColor = inherited
    return storedTintColor == nil
  }

  /// Calls a function on the descendants, with the superview of each; those of a view where it returns false are
  /// left out.
  private func passOn(_ change: (_ view: UIView, _ parent: UIView) -> Bool) {
    guard !subviewList.isEmpty else { return }
    var walk = TreeWalk(storedSubviews, of: self)
    while let place = walk.next() {
      guard case .child(let view, let parent) = place, change(view, parent) else { continue }
      walk.descend(to: view.storedSubviews, of: view)
    }
  }

  func exchange(_ index1: Int, _ index2: Int) {
    let indices = 0..<subviewList.count
    guard indices.contains(index1), indices.contains(index2) else { return }
    DisplayChanges.note()
    subviewList.withArray { $0.swapAt(index1, index2) }
  }

  /// Inserts a subview that fills the bounds and resizes with them.
  func insertFilling(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  /// Whether the view is another one, or above it in its tree.
  private func isAncestor(of view: UIView) -> Bool {
    guard !subviewList.isEmpty else { return view === self }
    return TreeWalk.isAncestor(
      self, of: view, parent: { $0.storedSuperview }, children: { $0.storedSubviews })
  }

  func isInTree(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  func findView(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // UIKit's documented minimum alpha for receiving touches.
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !layer.isHoldingTouchesBack,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in storedSubviews.reversed() {
      let inner = subview.convert(point, from: self)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether there is a subview.
  package var hasSubviews: Bool { !subviewList.isEmpty }

  /// The subviews in drawing order: by the z positions of their layers, then in order of insertion.
  package var subviewsFromBack: [UIView] {
    let views = subviews
    guard CALayer.areOrderedInDepth, views.contains(where: { $0.layer.values.zPosition != 0 })
    else { return views }
    let positions = views.map { $0.layer.values.zPosition }
    // The numbers are sorted, because moving views about retains them.
    return views.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }.map { views[$0] }
  }

  /// The transform from this view's coordinates to another's; nil stands for the window, or for the
  /// topmost view if there is no window.
  func transform(to view: UIView?) -> CGAffineTransform {
    guard view !== self else { return .identity }
    if let view, view.storedSuperview === self {
      return view.layer.values.transformToSuperlayer.inverted()
    }
    if let view, storedSuperview === view { return layer.values.transformToSuperlayer }
    guard let view else { return transformToRoot }
    return transformToRoot.concatenating(view.transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var current = self
    while let parent = current.storedSuperview {
      result = result.concatenating(current.layer.values.transformToSuperlayer)
      current = parent
    }
    return result
  }
}
