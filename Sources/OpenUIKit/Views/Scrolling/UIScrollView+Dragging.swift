import Foundation

/// What a finger began to drag with.
struct ScrollDrag {
  /// Where the content would be without resistance at its ends.
  let offset: CGPoint
  /// The way of the pan so far, which is not made up for: the content does not jump.
  let translation: CGPoint
}

/// Following a finger, and letting go.
extension UIScrollView {
  /// Points per second below which a lifted finger leaves the content where it is.
  private static let minimumGlideSpeed: CGFloat = 20

  // MARK: Limits

  /// Where the content may rest: offsets of its ends, in points.
  var offsetLimits: (horizontal: ClosedRange<CGFloat>, vertical: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let left = -inset.left
    let top = -inset.top
    let right = max(contentSize.width + inset.right - bounds.width, left)
    let bottom = max(contentSize.height + inset.bottom - bounds.height, top)
    return (left...right, top...bottom)
  }

  /// The nearest offset at which the content may rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let limits = offsetLimits
    return CGPoint(
      x: min(max(offset.x, limits.horizontal.lowerBound), limits.horizontal.upperBound),
      y: min(max(offset.y, limits.vertical.lowerBound), limits.vertical.upperBound))
  }

  /// Takes the size of a content that was made anew; content that has become shorter goes back.
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
    return limits.lowerBound < limits.upperBound || (bounces && alwaysBounceVertical)
  }

  /// Whether a finger that moves in a direction scrolls.
  func canScroll(along direction: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    return abs(direction.x) > abs(direction.y) ? canScrollHorizontally : canScrollVertically
  }

  // MARK: The finger

  /// A finger stops what glides.
  func firstTouchDidBegin() {
    isTracking = true
    motion.stop()
  }

  /// The last finger is gone; content that was caught beyond an end goes back.
  func lastTouchDidEnd() {
    isTracking = false
    guard drag == nil, motion.isIdle, clamped(contentOffset) != contentOffset else { return }
    motion.decelerate(to: clamped(contentOffset), velocity: .zero, isGliding: false)
  }

  /// Follows the pan through its states.
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
    let limits = offsetLimits
    drag = ScrollDrag(
      offset: CGPoint(
        x: RubberBand.unstretched(contentOffset.x, over: limits.horizontal, length: bounds.width),
        y: RubberBand.unstretched(contentOffset.y, over: limits.vertical, length: bounds.height)),
      translation: panGestureRecognizer.translation(in: self))
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

  /// Lets go of the content, which has the finger's speed in points per second.
  private func endDrag(velocity finger: CGPoint) {
    guard drag != nil else { return }
    var velocity = CGPoint(
      x: canScrollHorizontally ? -finger.x : 0, y: canScrollVertically ? -finger.y : 0)
    if abs(velocity.x) < Self.minimumGlideSpeed { velocity.x = 0 }
    if abs(velocity.y) < Self.minimumGlideSpeed { velocity.y = 0 }
    let free = freeRestingOffset(velocity: velocity)
    // The delegate and the layout count in milliseconds.
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

  /// Where content without ends would come to rest, on a whole point.
  private func freeRestingOffset(velocity: CGPoint) -> CGPoint {
    let seconds = 1 / decelerationRate.dampingPerSecond
    let offset = contentOffset
    return CGPoint(
      x: velocity.x == 0 ? offset.x : (offset.x + velocity.x * seconds).rounded(),
      y: velocity.y == 0 ? offset.y : (offset.y + velocity.y * seconds).rounded())
  }

  /// The page that is nearest, or the next one in the direction of a flick.
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
  /// The share of the speed that is lost per second, at each moment.
  ///
  /// A speed of v points per millisecond comes to rest after v·d/(1 − d) points, UIKit's sum of what
  /// is left after each millisecond; a steady decay with this damping goes just as far.
  var dampingPerSecond: CGFloat {
    // Beyond these content would glide for minutes, or not at all.
    let rate = rawValue.isFinite ? min(max(rawValue, 0.5), 0.9999) : 0.998
    return 1000 * (1 - rate) / rate
  }
}
