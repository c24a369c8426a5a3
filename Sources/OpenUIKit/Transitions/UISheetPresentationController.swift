import Foundation

/// Arranges a controller as a card over a dimmed background.
///
/// A tap beside the card dismisses it, unless the controller forbids it with `isModalInPresentation`.
///
/// Differs from UIKit: the card cannot be dragged.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet may have.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// Nearly all of the screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    let height: @MainActor (CGFloat) -> CGFloat?

    init(_ identifier: Identifier, height: @escaping @MainActor (CGFloat) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// Nearly all of the screen.
    open class func large() -> Detent { Detent(.large) { $0 } }
    /// A height in points, from the greatest there is.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(rawValue: "custom")) {
        resolver(DetentResolution(maximumDetentValue: $0))
      }
    }
  }

  /// What UIKit leaves free above a large sheet, and the radius of its corners, in points.
  private static let topGap: CGFloat = 54
  private static let standardRadius: CGFloat = 10
  /// UIKit's dimming: black with this opacity.
  private static let dimming: CGFloat = 0.2
  /// Seconds that a sheet takes to another height; UIKit does not publish them.
  private static let changeDuration: TimeInterval = 0.3

  private let dimmingView = UIView()
  private lazy var grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

  /// The heights that the sheet may have; `.large()` unless set.
  open var detents: [Detent] = [.large()] {
    didSet { containerDidResize() }
  }

  /// The height that the sheet has; the first one when nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerDidResize() }
  }

  /// The largest height that leaves the background undimmed; none unless set.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether a small bar shows that there is a sheet; false unless set.
  open var prefersGrabberVisible = false

  /// The radius of the upper corners, in points; 10 when nil.
  open var preferredCornerRadius: CGFloat?

  /// Changes properties of the sheet with an animation.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: Self.changeDuration) {
        changes()
        self.containerDidResize()
      }
    }
  }

  private var detent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// The lower part of the container, as high as the chosen height.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    let greatest = max(room.height - Self.topGap, 0)
    let height = min(max(detent?.height(greatest) ?? greatest, 0), greatest)
    return CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
  }

  /// Dims the background.
  open override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    dimmingView.alpha = 0
    if !leavesBackground { containerView.insertSubview(dimmingView, at: 0) }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.dismissByUser() }
    dimmingView.addGestureRecognizer(tap)
    presentedView.layer.cornerRadius = preferredCornerRadius ?? Self.standardRadius
    presentedView.clipsToBounds = true
    if prefersGrabberVisible { showGrabber(in: presentedView) }
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView.alpha = 1 }, completion: nil)
  }

  /// Whether the sheet is no higher than the highest that leaves the background as it is.
  private var leavesBackground: Bool {
    guard let room = containerView?.bounds.height,
      let largest = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    let greatest = max(room - Self.topGap, 0)
    return (detent?.height(greatest) ?? greatest) <= (largest.height(greatest) ?? greatest)
  }

  private func showGrabber(in view: UIView) {
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    grabber.center.x = view.bounds.midX
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.addSubview(grabber)
  }

  /// Lightens the background.
  open override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView.alpha = 0 }, completion: nil)
  }

  private func dismissByUser() {
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
}

/// What is known when a sheet's height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

private struct DetentResolution: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
}
