// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The animations of one call of `UIView.animate`, or of one block of a property animator.
@MainActor
final class ViewAnimationGroup {
  /// The call whose animations are being collected; nil outside of animation blocks.
  static var collecting: ViewAnimationGroup? { collector }

  /// Private, so that the compiler can rule out overlapping access, and reads are free.
  private static var collector: ViewAnimationGroup?

  /// Whether animation blocks animate; false inside `UIView.performWithoutAnimation`.
  static var areEnabled = true

  var timing: AnimationTiming
  let options: UIView.AnimationOptions
  /// The clock's time at the call, in seconds.
  let startTime: TimeInterval
  private weak var time: AppTime?
  var completion: ((Bool) -> Void)?
  /// The progress that this group follows instead of the clock; its owner also ends the group.
  private let pace: Pace?
  private var steps: [ViewAnimationGroup] = []
  /// Weak, because a completion often retains the owner of the layers, and releasing the clock must
  /// not leave a retain cycle.
  private var layers: [WeakReference<CALayer>] = []
  private var wasInterrupted = false
  private let waiting: [TransactionCompletion]

  /// A source of progress other than the clock.
  struct Pace {
    /// The keyframe animation that this keyframe belongs to.
    weak var whole: ViewAnimationGroup?
    /// The progress, 0 at the start.
    let progress: @MainActor () -> CGFloat
  }

  convenience init(
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

  /// The progress, 0 at the start; a spring may exceed 1.
  var progress: CGFloat {
    if let pace { return pace.progress() }
    guard let time else { return 1 }
    return timing.progress(after: time.clock.now - startTime)
  }

  /// The remaining fraction, 1 at the start; a spring may fall below 0.
  var remaining: CGFloat { 1 - progress }

  /// Whether this is a keyframe of a keyframe animation.
  var isStep: Bool { pace?.whole != nil }

  /// Whether touches are delivered to the views while they move.
  var allowsUserInteraction: Bool { options.contains(.allowUserInteraction) }

  // MARK: Collecting

  /// Runs changes, animating the properties that they set, and ends on the clock.
  func run(_ changes: () -> Void) {
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

  /// Runs changes as a keyframe of this animation, with its own progress.
  func runStep(progress: @escaping @MainActor () -> CGFloat, _ changes: () -> Void) {
    let step = ViewAnimationGroup(
      timing: timing, options: options, pace: Pace(whole: self, progress: progress),
      completion: nil)
    steps.append(step)
    step.collect(changes)
  }

  /// Makes this group collect the changes from now on, until another group replaces it.
  ///
  /// - Returns: the group that collected before.
  func startCollecting() -> ViewAnimationGroup? {
    let outer = Self.collecting
    Self.collector = Self.areEnabled ? self : nil
    return outer
  }

  /// Stops collecting, and ends the group on the clock.
  func stopCollecting(backTo outer: ViewAnimationGroup?) {
    Self.collector = outer
    time?.viewAnimations.add(self)
  }

  /// Runs changes without animation.
  static func runWithoutAnimation(_ changes: () -> Void) {
    let (outer, wereEnabled) = (collecting, areEnabled)
    (collector, areEnabled) = (nil, false)
    changes()
    (collector, areEnabled) = (outer, wereEnabled)
  }

  // MARK: Layers

  /// Whether this group's color animations coexist with another group's: both are keyframes of one
  /// animation.
  func keepsColors(beside other: ViewAnimationGroup) -> Bool {
    guard let whole = pace?.whole else { return false }
    return whole === other.pace?.whole
  }

  /// The animated layers that still exist.
  var animatedLayers: [CALayer] { layers.compactMap(\.object) }

  /// Adds a layer of which a property is animated.
  func include(_ layer: CALayer) {
    pace?.whole?.include(layer)
    guard !layers.contains(where: { $0.object === layer }) else { return }
    layers.append(WeakReference(layer))
  }

  /// Records that an animation of a layer was interrupted.
  func interrupt(_ layer: CALayer) {
    pace?.whole?.interrupt(layer)
    wasInterrupted = true
    guard !layer.hasAnimation(of: self), !steps.contains(where: layer.hasAnimation) else { return }
    layers.removeAll { $0.object === layer }
  }

  // MARK: End

  /// Whether the completion is due: the time has elapsed, or no animation is left.
  ///
  /// UIKit does not wait for the duration if there is nothing to animate; a duration of 0 waits
  /// for its delay.
  func isOver(at time: TimeInterval) -> Bool {
    if layers.isEmpty, timing.duration > 0 || wasInterrupted { return true }
    // A frame may fall a rounding error short of the end.
    return time - startTime >= timing.totalDuration - 1e-9
  }

  /// Removes the animations from their layers and calls the completion.
  func finish() {
    for step in steps { step.finish() }
    for entry in layers { entry.object?.endAnimations(of: self) }
    layers = []
    let completion = completion
    self.completion = nil
    completion?(!wasInterrupted)
    for waiter in waiting { waiter.leave() }
  }
}
