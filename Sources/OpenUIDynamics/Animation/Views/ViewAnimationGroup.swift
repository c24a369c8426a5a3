import Foundation

/// What one call of `UIView.animate` set in motion.
@MainActor
package final class ViewAnimationGroup {
  /// The call whose animations are being collected; nil outside of animation blocks.
  package private(set) static var collecting: ViewAnimationGroup?

  /// Whether animation blocks animate; switched off inside `UIView.performWithoutAnimation`.
  package static var areEnabled = true

  package let timing: AnimationTiming
  package let options: UIView.AnimationOptions
  /// The clock's time at the call, in seconds.
  package let startTime: TimeInterval
  private weak var clock: FrameClock?
  private let completion: ((Bool) -> Void)?
  /// Weak, because a completion often holds what the layers belong to; whoever drops the clock must
  /// not leave a circle behind.
  private var layers: [WeakLayer] = []
  private var wasInterrupted = false

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  package init(
    timing: AnimationTiming, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    let clock = FrameClock.current
    self.timing = timing
    self.options = options
    self.clock = clock
    self.completion = completion
    startTime = clock.now
  }

  /// The share of the way that is still ahead, 1 at the start; a spring may pass 0.
  package var remaining: CGFloat {
    guard let clock else { return 0 }
    return 1 - timing.progress(after: clock.now - startTime)
  }

  /// Whether touches reach the views while they move.
  package var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  /// Runs changes so that what they set is animated, then waits for the end on the clock.
  package func run(_ changes: () -> Void) {
    let outer = Self.collecting
    Self.collecting = Self.areEnabled && (timing.duration > 0 || timing.delay > 0) ? self : nil
    changes()
    if options.contains(.layoutSubviews) {
      for entry in layers { entry.layer?.view?.layoutIfNeeded() }
    }
    Self.collecting = outer
    clock?.viewAnimations.add(self)
  }

  /// Runs changes that are not animated.
  package static func runWithoutAnimation(_ changes: () -> Void) {
    let (outer, wereEnabled) = (collecting, areEnabled)
    (collecting, areEnabled) = (nil, false)
    changes()
    (collecting, areEnabled) = (outer, wereEnabled)
  }

  /// Notes that a property of a layer takes part.
  package func include(_ layer: CALayer) {
    guard !layers.contains(where: { $0.layer === layer }) else { return }
    layers.append(WeakLayer(layer: layer))
  }

  /// Notes that an animation of a layer ended before its time.
  package func interrupt(_ layer: CALayer) {
    wasInterrupted = true
    guard !layer.hasAnimation(of: self) else { return }
    layers.removeAll { $0.layer === layer }
  }

  /// Whether the completion is due: the time is over, or there is nothing left to animate.
  ///
  /// Without anything to animate UIKit does not wait for the duration either; a duration of 0 waits
  /// for its delay.
  package func isOver(at time: TimeInterval) -> Bool {
    if layers.isEmpty, timing.duration > 0 || wasInterrupted { return true }
    // A frame may fall a rounding error short of the end.
    return time - startTime >= timing.totalDuration - 1e-9
  }

  /// Takes the animations off their layers and tells the caller.
  package func finish() {
    for entry in layers { entry.layer?.endAnimations(of: self) }
    layers = []
    completion?(!wasInterrupted)
  }
}
