// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A running animation of a layer, from its addition to its end.
@MainActor
final class LayerAnimationRun {
  let key: String?
  let animation: CAAnimation
  private weak var layer: CALayer?
  private weak var clock: FrameClock?
  private let completions: [TransactionCompletion]
  private var hasBegun = false
  private(set) var hasEnded = false

  init(_ animation: CAAnimation, key: String?, on layer: CALayer) {
    self.key = key
    self.animation = animation
    self.layer = layer
    clock = AppEnvironment.current.clock
    completions = CATransaction.joinedCompletions()
    if animation.beginTime == 0 { animation.beginTime = now }
  }

  /// The layer's local time in seconds.
  private var now: CFTimeInterval {
    let time = clock?.now ?? 0
    return layer?.localTime(at: time) ?? time
  }

  /// Applies the animation's present state to values.
  func apply(to values: inout LayerValues) {
    animation.apply(to: &values, at: now)
  }

  /// Notifies the delegate of the start and the end when they are due; returns whether the run has
  /// ended.
  func advance() -> Bool {
    guard !hasEnded else { return true }
    guard let layer else {
      end(finished: false)
      return true
    }
    if !hasBegun, now >= animation.beginTime {
      hasBegun = true
      animation.delegate?.animationDidStart(animation)
    }
    guard animation.isOver(at: now) else { return false }
    if animation.isRemovedOnCompletion { layer.forget(self) }
    end(finished: true)
    return true
  }

  /// Ends the run and notifies the delegate and the transactions.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let delegate = animation.delegate
    animation.delegate = nil
    delegate?.animationDidStop(animation, finished: finished)
    for completion in completions { completion.leave() }
  }
}
