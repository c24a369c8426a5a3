// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Presents a controller as a bubble beside a view.
///
/// On a phone, UIKit shows a popover as a sheet, unless the delegate returns `.none` as the adaptive style;
/// so does this.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The size without a preferred one, in points; UIKit does not publish it.
  private static let standardSize = CGSize(width: 320, height: 480)
  /// Seconds in which the bubble takes a new size.
  private static let resizingTime = 0.25
  /// The length of the arrow and the corner radius, in points (own choice).
  private static let arrowLength: CGFloat = 10
  private static let radius: CGFloat = 12

  private let arrow = UIView()

  /// The view to which the popover points; nil by default.
  open var sourceView: UIView?
  /// The rectangle of the source view to which the popover points; the whole view by default.
  open var sourceRect = CGRect.null
  /// The bar button to which the popover points; nil by default.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction in which the arrow points, once the popover is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover may cover its source; stored, without effect.
  open var canOverlapSourceViewRect = false {
    didSet {
      reportNoEffect(if: canOverlapSourceViewRect, in: UIPopoverPresentationController.self)
    }
  }
  /// The views that can be touched beside the popover; stored, without effect.
  open var passthroughViews: [UIView]? {
    didSet {
      reportNoEffect(
        if: passthroughViews?.isEmpty == false, in: UIPopoverPresentationController.self)
    }
  }
  /// The color of the bubble; that of the controller's view by default.
  open var backgroundColor: UIColor?
  /// The least distance from the edges of the screen, in points; 10 by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// `.popover`.
  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// False: the view below stays.
  open override var shouldRemovePresentersView: Bool { false }

  /// Whether the delegate keeps the bubble on a phone.
  final var staysPopover: Bool {
    let style = OptionalRequirement.result(
      of: "adaptivePresentationStyle(for:)", delegate?.adaptivePresentationStyle(for: self))
    return style == UIModalPresentationStyle.none
  }

  /// The rectangle to which the popover points, in the container's coordinates.
  private var anchor: CGRect {
    guard let containerView else { return .zero }
    if let view = sourceView ?? barButtonItem?.customView {
      return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
    }
    let room = containerView.bounds
    // The views of bar buttons are not known to their items: the corner with the first button is.
    return CGRect(
      x: room.maxX - 54, y: containerView.safeAreaInsets.top, width: 44,
      height: UINavigationBar.height)
  }

  /// The place beside the source where the preferred size fits best.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds.inset(by: popoverLayoutMargins)
    let preferred = presentedViewController.preferredContentSize
    let wanted = preferred == .zero ? Self.standardSize : preferred
    let anchor = anchor
    let below = room.maxY - anchor.maxY - Self.arrowLength
    let above = anchor.minY - room.minY - Self.arrowLength
    let allowed = permittedArrowDirections
    let isBelow =
      allowed.contains(.up)
      && (below >= wanted.height || below >= above || !allowed.contains(.down))
    let space = max(isBelow ? below : above, 0)
    arrowDirection = isBelow ? .up : .down
    let size = CGSize(
      width: max(min(wanted.width, room.width), 0), height: min(wanted.height, space))
    let rightmost = max(room.maxX - size.width, room.minX)
    let x = min(max(anchor.midX - size.width / 2, room.minX), rightmost)
    let y = isBelow ? anchor.maxY + Self.arrowLength : anchor.minY - Self.arrowLength - size.height
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// Shows the bubble; a tap beside it dismisses the controller.
  open override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    let backdrop = UIView(frame: containerView.bounds)
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.dismissByUser() }
    backdrop.addGestureRecognizer(tap)
    containerView.insertSubview(backdrop, at: 0)
    let frame = frameOfPresentedViewInContainerView
    let color = backgroundColor ?? presentedView.backgroundColor ?? .systemBackground
    presentedView.backgroundColor = color
    presentedView.layer.cornerRadius = Self.radius
    presentedView.clipsToBounds = true
    arrow.bounds.size = CGSize(width: 2 * Self.arrowLength, height: 2 * Self.arrowLength)
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    arrow.backgroundColor = color
    placeArrow(at: frame)
    containerView.insertSubview(arrow, at: 1)
  }

  private func placeArrow(at frame: CGRect) {
    let edge = arrowDirection == .up ? frame.minY + 3 : frame.maxY - 3
    let reach = Self.radius + 2 * Self.arrowLength
    let x = min(max(anchor.midX, frame.minX + reach), max(frame.maxX - reach, frame.minX + reach))
    arrow.center = CGPoint(x: x, y: edge)
  }

  /// Gives the bubble its new size, with an animation.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard containerView != nil, let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    UIView.animate(withDuration: Self.resizingTime) { [self] in
      presentedView.frame = frame
      placeArrow(at: frame)
      presentedView.layoutIfNeeded()
    }
  }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left; not used here.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right; not used here.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known, because the popover is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover; all methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a tap beside the popover dismisses it, until iOS 13; true by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after the user dismissed the popover, until iOS 13.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Asks the method of iOS 12.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else {
      return true
    }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }
  /// Calls the method of iOS 12.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
}
