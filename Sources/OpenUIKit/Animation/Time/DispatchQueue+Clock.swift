// SPDX-License-Identifier: Apache-2.0

#if canImport(Dispatch) && !canImport(Darwin)
  import Dispatch
  import Foundation

  // These overloads have fewer parameters than Dispatch's, so that a call without a group, quality
  // of service and flags resolves to them, whatever else a file imports.
  extension DispatchQueue {
    /// Runs work asynchronously.
    ///
    /// On the main queue in a simulator, the work runs at the beginning of the next frame.
    /// Elsewhere, and from another thread, it is Dispatch's own.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
      guard !runsOnClock(after: 0, work) else { return }
      async(group: nil, execute: AppEnvironment.inheriting(work))
    }

    /// Runs work after a time.
    ///
    /// On the main queue in a simulator, the time from `now()` to the deadline elapses in virtual
    /// time. Elsewhere, and from another thread, it is Dispatch's own.
    @preconcurrency
    public func asyncAfter(
      deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard !runsOnClock(after: deadline.secondsFromNow, work) else { return }
      asyncAfter(
        deadline: deadline.machineTime, qos: .unspecified, flags: [],
        execute: AppEnvironment.inheriting(work))
    }

    /// Runs work after a time, with the same rules; the quality of service counts in real time only.
    @_disfavoredOverload
    @preconcurrency
    public func asyncAfter(
      deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard !runsOnClock(after: deadline.secondsFromNow, work) else { return }
      asyncAfter(
        deadline: deadline.machineTime, qos: qos, flags: flags,
        execute: AppEnvironment.inheriting(work))
    }

    /// Runs work after a time of the machine's clock, as a file has it that imports only Foundation.
    ///
    /// On the main queue in a simulator, the time until the deadline, rounded to 0.1 ms, elapses in
    /// virtual time. Elsewhere, and from another thread, it is Dispatch's own.
    @preconcurrency
    public func asyncAfter(
      deadline: Dispatch.DispatchTime, qos: DispatchQoS = .unspecified,
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard !runsOnClock(after: deadline.secondsFromNow, work) else { return }
      asyncAfter(
        deadline: deadline, qos: qos, flags: [], execute: AppEnvironment.inheriting(work))
    }

    /// Runs work after a time of the wall clock, with the same rules as one of the machine's clock.
    @preconcurrency
    public func asyncAfter(
      wallDeadline: DispatchWallTime,
      execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard !runsOnClock(after: wallDeadline.secondsFromNow, work) else { return }
      asyncAfter(
        wallDeadline: wallDeadline, qos: .unspecified, flags: [],
        execute: AppEnvironment.inheriting(work))
    }

    /// Runs the work of an item asynchronously, with the same rules as a closure.
    public func async(execute workItem: DispatchWorkItem) {
      async(execute: workItem.body)
    }

    /// Runs the work of an item after a time, with the same rules as a closure.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      asyncAfter(deadline: deadline, execute: execute.body)
    }

    /// Runs the work of an item after a time of the machine's clock, with the same rules as a closure.
    @_disfavoredOverload
    public func asyncAfter(deadline: Dispatch.DispatchTime, execute: DispatchWorkItem) {
      asyncAfter(deadline: deadline, execute: execute.body)
    }

    /// Runs the work of an item after a time of the wall clock, with the same rules as a closure.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
      asyncAfter(wallDeadline: wallDeadline, execute: execute.body)
    }

    /// Schedules work on the clock, if this is the main queue and a host advances a clock.
    private func runsOnClock(
      after delay: TimeInterval, _ work: @escaping @Sendable () -> Void
    )
      -> Bool
    {
      guard isMain, MainActor.isCurrent else { return false }
      return MainActor.assumeIsolated {
        guard AppEnvironment.isHosted else { return false }
        AppEnvironment.current.time.schedule(after: delay) { _ in work() }
        return true
      }
    }
  }

  extension DispatchWallTime {
    /// Seconds until the time comes, without those that the measurement took; 0 when it has passed.
    fileprivate var secondsFromNow: TimeInterval {
      guard self != .distantFuture else { return .greatestFiniteMagnitude }
      // A wall time is kept as a negative count of nanoseconds since 1970.
      let time = Double(Int64(bitPattern: rawValue.magnitude)).magnitude / 1e9
      return MeasuredDelay.rounded(time - Date().timeIntervalSince1970)
    }
  }
#endif
