// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A container of a primary and a secondary controller; on a phone it shows the primary one, onto
/// which details are pushed.
///
/// Differs from UIKit: it is always collapsed.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The arrangement of the two controllers.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the system.
    case automatic = 0
    /// The secondary controller alone.
    case secondaryOnly = 1
    /// Both controllers side by side.
    case oneBesideSecondary = 2
    /// The primary controller over the secondary one.
    case oneOverSecondary = 3
  }

  private var storedControllers: [UIViewController] = []

  /// The delegate; nil by default, not retained.
  ///
  /// None of its methods is called.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The preferred arrangement; stored, without effect.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      reportNoEffect(if: preferredDisplayMode != .automatic, in: UISplitViewController.self)
    }
  }

  /// The current arrangement: `.automatic`.
  open var displayMode: DisplayMode { .automatic }

  /// Whether only one controller is shown: always true.
  open var isCollapsed: Bool { true }

  /// A button that shows the primary controller; without effect, because it is shown.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// The primary and the secondary controller.
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

  /// Adds the view of the primary controller.
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

  /// Pushes a controller if the primary one is a navigation controller; presents it otherwise.
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
  /// Removes a controller without notice, for another stack that adopts it.
  fileprivate func release(_ controller: UIViewController) {
    children.removeAll { $0 === controller }
    controller.parent = nil
  }
}

extension UIViewController {
  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? { enclosing() }
}

/// Methods about the arrangement of two controllers; all are optional, and none is called.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Returns whether the delegate collapsed the secondary controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before the arrangement changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// The default: false.
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
