import Foundation

/// Arranges a controller that is presented over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?

  /// The view that the presentation happens in; nil while nothing is presented.
  open internal(set) var containerView: UIView?

  /// Hears of how the presentation adapts and ends; nil unless set.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates an arrangement of a controller over another, which are not retained.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    super.init()
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// The controller below.
  open internal(set) var presentingViewController: UIViewController {
    get { storedPresenting ?? UIViewController() }
    set { storedPresenting = newValue }
  }

  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// How the controller is presented where there is little room; `.none`: as always.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The view that is moved: the presented controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where that view is in the end; all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen; true unless overridden, and without effect here.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view below is taken away when the presentation is there.
  open var shouldRemovePresentersView: Bool {
    [.fullScreen, .currentContext].contains(presentationStyle)
  }

  /// Tells that the container is about to be laid out; for subclasses to override.
  open func containerViewWillLayoutSubviews() {}

  /// Tells that the container was laid out; for subclasses to override.
  open func containerViewDidLayoutSubviews() {}

  /// Tells that the presentation begins: the place to add views to the container.
  open func presentationTransitionWillBegin() {}

  /// Tells that the presentation is there or was given up.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Tells that the dismissal is done or was given up: the place to remove views.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Tells that the container gets another size; for subclasses to override.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storedPresented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Places the presented view in a container of another size, where it fills its place.
  func containerDidResize() {
    guard storedPresented?.ownTransition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// Hears of how a presentation adapts and ends; every method may be left out.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns how to present where there is little room; never asked here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  /// Returns whether a tap beside a sheet may dismiss it.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  /// Tells that the user is about to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells that the user dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells that the user tried to dismiss a controller that does not allow it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As always.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  )
    -> UIModalPresentationStyle
  { .none }
  /// It may.
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

/// The view that a presentation happens in.
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

  /// A container that shows less than the screen lets the fingers beside it through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
