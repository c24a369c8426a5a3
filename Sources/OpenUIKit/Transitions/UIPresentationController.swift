// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Manages the presentation of a controller over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?

  /// The container view; nil while nothing is presented.
  open internal(set) var containerView: UIView?

  /// The delegate; nil unless set, and not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation of a controller over another, which are not retained.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// The presented controller.
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// The presenting controller.
  open internal(set) var presentingViewController: UIViewController {
    get { storedPresenting ?? UIViewController() }
    set { storedPresenting = newValue }
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style in compact environments; `.none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The animated view: the presented controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view; the container's bounds unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen; true unless overridden, and without effect here.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view is removed after the presentation.
  open var shouldRemovePresentersView: Bool {
    [.fullScreen, .currentContext].contains(presentationStyle)
  }

  /// Called before the container is laid out; for subclasses to override.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out; for subclasses to override.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the presentation begins; subclasses add views to the container.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has completed or was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has completed or was canceled; subclasses remove views.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { storedPresented?.preferredContentSize ?? .zero }

  /// Called when the presented controller prefers another size; for subclasses to override.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the layout of the presented controller would give it another size; for subclasses to
  /// override, never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller where the container has a size: the same, unless
  /// overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the traits change; for subclasses to override, never called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when the size of the container changes; for subclasses to override.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Dismisses the controller after a tap beside it, unless it or the delegate forbids that.
  final func dismissByUser() {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  /// Resizes a presented view that fills its frame to a container of another size.
  func containerDidResize() {
    guard storedPresented?.ownTransition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// The delegate of a presentation; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in compact environments; asked for popovers, which stay bubbles if it is `.none`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  /// Returns whether a tap outside of a sheet may dismiss it.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  /// Called before the user dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss a controller that does not allow it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default: the same style; a popover becomes a sheet.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  { OptionalRequirement.absent(.none) }
  /// The default: true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The container view of a presentation.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  init(frame: CGRect, _ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    onBoundsChange[ObjectIdentifier(self)] = { [weak self] in
      self?.presentation?.containerDidResize()
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Touches outside of the content of a container smaller than the screen pass through it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
