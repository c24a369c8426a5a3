// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A container that shows the top controller of a stack, between a navigation bar and a toolbar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A controller is pushed.
    case push = 1
    /// The top controller is popped.
    case pop = 2
  }

  /// The duration in which UIKit hides a bar, in seconds.
  static let hideShowBarDuration = 0.2

  private let bar = UINavigationBar(frame: .zero)
  let content = BarredView(frame: .zero)
  var running: ControllerTransition?

  /// The delegate, which is notified of changes and provides animators; nil by default, not
  /// retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates an empty stack; the bar classes have no effect.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack with its root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
    updateBar()
  }

  /// Creates an empty stack; there are no nib files.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Stack

  /// The controllers of the stack; the last one is the top controller.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller of the stack.
  open var topViewController: UIViewController? { children.last }

  /// The visible controller: the top controller, or the controller it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else {
      return RefusedInput.report(
        for: "UINavigationController.pushViewController(_:animated:)",
        problem: "The controller is on the stack already.",
        remedy: "Pop to it with popToViewController(_:animated:), or make another one.")
    }
    change(to: children + [viewController], .push, animated: animated)
  }

  /// Pops the top controller and returns it; nil if it is the root controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = children.last
    change(to: Array(children.dropLast()), .pop, animated: animated)
    return top
  }

  /// Pops all controllers but the root controller, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above a controller of the stack, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(children[(index + 1)...])
    if !removed.isEmpty { change(to: Array(children[...index]), .pop, animated: animated) }
    return removed
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isKnown = viewControllers.last.map { new in children.contains { $0 === new } } ?? false
    change(to: viewControllers, isKnown ? .pop : .push, animated: animated)
  }

  // MARK: Bar

  /// The bar at the edge of the view.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the navigation bar is hidden; false by default.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    if animated {
      UIView.animate(withDuration: Self.hideShowBarDuration) { self.view.layoutIfNeeded() }
    }
  }

  /// Whether a swipe hides the bar; stored, without effect.
  open var hidesBarsOnSwipe = false {
    didSet { reportNoEffect(if: hidesBarsOnSwipe, in: UINavigationController.self) }
  }
  /// Whether a tap hides the bar; stored, without effect.
  open var hidesBarsOnTap = false {
    didSet { reportNoEffect(if: hidesBarsOnTap, in: UINavigationController.self) }
  }
  /// The bar at the bottom edge, with the `toolbarItems` of the top controller.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  private var hidesToolbar = true

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    guard isViewLoaded else { return }
    if !hidden {
      UIView.performWithoutAnimation { layOutToolbar(isHidden: true) }
      view.insertSubview(toolbar, belowSubview: bar)
    }
    view.setNeedsLayout()
    if animated {
      UIView.animate(withDuration: Self.hideShowBarDuration) { self.view.layoutIfNeeded() }
    }
  }

  func showToolbarItems(animated: Bool) {
    guard !hidesToolbar || topViewController?.toolbarItems != nil else { return }
    toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  private func layOutToolbar(isHidden: Bool) {
    let height = UIToolbar.height + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - (isHidden ? 0 : height), width: view.bounds.width,
      height: height)
  }
  /// The recognizer of the pop gesture at the left edge; nil, because there is none.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  func updateBar() {
    bar.setItems(children.map(\.navigationItem), animated: false)
    showToolbarItems(animated: false)
  }

  // MARK: View

  /// Creates the bar and the container of the top controller's view.
  open override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(bar)
    if !hidesToolbar { view.addSubview(toolbar) }
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    if let top = topViewController { place(top) }
  }

  func place(_ controller: UIViewController) {
    controller.view.frame = content.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(controller.view)
  }

  /// Lays out the bars at their edges.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    let height = top + bar.contentHeight
    let isAbove = bar.isHidden
    bar.frame = CGRect(x: 0, y: isAbove ? -height : 0, width: view.bounds.width, height: height)
    content.barInsets.top = isAbove ? 0 : bar.contentHeight
    if toolbar.superview === view { layOutToolbar(isHidden: hidesToolbar) }
    content.barInsets.bottom = hidesToolbar ? 0 : UIToolbar.height
  }
}

/// A view whose edges are covered by bars.
final class BarredView: UIView {
  /// The insets that the bars cover, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet {
      guard barInsets != oldValue else { return }
      invalidateSolution()
      setNeedsLayout()
      for subview in subviews { subview.setNeedsLayout() }
    }
  }

  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets + barInsets }
}

/// Methods that a navigation controller calls before and after a change; all are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller becomes the top controller.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller became the top controller.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns the animator of a change; nil for the default animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of a transition; nil if it is not interactive.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The default: nil, for the default animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default: none.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
