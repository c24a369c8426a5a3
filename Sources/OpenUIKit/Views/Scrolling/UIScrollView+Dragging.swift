// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state at the beginning of a drag.
struct ScrollDrag {
  /// The content offset without resistance at the limits.
  let offset: CGPoint
  /// The translation of the pan at the beginning, which is subtracted so that the content does not
  /// jump.
  let translation: CGPoint
}

/// Dragging and releasing the content.
extension UIScrollView {
  /// The velocity, in points per second, below which releasing the content does not start
  /// deceleration.
  private static let minimumGlideSpeed: CGFloat = 20

  // MARK: Limits

  /// The range of content offsets at rest, in points.
  var offsetLimits: (horizontal: ClosedRange<CGFloat>, vertical: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let left = -inset.left
    let top = -inset.top
    let right = max(contentSize.width + inset.right - bounds.width, left)
    let bottom = max(contentSize.height + inset.bottom - bounds.height, top)
    return (left...right, top...bottom)
  }

  /// The nearest allowed content offset.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let limits = offsetLimits
    return CGPoint(
      x: min(max(offset.x, limits.horizontal.lowerBound), limits.horizontal.upperBound),
      y: min(max(offset.y, limits.vertical.lowerBound), limits.vertical.upperBound))
  }

  /// Applies the size of reloaded content; an offset beyond shorter content is clamped.
  func adopt(contentSize size: CGSize) {
    guard size != contentSize else { return }
    contentSize = size
    guard !isTracking, motion.isIdle else { return }
    let offset = CGPoint(
      x: min(contentOffset.x, offsetLimits.horizontal.upperBound),
      y: min(contentOffset.y, offsetLimits.vertical.upperBound))
    if offset != contentOffset { contentOffset = offset }
  }

  private var canScrollHorizontally: Bool {
    let limits = offsetLimits.horizontal
    return limits.lowerBound < limits.upperBound || (bounces && alwaysBounceHorizontal)
  }

  private var canScrollVertically: Bool {
    let limits = offsetLimits.vertical
    return limits.lowerBound < limits.upperBound
      || (bounces && (alwaysBounceVertical || refreshControl != nil))
  }

  /// Whether a drag in a direction scrolls.
  func canScroll(along direction: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(direction.x) > abs(direction.y) ? canScrollHorizontally : canScrollVertically
  }

  // MARK: Touches

  /// Seconds after which the content tracks a touch that has not moved; UIKit's delay, not measured.
  private static let contentDelay: TimeInterval = 0.15

  /// Whether a drag may take its touches from the view that was touched.
  func mayTakeTouches(of pan: ScrollPanGestureRecognizer) -> Bool {
    guard let touch = pan.touches.first, let view = touch.view, view !== self,
      !delaysContentTouches || touch.timestamp - pan.startTime > Self.contentDelay
    else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Stops deceleration when the first touch begins.
  func firstTouchDidBegin() {
    isTracking = true
    motion.stop()
  }

  /// Springs content caught beyond its limits back when the last touch ends.
  func lastTouchDidEnd() {
    isTracking = false
    returnToLimits()
  }

  /// Springs content beyond its limits back, unless it is dragged or moves already.
  func returnToLimits() {
    guard !isTracking, drag == nil, motion.isIdle, clamped(contentOffset) != contentOffset else {
      return
    }
    motion.decelerate(to: clamped(contentOffset), velocity: .zero, isGliding: false)
  }

  /// Handles the states of the pan gesture.
  func handlePan() {
    switch panGestureRecognizer.state {
    case .began: beginDrag()
    case .changed: updateDrag()
    case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  private func beginDrag() {
    guard !isZooming else { return }
    let limits = offsetLimits
    drag = ScrollDrag(
      offset: CGPoint(
        x: RubberBand.unstretched(contentOffset.x, over: limits.horizontal, length: bounds.width),
        y: RubberBand.unstretched(contentOffset.y, over: limits.vertical, length: bounds.height)),
      translation: panGestureRecognizer.translation(in: self))
    if keyboardDismissMode != .none { window?.endEditing(false) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func updateDrag() {
    guard let drag else { return }
    let translation = panGestureRecognizer.translation(in: self)
    let limits = offsetLimits
    func dragged(
      _ start: CGFloat, _ translation: CGFloat, in limits: ClosedRange<CGFloat>, length: CGFloat
    ) -> CGFloat {
      let free = start - translation
      guard bounces else { return min(max(free, limits.lowerBound), limits.upperBound) }
      return RubberBand.stretched(free, over: limits, length: length)
    }
    var offset = contentOffset
    if canScrollHorizontally {
      offset.x = dragged(
        drag.offset.x, translation.x - drag.translation.x, in: limits.horizontal,
        length: bounds.width)
    }
    if canScrollVertically {
      offset.y = dragged(
        drag.offset.y, translation.y - drag.translation.y, in: limits.vertical,
        length: bounds.height)
    }
    contentOffset = offset
  }

  /// Ends the drag with the touch's velocity, in points per second.
  private func endDrag(velocity finger: CGPoint) {
    guard drag != nil else { return }
    refreshControl?.dragWillEnd()
    var velocity = CGPoint(
      x: canScrollHorizontally ? -finger.x : 0, y: canScrollVertically ? -finger.y : 0)
    if abs(velocity.x) < Self.minimumGlideSpeed { velocity.x = 0 }
    if abs(velocity.y) < Self.minimumGlideSpeed { velocity.y = 0 }
    let free = freeRestingOffset(velocity: velocity)
    // The delegate and the layout use points per millisecond.
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = restingOffset(proposed: clamped(free), velocity: perMillisecond)
    if isPagingEnabled { target = pageOffset(velocity: velocity) }
    let defaultTarget = clamped(free)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    if !target.isAccepted(for: "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
      target = defaultTarget
    }
    drag = nil
    let isFree = target == defaultTarget
    let willDecelerate = target != contentOffset || velocity != .zero
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard willDecelerate else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    motion.decelerate(to: isFree ? free : target, velocity: velocity, isGliding: isFree)
  }

  /// The offset at which content without limits would come to rest, rounded to whole points.
  private func freeRestingOffset(velocity: CGPoint) -> CGPoint {
    let seconds = 1 / decelerationRate.dampingPerSecond
    let offset = contentOffset
    return CGPoint(
      x: velocity.x == 0 ? offset.x : (offset.x + velocity.x * seconds).rounded(),
      y: velocity.y == 0 ? offset.y : (offset.y + velocity.y * seconds).rounded())
  }

  /// The offset of the nearest page, or of the next page in the direction of a flick.
  private func pageOffset(velocity: CGPoint) -> CGPoint {
    func nearestPage(_ offset: CGFloat, _ speed: CGFloat, length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      let number =
        speed == 0 ? page.rounded() : speed > 0 ? page.rounded(.up) : page.rounded(.down)
      return number * length
    }
    return clamped(
      CGPoint(
        x: nearestPage(contentOffset.x, velocity.x, length: bounds.width),
        y: nearestPage(contentOffset.y, velocity.y, length: bounds.height)))
  }
}

extension UIScrollView.DecelerationRate {
  /// The exponential damping rate, in 1/s.
  ///
  /// With a rate d per millisecond, a velocity of v points per millisecond comes to rest after
  /// v·d/(1 − d) points in UIKit; continuous exponential decay with this damping covers the same
  /// distance.
  var dampingPerSecond: CGFloat {
    // Beyond these limits content would decelerate for minutes, or not at all.
    let rate = rawValue.isFinite ? min(max(rawValue, 0.5), 0.9999) : 0.998
    return 1000 * (1 - rate) / rate
  }
}
