// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A call at a time of a frame clock, made once or repeatedly.
@MainActor
package final class FrameTimer {
  /// The clock's time of the next call, in seconds.
  package fileprivate(set) var dueTime: TimeInterval
  fileprivate let interval: TimeInterval?
  /// The number of the timer in its queue; timers with the same time fire in this order.
  fileprivate let order: Int
  private let action: @MainActor (FrameTimer) -> Void
  package private(set) var isValid = true

  fileprivate init(
    dueTime: TimeInterval, interval: TimeInterval?, order: Int,
    action: @escaping @MainActor (FrameTimer) -> Void
  ) {
    self.dueTime = dueTime
    self.interval = interval
    self.order = order
    self.action = action
  }

  /// Ends the timer: its action is no longer called.
  package func invalidate() {
    isValid = false
  }

  fileprivate func fire() {
    if let interval { dueTime += interval } else { isValid = false }
    action(self)
  }
}

/// The timers of a clock, retained until they have fired for the last time.
@MainActor
final class FrameTimerQueue: FrameParticipant {
  /// Seconds that a timer may come early.
  ///
  /// Measuring a delay in real time, as a deadline of `DispatchWallTime` has to be, and adding up
  /// intervals lose as much. It is far below a frame.
  static let tolerance: TimeInterval = 1e-4

  private var timers: [FrameTimer] = []
  private var timerCount = 0
  private let clock: FrameClock

  init(clock: FrameClock) {
    self.clock = clock
  }

  func add(
    dueTime: TimeInterval, interval: TimeInterval?,
    action: @escaping @MainActor (FrameTimer) -> Void
  ) -> FrameTimer {
    timerCount += 1
    let timer = FrameTimer(
      dueTime: dueTime, interval: interval, order: timerCount, action: action)
    timers.append(timer)
    clock.join(self, phase: .timers)
    return timer
  }

  func frameClockDidTick(_ clock: FrameClock) {
    let end = clock.now + Self.tolerance
    // A timer scheduled by an action waits for the next frame, so that rescheduling itself ends.
    let newest = timerCount
    // One call for each interval that the frame covered, as a run loop catches up, in the order of
    // their times across all timers.
    while let timer = next(before: end, upTo: newest) { timer.fire() }
    timers.removeAll { !$0.isValid }
    if timers.isEmpty { clock.leave(self, phase: .timers) }
  }

  private func next(before end: TimeInterval, upTo newest: Int) -> FrameTimer? {
    timers.filter { $0.isValid && $0.dueTime <= end && $0.order <= newest }
      .min { ($0.dueTime, $0.order) < ($1.dueTime, $1.order) }
  }
}
