import Foundation

// A controller appears when its view enters a window and disappears when it leaves it. The window
// tells the view tree, and the tree tells the controllers whose views are in it.
extension UIViewController {
  /// Called before the controller's view gets another window.
  func viewWillMove(toWindow newWindow: UIWindow?, from oldWindow: UIWindow?) {
    if oldWindow == nil, newWindow != nil, isForwardedTo {
      beginTransition(isAppearing: true, animated: false)
    } else if oldWindow != nil, newWindow == nil, isForwardedTo {
      beginTransition(isAppearing: false, animated: false)
    }
  }

  /// Called after the controller's view got another window.
  func viewDidMove(from oldWindow: UIWindow?) {
    guard isForwardedTo else { return }
    if viewIfLoaded?.window != nil, appearance == .appearing {
      // The layout that follows happens before the view is seen, as in UIKit.
      viewIfLoaded?.layoutNow()
      viewIsAppearing(false)
      viewIfLoaded?.layoutNow()
      endTransition(animated: false)
    } else if viewIfLoaded?.window == nil, appearance == .disappearing {
      endTransition(animated: false)
    }
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
    guard child !== self, child.parent !== self else { return }
    child.willMove(toParent: self)
    child.parent?.children.removeAll { $0 === child }
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  func show(_ other: UIViewController, animated: Bool) {
    guard presentedViewController == nil, other !== self, let window = viewIfLoaded?.window else {
      return RefusedInput.report(
        for: "UIViewController.present",
        problem: "The controller is not on screen or already presents another.",
        remedy: "Present from viewDidAppear(_:) or later, after dismissing the other.")
    }
    presentedViewController = other
    other.presentingViewController = self
    other.loadViewIfNeeded()
    other.view.frame = window.bounds
    window.addSubview(other.view)
  }

  func takeAwayPresented(animated: Bool) {
    guard let presented = presentedViewController else { return }
    presented.takeAwayPresented(animated: animated)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentingViewController = nil
    presentedViewController = nil
  }
}
