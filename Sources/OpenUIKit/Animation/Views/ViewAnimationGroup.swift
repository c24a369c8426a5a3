import Foundation

/// What one call of `UIView.animate` set in motion, or one block of a property animator.
@MainActor
package final class ViewAnimationGroup {
  /// The call whose animations are being collected; nil outside of animation blocks.
  package static var collecting: ViewAnimationGroup? { collector }

  /// Private, so that the compiler sees that nothing overlaps, and looking costs nothing.
  private static var collector: ViewAnimationGroup?

  /// Whether animation blocks animate; switched off inside `UIView.performWithoutAnimation`.
  package static var areEnabled = true

  package var timing: AnimationTiming
  package let options: UIView.AnimationOptions
  /// The clock's time at the call, in seconds.
  package let startTime: TimeInterval
  private weak var time: AppTime?
  var completion: ((Bool) -> Void)?
  /// Whose share of the way this group follows in the place of the clock; it ends the group as well.
  private let pace: Pace?
  private var steps: [ViewAnimationGroup] = []
  /// Weak, because a completion often holds what the layers belong to; whoever drops the clock must
  /// not leave a circle behind.
  private var layers: [WeakReference<CALayer>] = []
  private var wasInterrupted = false
  private let waiting: [TransactionCompletion]

  /// Follows the share of the way of somebody else.
  struct Pace {
    /// The keyframe animation that this is a step of.
    weak var whole: ViewAnimationGroup?
    /// The share of the way, 0 at the start.
    let progress: @MainActor () -> CGFloat
  }

  package convenience init(
    timing: AnimationTiming, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    self.init(timing: timing, options: options, pace: nil, completion: completion)
  }

  init(
    timing: AnimationTiming, options: UIView.AnimationOptions, pace: Pace?,
    completion: ((Bool) -> Void)?
  ) {
    let time = AppEnvironment.current.time
    self.timing = timing
    self.options = options
    self.time = time
    self.pace = pace
    self.completion = completion
    startTime = time.clock.now
    waiting = pace == nil ? CATransaction.joinedCompletions() : []
  }

  /// The share of the way that was made, 0 at the start; a spring may pass 1.
  package var progress: CGFloat {
    if let pace { return pace.progress() }
    guard let time else { return 1 }
    return timing.progress(after: time.clock.now - startTime)
  }

  /// The share of the way that is still ahead, 1 at the start; a spring may pass 0.
  package var remaining: CGFloat { 1 - progress }

  /// Whether this is one step of several.
  var isStep: Bool { pace?.whole != nil }

  /// Whether touches reach the views while they move.
  package var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  // MARK: Collecting

  /// Runs changes so that what they set is animated, then waits for the end on the clock.
  package func run(_ changes: () -> Void) {
    collect(changes)
    if pace == nil { time?.viewAnimations.add(self) }
  }

  private func collect(_ changes: () -> Void) {
    let outer = Self.collecting
    Self.collector = isAnimating ? self : nil
    changes()
    if options.contains(.layoutSubviews) {
      for entry in layers { entry.object?.view?.layoutIfNeeded() }
    }
    Self.collector = outer
  }

  private var isAnimating: Bool {
    Self.areEnabled && (pace != nil || timing.duration > 0 || timing.delay > 0)
  }

  /// Runs changes as a step of this animation, at its own pace.
  func runStep(progress: @escaping @MainActor () -> CGFloat, _ changes: () -> Void) {
    let step = ViewAnimationGroup(
      timing: timing, options: options, pace: Pace(whole: self, progress: progress),
      completion: nil)
    steps.append(step)
    step.collect(changes)
  }

  /// Lets what is set from now on be animated by this group, until another is put in its place.
  ///
  /// - Returns: what was collecting before.
  func startCollecting() -> ViewAnimationGroup? {
    let outer = Self.collecting
    Self.collector = Self.areEnabled ? self : nil
    return outer
  }

  /// Ends the collecting that was started, and waits for the end on the clock.
  func stopCollecting(backTo outer: ViewAnimationGroup?) {
    Self.collector = outer
    time?.viewAnimations.add(self)
  }

  /// Runs changes that are not animated.
  package static func runWithoutAnimation(_ changes: () -> Void) {
    let (outer, wereEnabled) = (collecting, areEnabled)
    (collector, areEnabled) = (nil, false)
    changes()
    (collector, areEnabled) = (outer, wereEnabled)
  }

  // MARK: Layers

  /// Whether colours that this group animates go on beside those of another, as steps of one animation.
  func keepsColors(beside other: ViewAnimationGroup) -> Bool {
    guard let whole = pace?.whole else { return false }
    return whole === other.pace?.whole
  }

  /// The layers that take part and still live.
  var animatedLayers: [CALayer] { layers.compactMap(\.object) }

  /// Notes that a property of a layer takes part.
  package func include(_ layer: CALayer) {
    pace?.whole?.include(layer)
    guard !layers.contains(where: { $0.object === layer }) else { return }
    layers.append(WeakReference(layer))
  }

  /// Notes that an animation of a layer ended before its time.
  package func interrupt(_ layer: CALayer) {
    pace?.whole?.interrupt(layer)
    wasInterrupted = true
    guard !layer.hasAnimation(of: self), !steps.contains(where: layer.hasAnimation) else { return }
    layers.removeAll { $0.object === layer }
  }

  // MARK: End

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
    for step in steps { step.finish() }
    for entry in layers { entry.object?.endAnimations(of: self) }
    layers = []
    let completion = completion
    self.completion = nil
    completion?(!wasInterrupted)
    for waiter in waiting { waiter.leave() }
  }
}
