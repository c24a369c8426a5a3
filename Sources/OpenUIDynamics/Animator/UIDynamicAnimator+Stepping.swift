import Foundation

extension UIDynamicAnimator {
  /// Moves the simulation on by a time, without a clock and without a run loop.
  ///
  /// Time passes in whole steps of 1/60 s; a rest is kept for the next call, so that sixty calls
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

  /// A number that is equal for two runs if, and only if in practice, all bodies of the engine and
  /// all items are in the same state, bit by bit.
  ///
  /// It does not depend on addresses, on the build configuration or on the platform. Own extension.
  public var stateHash: UInt64 {
    onMainActor { $0.stateHash }
  }
}
