// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Zooming the content by a pinch or by the app.
///
/// The view that the delegate names is scaled by its transform; the size of the content and the offset are
/// scaled with it.
extension UIScrollView {
  /// The duration of animated zooming, in seconds, judged by eye.
  private static let duration: TimeInterval = 0.3

  var zoomView: UIView? { delegate?.viewForZooming(in: self) }

  func isAcceptedZoom(_ scale: CGFloat, _ member: String) -> Bool {
    guard scale.isAccepted(for: "UIScrollView.\(member)") else { return false }
    guard scale <= 0 else { return true }
    RefusedInput.report(
      for: "UIScrollView.\(member)", problem: "\(scale) is not positive; the scale is kept.",
      remedy: "Set a scale above 0.")
    return false
  }

  func zoomLimitsDidChange() {
    guard pinchGestureRecognizer == nil, minimumZoomScale != maximumZoomScale else { return }
    let pinch = ScrollPinchGestureRecognizer()
    pinch.scrollView = self
    pinch.addHandler { [weak self] _ in self?.handlePinch() }
    pinchGestureRecognizer = pinch
    addGestureRecognizer(pinch)
  }

  func clampedZoom(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  /// Scales the content; a point of the present content stays where it is on the screen.
  private func applyZoom(_ scale: CGFloat, around point: CGPoint) {
    guard let view = zoomView else { return }
    let ratio = scale / zoomScale
    guard ratio.isFinite, ratio > 0, ratio != 1 else { return }
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    contentOffset = CGPoint(
      x: contentOffset.x + point.x * (ratio - 1), y: contentOffset.y + point.y * (ratio - 1))
    delegate?.scrollViewDidZoom(self)
  }

  /// Scales the content and moves it to the nearest allowed offset.
  func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool) {
    guard zoomView != nil else { return }
    motion.stop()
    let change = { [self] in
      applyZoom(scale, around: point)
      contentOffset = clamped(contentOffset)
    }
    guard animated else { return change() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      change()
    } completion: { [weak self] _ in
      guard let self else { return }
      isZoomBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale)
    }
  }

  func showZoomed(_ rect: CGRect, animated: Bool) {
    guard zoomView != nil, rect.width > 0 || rect.height > 0 else { return }
    let widthScale = rect.width > 0 ? bounds.width / rect.width : .infinity
    let heightScale = rect.height > 0 ? bounds.height / rect.height : .infinity
    let scale = clampedZoom(min(widthScale, heightScale))
    let center = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
    let change = { [self] in
      applyZoom(scale, around: .zero)
      contentOffset = clamped(
        CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2))
    }
    motion.stop()
    guard animated else { return change() }
    UIView.animate(withDuration: Self.duration) {
      change()
    } completion: { [weak self] _ in
      guard let self else { return }
      delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale)
    }
  }

  private func handlePinch() {
    guard let pinch = pinchGestureRecognizer as? ScrollPinchGestureRecognizer else { return }
    switch pinch.state {
    case .began:
      motion.stop()
      drag = nil
      isZooming = true
      pinch.startScale = zoomScale / pinch.scale
      delegate?.scrollViewWillBeginZooming(self, with: zoomView)
    case .changed:
      let scale = pinch.startScale * pinch.scale
      let limit = clampedZoom(scale)
      // Beyond a limit only the square root of the excess shows; own choice.
      applyZoom(
        bouncesZoom ? limit * (scale / limit).squareRoot() : limit,
        around: pinch.location(in: self))
    case .ended, .cancelled:
      isZooming = false
      isZoomBouncing = clampedZoom(zoomScale) != zoomScale
      if isZoomBouncing || clamped(contentOffset) != contentOffset {
        zoom(
          to: clampedZoom(zoomScale), around: CGPoint(x: bounds.midX, y: bounds.midY),
          animated: true)
      } else {
        delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale)
      }
    default: break
    }
  }
}

/// The pinch of a scroll view, which acts together with its pan.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// The zoom scale at a pinch scale of 1.
  var startScale: CGFloat = 1

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }
}
