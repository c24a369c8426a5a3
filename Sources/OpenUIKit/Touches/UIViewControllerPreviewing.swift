// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The context of a preview that a firm press shows, until iOS 13; no press is firm here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer that competes with the preview's.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// Provides the preview of a firm press; never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
    super.init()
  }
}

extension UIViewController {
  /// Registers a view whose firm press shows a preview; without effect, which a diagnostic says once.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    RefusedInput.report(
      for: "UIViewController.registerForPreviewing(with:sourceView:)",
      problem: "No press is firm here, so that no preview is shown.",
      remedy: "Use UIContextMenuInteraction, as since iOS 13.")
    return PreviewingContext(delegate, sourceView)
  }

  /// Removes a registration; without effect.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
