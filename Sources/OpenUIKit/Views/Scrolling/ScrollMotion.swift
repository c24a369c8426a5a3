// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Moves the content of a scroll view without touches: deceleration and animated scrolling.
@MainActor
final class ScrollMotion: FrameParticipant {
  /// The kind of motion.
  private enum Kind {
    /// Deceleration after a drag.
    case deceleration(horizontal: AxisMotion, vertical: AxisMotion)
    /// Animated scrolling to an offset.
    case travel(from: CGPoint, to: CGPoint, seconds: TimeInterval)
  }

  /// The duration of animated scrolling, in seconds; our choice, not measured.
  private static let travelDuration: TimeInterval = 0.3

  weak var scrollView: UIScrollView?
  private var kind: Kind?
  private weak var clock: FrameClock?
  /// The content offset set in the last frame.
  private var lastOffset = CGPoint.zero

  /// Whether the content decelerates or springs back.
  var isDecelerating: Bool {
    if case .deceleration? = kind { return true }
    return false
  }

  /// Whether no motion is running.
  var isIdle: Bool { kind == nil }

  /// Decelerates the content to an offset, from a velocity in points per second.
  ///
  /// Gliding content follows its velocity and springs back at its limits; otherwise a spring pulls
  /// it to the offset.
  func decelerate(to target: CGPoint, velocity: CGPoint, isGliding: Bool) {
    guard let scrollView else { return }
    let offset = scrollView.contentOffset
    let limits = scrollView.offsetLimits
    let damping = scrollView.decelerationRate.dampingPerSecond
    func axis(
      _ offset: CGFloat, _ velocity: CGFloat, _ target: CGFloat, _ limits: ClosedRange<CGFloat>
    ) -> AxisMotion {
      let nearest = min(max(offset, limits.lowerBound), limits.upperBound)
      guard isGliding, nearest != offset else {
        return AxisMotion(
          offset: offset, velocity: velocity, target: target, damping: isGliding ? damping : nil)
      }
      return AxisMotion(offset: offset, velocity: velocity, target: nearest, damping: nil)
    }
    start(
      .deceleration(
        horizontal: axis(offset.x, velocity.x, target.x, limits.horizontal),
        vertical: axis(offset.y, velocity.y, target.y, limits.vertical)))
  }

  /// Scrolls to an offset with ease-in and ease-out.
  func travel(to target: CGPoint) {
    guard let scrollView else { return }
    start(.travel(from: scrollView.contentOffset, to: target, seconds: 0))
  }

  /// Stops the motion and notifies the delegate that deceleration ended.
  func stop() {
    let wasDecelerating = isDecelerating
    stopObservingFrames()
    if wasDecelerating, let scrollView {
      scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    }
  }

  private func start(_ kind: Kind) {
    self.kind = kind
    lastOffset = scrollView?.contentOffset ?? .zero
    let clock = AppEnvironment.current.clock
    self.clock = clock
    // Before the animators, which may depend on the content offset.
    clock.join(self, phase: .displayLinks)
  }

  private func stopObservingFrames() {
    kind = nil
    clock?.leave(self, phase: .displayLinks)
  }

  func frameClockDidTick(_ clock: FrameClock) {
    guard let scrollView else { return stopObservingFrames() }
    switch kind {
    case .deceleration(let horizontal, let vertical):
      decelerate(scrollView, horizontal, vertical, by: CGFloat(clock.frameDuration))
    case .travel(let start, let end, let seconds):
      travel(scrollView, from: start, to: end, at: seconds + clock.frameDuration)
    case nil: stopObservingFrames()
    }
  }

  private func decelerate(
    _ scrollView: UIScrollView, _ horizontal: AxisMotion, _ vertical: AxisMotion,
    by seconds: CGFloat
  ) {
    var horizontal = horizontal
    var vertical = vertical
    let limits = scrollView.offsetLimits
    let bounces = scrollView.bounces
    horizontal.shift(by: scrollView.contentOffset.x - lastOffset.x)
    vertical.shift(by: scrollView.contentOffset.y - lastOffset.y)
    horizontal.advance(by: seconds, in: limits.horizontal, bounces: bounces)
    vertical.advance(by: seconds, in: limits.vertical, bounces: bounces)
    lastOffset = CGPoint(x: horizontal.offset, y: vertical.offset)
    kind = .deceleration(horizontal: horizontal, vertical: vertical)
    scrollView.contentOffset = lastOffset
    // The delegate may have stopped the motion or started another.
    guard isDecelerating, horizontal.isAtRest, vertical.isAtRest else { return }
    stop()
  }

  private func travel(
    _ scrollView: UIScrollView, from start: CGPoint, to end: CGPoint, at seconds: TimeInterval
  ) {
    let time = CGFloat(min(seconds / Self.travelDuration, 1))
    // The last frame may be a rounding error short of the end.
    let isFinished = time > 1 - 1e-9
    let fraction = isFinished ? 1 : time * time * (3 - 2 * time)
    kind = isFinished ? nil : .travel(from: start, to: end, seconds: seconds)
    if isFinished { stopObservingFrames() }
    scrollView.contentOffset =
      isFinished
      ? end
      : CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    if isFinished { scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView) }
  }
}
