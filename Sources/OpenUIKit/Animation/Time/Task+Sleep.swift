// SPDX-License-Identifier: Apache-2.0

#if !canImport(Darwin)
  import Foundation

  // A declaration of any module goes before one of the concurrency library with the same signature, so
  // that these are called wherever this module is imported.
  //
  // They run where the caller runs, by a setting of the target: a caller on the main actor stays there,
  // and is back in the frame in which its time comes. Swift 6.1, which lacks the setting, changes
  // threads, and may be a frame late.
  extension Task where Success == Never, Failure == Never {
    /// Waits a number of nanoseconds.
    ///
    /// In a task that was begun in a simulator, they elapse in virtual time: the task goes on after the
    /// first frame at its time. Elsewhere they elapse in real time.
    ///
    /// - Throws: a `CancellationError` if the task is canceled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
      try await ContinuousClock().wait(
        Double(duration) / 1e9, deadline: { .now + .nanoseconds(Int64(clamping: duration)) })
    }

    /// Waits a number of nanoseconds, with the same rules; ends at once if the task is canceled.
    public static func sleep(_ duration: UInt64) async {
      try? await sleep(nanoseconds: duration)
    }

    /// Waits for a duration, with the same rules for continuous and suspending clocks; another clock
    /// counts its own time.
    public static func sleep<C: Clock>(
      for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
      try await clock.wait(
        (duration as? Swift.Duration)?.inSeconds, tolerance: tolerance,
        deadline: { clock.now.advanced(by: duration) })
    }

    /// Waits until an instant, with the same rules: what remains until then, rounded to 0.1 ms,
    /// elapses in virtual time.
    public static func sleep<C: Clock>(
      until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
      let remaining = clock.now.duration(to: deadline) as? Swift.Duration
      try await clock.wait(
        remaining.map { MeasuredDelay.rounded($0.inSeconds) }, tolerance: tolerance,
        deadline: { deadline })
    }
  }

  extension Clock {
    /// Waits for a duration, with the rules of `Task.sleep(for:tolerance:clock:)`.
    public func sleep(
      for duration: Instant.Duration, tolerance: Instant.Duration? = nil
    ) async throws {
      try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
    }

    /// Waits some seconds of the time that the caller follows, and where this clock counts its own, or
    /// nothing else counts it, until a deadline.
    fileprivate func wait(
      _ seconds: TimeInterval?, tolerance: Instant.Duration? = nil, deadline: () -> Instant
    ) async throws {
      if let seconds, self is ContinuousClock || self is SuspendingClock,
        AppEnvironment.mayBeHosted, try await TaskSleep.wait(seconds)
      {
        return
      }
      try await sleep(until: deadline(), tolerance: tolerance)
    }
  }

  extension Swift.Duration {
    fileprivate var inSeconds: TimeInterval {
      Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
  }
#endif
