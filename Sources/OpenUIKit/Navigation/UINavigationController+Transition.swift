// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UINavigationController {
  /// Changes the stack and runs the transition of the operation to the new top controller.
  func change(to stack: [UIViewController], _ operation: Operation, animated: Bool) {
    guard !stack.contains(where: { $0.isAncestor(of: self) }) else {
      return RefusedInput.report(
        for: "UINavigationController.viewControllers",
        problem: "A navigation controller cannot contain itself or one of its parents; the stack "
          + "stays as it is.",
        remedy: "Present that controller, or push another one.")
    }
    // A running transition finishes first.
    running?.completeTransition(true)
    let (old, new) = (children.last, stack.last)
    let gone = children.filter { child in !stack.contains { $0 === child } }
    for child in gone { child.willMove(toParent: nil) }
    let added = stack.filter { child in !children.contains { $0 === child } }
    for child in added { addChild(child) }
    children = stack + gone
    guard old !== new, isViewLoaded else {
      return finishChange(stack, added, gone)
    }
    let isAnimated = animated && view.window != nil && UIView.areAnimationsEnabled
    if let new { delegate?.navigationController(self, willShow: new, animated: isAnimated) }
    let transition = ControllerTransition(from: old, to: new, in: content, isAnimated: isAnimated) {
      [weak self, weak old, weak new] didComplete in
      self?.finish(old, new, stack, added, gone, animated: isAnimated, didComplete: didComplete)
    }
    transition.leaving = gone.last
    let layoutChange = layoutToLayoutAnimator(for: operation, from: old, to: new, removing: gone)
    prepare(transition, operation, old, new, layoutChange)
    begin(transition, old, new, animated: isAnimated)
    // A controller that is still being removed is not part of the stack.
    children = stack
    updateBar()
  }

  private func prepare(
    _ transition: ControllerTransition, _ operation: Operation, _ old: UIViewController?,
    _ new: UIViewController?, _ layoutChange: LayoutToLayoutAnimator?
  ) {
    transition.fromView = old?.viewIfLoaded
    transition.toView = new?.view
    if let old { transition.initialFrames[ObjectIdentifier(old)] = content.bounds }
    if let new { transition.finalFrames[ObjectIdentifier(new)] = content.bounds }
    if let layoutChange {
      transition.animator = layoutChange
      if !transition.isAnimated { layoutChange.change() }
      return
    }
    transition.animator = StandardAnimator(.slide(isPush: operation == .push))
    // The delegate is asked for an animator only if the change is animated.
    guard transition.isAnimated, let old, let new,
      let chosen = delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: new)
    else { return }
    transition.animator = chosen
    transition.interactor = delegate?.navigationController(
      self, interactionControllerFor: chosen)
  }

  private func begin(
    _ transition: ControllerTransition, _ old: UIViewController?, _ new: UIViewController?,
    animated: Bool
  ) {
    let isShown = view.window != nil
    old?.isMovingFromParent = old.map { old in transition.leaving === old } ?? false
    new?.isMovingToParent = new?.appearance == .disappeared && old?.isMovingFromParent != true
    if isShown {
      old?.beginManaged(isAppearing: false, animated: animated)
      new?.beginManaged(isAppearing: true, animated: animated)
    }
    new?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !animated, let new { place(new) }
    running = transition
    transition.start()
  }

  private func finish(
    _ old: UIViewController?, _ new: UIViewController?, _ stack: [UIViewController],
    _ added: [UIViewController], _ gone: [UIViewController], animated: Bool, didComplete: Bool
  ) {
    running = nil
    guard didComplete else { return giveUp(old, new, added, gone) }
    if let new, new.view.superview !== content { place(new) }
    // Controllers of collections may share their view.
    if old?.viewIfLoaded !== new?.viewIfLoaded { old?.viewIfLoaded?.removeFromSuperview() }
    old?.endManaged()
    new?.endManaged()
    finishChange(stack, added, gone)
    old?.isMovingFromParent = false
    new?.isMovingToParent = false
    if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
  }

  /// Restores the stack after a canceled transition.
  private func giveUp(
    _ old: UIViewController?, _ new: UIViewController?, _ added: [UIViewController],
    _ gone: [UIViewController]
  ) {
    new?.beginManaged(isAppearing: false, animated: true)
    old?.beginManaged(isAppearing: true, animated: true)
    new?.viewIfLoaded?.removeFromSuperview()
    new?.endManaged()
    old?.endManaged()
    children = children.filter { child in !added.contains { $0 === child } } + gone
    for child in added { child.parent = nil }
    updateBar()
  }

  private func finishChange(
    _ stack: [UIViewController], _ added: [UIViewController], _ gone: [UIViewController]
  ) {
    children = stack
    for child in added { child.didMove(toParent: self) }
    for child in gone {
      child.parent = nil
      child.didMove(toParent: nil)
    }
    updateBar()
  }
}

extension UIViewController {
  /// The navigation item of this controller.
  public var navigationItem: UINavigationItem {
    if let known = storedNavigationItem { return known }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// The nearest navigation controller that contains this controller.
  public var navigationController: UINavigationController? { enclosing() }

  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { enclosing() }

  /// The nearest ancestor of a class.
  func enclosing<Container: UIViewController>() -> Container? {
    var current = parent
    while let controller = current {
      if let container = controller as? Container { return container }
      current = controller.parent
    }
    return nil
  }

  /// The tab bar item of this controller.
  public var tabBarItem: UITabBarItem! {
    get {
      if let known = storedTabBarItem { return known }
      let item = UITabBarItem()
      item.title = title
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }
}
