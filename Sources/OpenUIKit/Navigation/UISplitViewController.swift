import Foundation

/// Shows two controllers beside each other where there is room; on a phone the first one, onto
/// which the second is pushed.
///
/// Differs from UIKit: there is never room for both.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the controllers are arranged.
  public enum DisplayMode: Int, Sendable {
    /// As the system wants.
    case automatic = 0
    /// Only the second.
    case secondaryOnly = 1
    /// Both.
    case oneBesideSecondary = 2
    /// The first over the second.
    case oneOverSecondary = 3
  }

  private var storedControllers: [UIViewController] = []

  /// Hears of how the controllers are arranged; nil unless set, and not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// How the controllers should be arranged; kept, and without effect here.
  open var preferredDisplayMode = DisplayMode.automatic

  /// How the controllers are arranged: as the system wants.
  open var displayMode: DisplayMode { .automatic }

  /// Whether only one of the controllers is seen: always here.
  open var isCollapsed: Bool { true }

  /// A button that shows the first controller: one without effect, because it is shown.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// The two controllers.
  open var viewControllers: [UIViewController] {
    get { storedControllers }
    set {
      for controller in children {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      storedControllers = newValue
      guard let first = newValue.first else { return }
      addChild(first)
      first.didMove(toParent: self)
      if isViewLoaded { showFirst() }
    }
  }

  /// Shows the first controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  private func showFirst() {
    guard let first = children.first else { return }
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
  }

  /// Pushes a controller where the first one is a stack, and presents it where it is not.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let detail = (vc as? UINavigationController)?.topViewController ?? vc
    guard let stack = children.first as? UINavigationController else {
      return present(vc, animated: true)
    }
    if detail !== vc { (vc as? UINavigationController)?.release(detail) }
    stack.pushViewController(detail, animated: true)
  }
}

extension UINavigationController {
  /// Lets a controller go that another stack takes.
  fileprivate func release(_ controller: UIViewController) {
    children.removeAll { $0 === controller }
    controller.parent = nil
  }
}

extension UIViewController {
  /// The split controller that this controller is in.
  public var splitViewController: UISplitViewController? { enclosing() }
}

/// Hears of how two controllers are arranged; every method may be left out, and none is called
/// here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Returns whether the app has put the second controller away itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Tells that the arrangement will change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// It has not.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
