// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A clock with the timers and the view animations that follow it.
@MainActor
package final class AppTime {
  /// The clock.
  package let clock: FrameClock
  /// The view and layer animations that run on the clock.
  package let viewAnimations: AnimationTimeline
  /// The tasks that wait for a moment of the clock.
  package let sleepingTasks = SleepingTasks()
  private let timers: FrameTimerQueue

  /// Creates a clock at time 0, without timers and animations.
  ///
  /// - Parameter framesPerSecond: the rate of the clock; 60 by default.
  package init(framesPerSecond: Double = 60) {
    clock = FrameClock(framesPerSecond: framesPerSecond)
    viewAnimations = AnimationTimeline(clock: clock)
    timers = FrameTimerQueue(clock: clock)
  }

  /// Calls an action after some seconds of the clock's time, in the first phase of a frame.
  ///
  /// - Parameters:
  ///   - delay: seconds from now; 0 replaces a value that is negative or not finite.
  ///   - repeats: whether the action is called again and again.
  ///   - interval: seconds between repetitions; the delay by default.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, repeats: Bool = false, every interval: TimeInterval? = nil,
    _ action: @escaping @MainActor (FrameTimer) -> Void
  ) -> FrameTimer {
    let wait = delay.isFinite ? max(delay, 0) : 0
    let repetition = interval.flatMap { $0.isFinite ? $0 : nil } ?? wait
    // A repetition shorter than a frame would never end within one.
    return timers.add(
      dueTime: clock.now + wait, interval: repeats ? max(repetition, clock.frameDuration) : nil,
      action: action)
  }
}
