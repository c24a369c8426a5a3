// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIDynamicAnimator {
  /// Advances the simulation by a time, without a clock or a run loop.
  ///
  /// Time passes in whole steps of 1/60 s; the remainder is kept for the next call, so that sixty calls
  /// with 1/60 give the same state, to the bit, as one call with 1. A paused animator does not
  /// move, and its time does not pass.
  ///
  /// The first call takes the animator off the clock of the display for good: time comes from one
  /// source only. A negative, non-finite or huge time, and a call from inside one of the animator's
  /// own callbacks, are refused with a diagnostic. Own extension.
  ///
  ///     let animator = UIDynamicAnimator()
  ///     animator.addBehavior(UIGravityBehavior(items: [item]))
  ///     animator.step(by: 1)   // item has fallen by about 500 points
  ///
  /// - Parameter seconds: From 0 to 3600.
  public func step(by seconds: TimeInterval) {
    onMainActor { $0.step(by: seconds) }
  }

  /// A hash of the state: equal for two runs if all bodies of the engine and all items are in the
  /// same state, bit by bit, and in practice only then.
  ///
  /// It does not depend on addresses, on the build configuration or on the platform. Own extension.
  public var stateHash: UInt64 {
    onMainActor { $0.stateHash }
  }
}
