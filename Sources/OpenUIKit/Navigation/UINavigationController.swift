import Foundation

/// Shows a stack of controllers, the topmost below a bar with its title.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    /// Cancels; changes nothing.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The topmost goes.
    case pop = 2
  }

  /// UIKit's time for hiding a bar, in seconds.
  static let hideShowBarDuration = 0.2

  private let bar = UINavigationBar(frame: .zero)
  let content = BarredView(frame: .zero)
  var running: ControllerTransition?

  /// Hears of the stack and chooses animators; nil unless set, and not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates an empty stack; the classes of bars have no effect.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack with its first controller.
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

  /// Creates an empty stack; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Stack

  /// The controllers, the topmost last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The topmost controller.
  open var topViewController: UIViewController? { children.last }

  /// What is seen: the topmost controller, or one presented over it.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else {
      return RefusedInput.report(
        for: "UINavigationController.pushViewController(_:animated:)",
        problem: "The controller is on the stack already.",
        remedy: "Pop to it with popToViewController(_:animated:), or make another one.")
    }
    change(to: children + [viewController], .push, animated: animated)
  }

  /// Takes the topmost controller away; nil where it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = children.last
    change(to: Array(children.dropLast()), .pop, animated: animated)
    return top
  }

  /// Takes all but the first controller away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Takes away all controllers above one of the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let removed = Array(children[(index + 1)...])
    if !removed.isEmpty { change(to: Array(children[...index]), .pop, animated: animated) }
    return removed
  }

  /// Sets the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isKnown = viewControllers.last.map { new in children.contains { $0 === new } } ?? false
    change(to: viewControllers, isKnown ? .pop : .push, animated: animated)
  }

  // MARK: Bar

  /// The bar.
  open var navigationBar: UINavigationBar { bar }

  /// Whether there is no bar; false unless set.
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Sets whether there is no bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    if animated {
      UIView.animate(withDuration: Self.hideShowBarDuration) { self.view.layoutIfNeeded() }
    }
  }

  /// Whether the bar goes when the content is swiped; kept, and without effect here.
  open var hidesBarsOnSwipe = false
  /// Whether the bar goes when the content is tapped; kept, and without effect here.
  open var hidesBarsOnTap = false
  /// Whether there is no bar of buttons below; always true here.
  open var isToolbarHidden = true
  /// The recognizer that goes back from the left edge: none here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  func updateBar() {
    bar.setItems(children.map(\.navigationItem), animated: false)
  }

  // MARK: View

  /// Makes the bar and the place below it.
  open override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(bar)
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    if let top = topViewController { place(top) }
  }

  func place(_ controller: UIViewController) {
    controller.view.frame = content.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(controller.view)
  }

  /// Places the bar at the upper edge.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    let height = top + UINavigationBar.height
    let isAbove = bar.isHidden
    bar.frame = CGRect(x: 0, y: isAbove ? -height : 0, width: view.bounds.width, height: height)
    content.barInsets.top = isAbove ? 0 : UINavigationBar.height
  }
}

/// A view that bars cover at its edges.
final class BarredView: UIView {
  /// What the bars cover.
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

/// Hears of a stack of controllers and chooses animators; every method may be left out.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells that a controller will be the topmost.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Tells that a controller is the topmost.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns who animates a change; nil for the usual animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns who drives a change; nil for nobody.
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
  /// The usual animation.
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
