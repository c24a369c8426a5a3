import Foundation

/// A call that a frame clock makes at a time, once or again and again.
@MainActor
package final class FrameTimer {
  fileprivate var dueTime: TimeInterval
  fileprivate let interval: TimeInterval?
  private let action: @MainActor (FrameTimer) -> Void
  package private(set) var isValid = true

  fileprivate init(
    dueTime: TimeInterval, interval: TimeInterval?,
    action: @escaping @MainActor (FrameTimer) -> Void
  ) {
    self.dueTime = dueTime
    self.interval = interval
    self.action = action
  }

  /// Ends the timer; its action is not called any more.
  package func invalidate() {
    isValid = false
  }

  fileprivate func fire() {
    if let interval { dueTime += interval } else { isValid = false }
    action(self)
  }
}

/// The timers of a clock; keeps them until they have fired for the last time.
@MainActor
final class FrameTimerQueue: FrameParticipant {
  private var timers: [FrameTimer] = []
  private unowned let clock: FrameClock

  init(clock: FrameClock) {
    self.clock = clock
  }

  func add(_ timer: FrameTimer) {
    timers.append(timer)
    clock.join(self, phase: .timers)
  }

  func frameClockDidTick(_ clock: FrameClock) {
    // A frame may fall a rounding error short of the time.
    let now = clock.now + 1e-9
    for timer in timers where timer.isValid && timer.dueTime <= now {
      timer.fire()
      // One call for each interval that the frame covered, as a run loop catches up.
      while timer.isValid, timer.interval ?? 0 > 0, timer.dueTime <= now { timer.fire() }
    }
    timers.removeAll { !$0.isValid }
    if timers.isEmpty { clock.leave(self, phase: .timers) }
  }
}

extension FrameClock {
  /// Calls an action after some seconds of this clock's time, in the first phase of a frame.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, repeats: Bool = false,
    _ action: @escaping @MainActor (FrameTimer) -> Void
  ) -> FrameTimer {
    let wait = delay.isFinite ? max(delay, 0) : 0
    // A repetition faster than frames would never end within one.
    let interval = repeats ? max(wait, frameDuration) : nil
    let timer = FrameTimer(dueTime: now + wait, interval: interval, action: action)
    timers.add(timer)
    return timer
  }
}
