// SPDX-License-Identifier: Apache-2.0

#if canImport(Dispatch) && !canImport(Darwin)
  import Dispatch

  // What else accepts a time. Disfavored, so that `.now() + 1` remains Dispatch's own time: waiting
  // blocks the thread, and timers of Dispatch do not follow a clock.

  extension DispatchGroup {
    /// Waits in real time until the group's work is done or as much time has elapsed as was left at
    /// the creation of the timeout.
    @_disfavoredOverload
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
      wait(timeout: timeout.machineTime)
    }
  }

  extension DispatchSemaphore {
    /// Waits in real time for a signal or until as much time has elapsed as was left at the creation
    /// of the timeout.
    @_disfavoredOverload
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
      wait(timeout: timeout.machineTime)
    }
  }

  extension DispatchSourceTimer {
    /// Schedules the timer in real time, as far from now as the deadline was from its creation.
    @_disfavoredOverload
    public func schedule(
      deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      schedule(deadline: deadline.machineTime, repeating: interval, leeway: leeway)
    }

    /// Schedules the timer in real time, as far from now as the deadline was from its creation.
    @_disfavoredOverload
    public func schedule(
      deadline: DispatchTime, repeating interval: Double,
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      schedule(deadline: deadline.machineTime, repeating: interval, leeway: leeway)
    }
  }
#endif
