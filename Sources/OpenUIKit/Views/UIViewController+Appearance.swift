// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

// A controller appears when its view enters a window and disappears when it leaves it. The window
// notifies the view tree, which notifies the controllers of its views.
extension UIViewController {
  /// The state of the appearance callbacks.
  enum Appearance {
    case appearing, appeared, disappearing, disappeared
  }

  func loadPlainView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
  }

  /// Called before the controller's view moves to another window.
  func viewWillMove(toWindow newWindow: UIWindow?, from oldWindow: UIWindow?) {
    // Superviews are notified first, so that the parent knows.
    isAppearanceManaged = managesAppearance || parent?.isAppearanceManaged ?? false
    if oldWindow == nil, newWindow != nil, isForwardedTo {
      beginTransition(isAppearing: true, animated: false)
    } else if oldWindow != nil, newWindow == nil, isForwardedTo {
      beginTransition(isAppearing: false, animated: false)
    }
  }

  /// Called after the controller's view moved to another window.
  func viewDidMove(from oldWindow: UIWindow?) {
    guard isForwardedTo else { return }
    if viewIfLoaded?.window != nil, appearance == .appearing {
      // As in UIKit, layout happens before the view is visible.
      viewIfLoaded?.layoutNow()
      viewIsAppearing(isAppearanceAnimated)
      viewIfLoaded?.layoutNow()
      if !isAppearanceManaged { endTransition(animated: false) }
    } else if viewIfLoaded?.window == nil, appearance == .disappearing, !isAppearanceManaged {
      endTransition(animated: false)
    }
  }

  /// Begins an appearance or disappearance managed by a transition, here and in children with
  /// visible views.
  func beginManaged(isAppearing: Bool, animated: Bool) {
    func begin(_ controller: UIViewController) {
      controller.isAppearanceManaged = true
      controller.isAppearanceAnimated = animated
      controller.beginTransition(isAppearing: isAppearing, animated: animated)
    }
    managesAppearance = true
    begin(self)
    var walk = TreeWalk(forwardedChildren, of: self)
    while let child = walk.nextChild() {
      begin(child)
      walk.descend(to: child.forwardedChildren, of: child)
    }
  }

  /// Ends what `beginManaged` began: children first, as in the view tree.
  func endManaged() {
    var walk = TreeWalk(forwardedChildren, of: self)
    while let place = walk.next() {
      switch place {
      case .child(let child, _): walk.descend(to: child.forwardedChildren, of: child)
      case .end(let controller):
        controller.endTransition(animated: controller.isAppearanceAnimated)
        controller.isAppearanceAnimated = false
        controller.isAppearanceManaged = false
      }
    }
    managesAppearance = false
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  private var isForwardedTo: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  func beginTransition(isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      viewWillDisappear(animated)
    default:
      break
    }
  }

  func endTransition(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      break
    }
  }
}

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !child.isAncestor(of: self) else {
      return RefusedInput.report(
        for: "UIViewController.addChild(_:)",
        problem:
          "A controller cannot become a child of itself or of a descendant; nothing was added.",
        remedy: "Remove the outer controller from its parent first.")
    }
    child.willMove(toParent: self)
    child.parent?.children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
  }

  /// Whether the controller is another one, or above it in its tree.
  func isAncestor(of other: UIViewController) -> Bool {
    TreeWalk.isAncestor(self, of: other, parent: { $0.parent }, children: { $0.children })
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
