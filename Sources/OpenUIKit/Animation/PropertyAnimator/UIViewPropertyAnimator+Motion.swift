// SPDX-License-Identifier: Apache-2.0

import Foundation

// How an animator runs its blocks, moves and ends.
extension UIViewPropertyAnimator {
  /// A layer of a stopped animation, with the values of its model at both ends of the way.
  struct StoppedLayer {
    weak var layer: CALayer?
    let start: LayerValues
    let end: LayerValues
  }

  /// The share of the way that is shown; a spring may pass its end.
  var progress: CGFloat {
    guard let motion, let clock else { return restingProgress }
    return motion.progress(at: clock.now)
  }

  // MARK: Moving

  /// Runs the blocks, if that was not done yet.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    clock = AppEnvironment.current.clock
    restingProgress = isReversed ? 1 : 0
    let blocks = waitingBlocks
    waitingBlocks = []
    for block in blocks { run(block, from: 0) }
  }

  /// Runs a block whose changes begin at a share of the way.
  func run(_ block: Block, from start: CGFloat) {
    let begin = start + (1 - start) * block.delayFactor
    let pace = ViewAnimationGroup.Pace(whole: nil) { [weak self] in
      guard let self else { return 1 }
      guard begin < 1 else { return progress >= 1 ? 1 : 0 }
      // A spring passes its end, but nothing goes back beyond where its block began.
      return max((progress - begin) / (1 - begin), 0)
    }
    let group = ViewAnimationGroup(
      timing: AnimationTiming(duration: duration, delay: 0, curve: .linear),
      options: isUserInteractionEnabled ? .allowUserInteraction : [], pace: pace,
      completion: nil)
    groups.append(group)
    group.run(block.changes)
  }

  /// Sets the animation in motion from where it is.
  ///
  /// - Parameter factor: the seconds of the rest as a multiple of the whole; 0 stands for what is left.
  func move(factor: CGFloat, parameters: (any UITimingCurveProvider)?, delay: TimeInterval) {
    guard let clock else { return }
    let start = min(max(progress, 0), 1)
    let end: CGFloat = isReversed ? 0 : 1
    let left = Double(abs(end - start))
    let isGiven = factor.isFinite && factor > 0
    let seconds =
      parameters?.springTimingParameters?.settlingDuration
      ?? duration * (isGiven ? Double(factor) : left)
    motion = AnimatorMotion(
      startTime: clock.now + delay, startProgress: start, endProgress: end, duration: seconds,
      curve: Self.pace(parameters ?? timingParameters, arrivingAfter: seconds))
    clock.joinRetained(self, phase: .viewAnimations)
  }

  /// Holds the animation.
  func stand() {
    motion = nil
    clock?.leave(self, phase: .viewAnimations)
  }

  private static func pace(
    _ parameters: (any UITimingCurveProvider)?, arrivingAfter duration: TimeInterval
  ) -> AnimationPace {
    if let spring = parameters?.springTimingParameters {
      return spring.animationPace(arrivingAfter: duration)
    }
    return parameters?.cubicTimingParameters?.animationPace ?? .easeInOut
  }

  // MARK: Ending

  /// Ends the motion at the place that it was going to.
  func arrive() {
    restingProgress = isReversed ? 0 : 1
    stand()
    guard !pausesOnCompletion else { return }
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if isReversed {
      halt()
      settle(at: .start)
    }
    complete(at: position)
  }

  /// Takes the animations off their layers and leaves the models where they are shown.
  func halt() {
    stoppedLayers = animatedLayers.map { layer in
      StoppedLayer(
        layer: layer, start: layer.values(under: groups) { _ in 1 }, end: layer.values)
    }
    for (layer, stopped) in zip(animatedLayers, stoppedLayers) {
      let current = layer.values(under: groups) { $0.remaining }
      for group in groups { layer.endAnimations(of: group) }
      layer.adopt(current, insteadOf: stopped.end)
    }
    stand()
    state = .stopped
  }

  /// Brings the models of a stopped animation to an end of the way.
  func settle(at position: UIViewAnimatingPosition) {
    for stopped in stoppedLayers {
      switch position {
      case .start: stopped.layer?.adopt(stopped.start, insteadOf: stopped.end)
      case .end: stopped.layer?.adopt(stopped.end, insteadOf: stopped.start)
      case .current: break
      }
    }
  }

  func complete(at position: UIViewAnimatingPosition) {
    for group in groups { group.finish() }
    let completions = completions
    forget()
    for completion in completions { completion(position) }
  }

  /// Goes back to the state of a new animator without blocks.
  func forget() {
    groups = []
    stoppedLayers = []
    completions = []
    restingProgress = 0
    state = .inactive
  }

  private var animatedLayers: [CALayer] {
    var layers: [CALayer] = []
    for layer in groups.flatMap(\.animatedLayers) where !layers.contains(where: { $0 === layer }) {
      layers.append(layer)
    }
    return layers
  }

  func report(_ member: String, _ problem: String) {
    RefusedInput.report(
      for: "UIViewPropertyAnimator.\(member)", problem: problem,
      remedy: "Look at its state before the call.")
  }
}

extension UIView.AnimationOptions {
  /// The curve that the two bits for it name.
  var namedCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
  }
}
