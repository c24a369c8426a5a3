// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Presents a controller as a sheet over a dimmed background.
///
/// A tap outside of the sheet dismisses it, unless the controller sets `isModalInPresentation`.
///
/// Differs from UIKit: the sheet cannot be dragged.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A detent: a height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
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

    /// The identifier of the detent.
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
    /// The number of custom detents without an identifier of their own.
    private static var unnamedCount = 0

    /// Computes a height in points from the maximum; the detent is inactive where that is nil.
    ///
    /// Without an identifier, the detent receives a unique one.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext)
        -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? makeIdentifier()) {
        resolver(DetentResolution(maximumDetentValue: $0))
      }
    }

    private static func makeIdentifier() -> Identifier {
      unnamedCount += 1
      return Identifier(rawValue: "custom \(unnamedCount)")
    }
  }

  /// UIKit's margin above a large sheet, and its corner radius, in points.
  private static let topGap: CGFloat = 54
  private static let standardRadius: CGFloat = 10
  /// UIKit's dimming: black with this opacity.
  private static let dimming: CGFloat = 0.2
  /// The duration of a change of the detent in seconds; UIKit does not publish it.
  private static let changeDuration: TimeInterval = 0.3

  private let dimmingView = UIView()
  private lazy var grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))

  /// The detents of the sheet; `.large()` unless set.
  open var detents: [Detent] = [.large()] {
    didSet { containerDidResize() }
  }

  /// The selected detent; the first one when nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerDidResize() }
  }

  /// The largest detent that does not dim the background; none unless set.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether the sheet has a grabber; false unless set.
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

  /// The height of the selected detent, or of the first one; inactive detents are ignored.
  private func selectedHeight(maximum: CGFloat) -> CGFloat {
    let active = detents.compactMap { detent in
      detent.height(maximum).map { (identifier: detent.identifier, height: $0) }
    }
    let selected = active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    return selected?.height ?? maximum
  }

  /// The lower part of the container, as high as the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    let maximum = max(room.height - Self.topGap, 0)
    let height = min(max(selectedHeight(maximum: maximum), 0), maximum)
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

  /// Whether the selected detent is one that does not dim the background.
  private var leavesBackground: Bool {
    guard let room = containerView?.bounds.height,
      let largest = detents.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    let maximum = max(room - Self.topGap, 0)
    return selectedHeight(maximum: maximum) <= (largest.height(maximum) ?? maximum)
  }

  private func showGrabber(in view: UIView) {
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    grabber.center.x = view.bounds.midX
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.addSubview(grabber)
  }

  /// Removes the dimming of the background.
  open override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView.alpha = 0 }, completion: nil)
  }
}

/// The context in which a detent's height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The maximum height in points.
  var maximumDetentValue: CGFloat { get }
}

private struct DetentResolution: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
}
