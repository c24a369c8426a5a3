// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
  /// The coordinator of the running transition of this controller or an ancestor; nil if there is
  /// none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? (self as? UINavigationController)?.running
      ?? parent?.transitionCoordinator ?? storedPresented?.ownTransition
  }

  /// The presentation controller of this controller: that of the present presentation, or the one
  /// that the next presentation will use.
  public var presentationController: UIPresentationController? {
    if let known = storedPresentation ?? parent?.presentationController { return known }
    guard presentingViewController == nil else { return nil }
    storedPresentation = ownArrangement(over: nil)
    return storedPresentation
  }

  /// The sheet presentation controller; nil if the style is another.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover presentation controller; nil if the style is another.
  ///
  /// A popover that is read before the presentation keeps its settings, as sheet or as bubble.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard
      modalPresentationStyle == .popover || self is UIAlertController
        || self is UIActivityViewController
    else { return nil }
    if let storedPopover { return storedPopover }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    storedPopover = popover
    return popover
  }

  /// The presentation controller of the style, unless the delegate provides another.
  func ownArrangement(over presenter: UIViewController?) -> UIPresentationController {
    if self is UIAlertController {
      return AlertPresentation(presentedViewController: self, presenting: presenter)
    }
    if modalPresentationStyle == .popover, let popover = popoverPresentationController,
      popover.staysPopover
    {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
      return popover
    }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover:
      return UISheetPresentationController(
        presentedViewController: self, presenting: presenter)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  /// Replaces the view of one child by that of another, with animations.
  func performTransition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self, let container = old.viewIfLoaded?.superview
    else {
      return RefusedInput.report(
        for: "UIViewController.transition(from:to:duration:options:animations:completion:)",
        problem: "Both controllers must be children, and the first one's view must be shown.",
        remedy: "Call addChild(_:) with both, and add the first one's view.")
    }
    let isAnimated = duration > 0
    old.beginManaged(isAppearing: false, animated: isAnimated)
    new.beginManaged(isAppearing: true, animated: isAnimated)
    container.addSubview(new.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      old.viewIfLoaded?.removeFromSuperview()
      old.endManaged()
      new.endManaged()
      completion?(finished)
    }
  }
}
