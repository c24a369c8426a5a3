// SPDX-License-Identifier: Apache-2.0

#if canImport(Dispatch) && !canImport(Darwin)
  import Dispatch
  import Foundation

  /// A point in time, to the nanosecond: of a simulator's clock on the main actor in a simulator,
  /// and of the machine's elsewhere.
  ///
  /// Replaces Dispatch's type so that a delay from `now()` has the same virtual time in every run,
  /// however busy the machine is. Like a `Timer`, it is named `OpenUIDynamics.DispatchTime` in a
  /// file that imports Foundation and OpenUIDynamics; one that imports UIKit need not do so.
  public struct DispatchTime: Comparable, Sendable {
    /// Nanoseconds since the clock began: since the start of a simulator, or of the machine.
    public let uptimeNanoseconds: UInt64
    /// Nanoseconds from the simulator's clock to the machine's at creation; nil for a time of the
    /// machine's clock.
    private let machineOffset: Int64?

    /// A time that never comes.
    public static let distantFuture = DispatchTime(uptimeNanoseconds: .max, machineOffset: nil)

    private init(uptimeNanoseconds: UInt64, machineOffset: Int64?) {
      self.uptimeNanoseconds = uptimeNanoseconds
      self.machineOffset = machineOffset
    }

    /// Creates a time from nanoseconds since the clock that the caller follows began.
    public init(uptimeNanoseconds: UInt64) {
      let now = Self.now()
      self.init(uptimeNanoseconds: uptimeNanoseconds, machineOffset: now.machineOffset)
    }

    /// Returns the present time of the clock that the caller follows.
    public static func now() -> DispatchTime {
      let machine = Dispatch.DispatchTime.now().uptimeNanoseconds
      guard let clock = clockNanoseconds else {
        return DispatchTime(uptimeNanoseconds: machine, machineOffset: nil)
      }
      return DispatchTime(
        uptimeNanoseconds: clock, machineOffset: Int64(clamping: machine) - Int64(clamping: clock))
    }

    /// Whether a time comes before another one; both are of one clock.
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
      a.uptimeNanoseconds < b.uptimeNanoseconds
    }

    /// Whether two times, of one clock, are the same.
    public static func == (a: DispatchTime, b: DispatchTime) -> Bool {
      a.uptimeNanoseconds == b.uptimeNanoseconds
    }

    /// Returns the time after an interval; the distant future after `.never`.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time.moved(by: interval.nanoseconds ?? .max)
    }

    /// Returns the time before an interval; the distant future for `.never`.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
      time.moved(by: interval.nanoseconds.map { $0 == .min ? .max : -$0 } ?? .max)
    }

    /// Returns the time after some seconds.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
      time.moved(by: Int64(nanosecondsOf: seconds))
    }

    /// Returns the time before some seconds.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
      time.moved(by: Int64(nanosecondsOf: -seconds))
    }

    /// The time moved by nanoseconds: at least 0, and the distant future where it would overflow.
    private func moved(by nanoseconds: Int64) -> DispatchTime {
      guard self != .distantFuture, nanoseconds != .max else { return .distantFuture }
      let (sum, overflow) = Int64(clamping: uptimeNanoseconds).addingReportingOverflow(nanoseconds)
      if overflow, nanoseconds > 0 { return .distantFuture }
      return DispatchTime(
        uptimeNanoseconds: UInt64(clamping: overflow ? 0 : sum), machineOffset: machineOffset)
    }
  }

  extension DispatchTime {
    /// The time of the clock that the caller follows, in nanoseconds; nil for the machine's.
    private static var clockNanoseconds: UInt64? {
      guard MainActor.isCurrent else { return nil }
      return MainActor.assumeIsolated {
        guard AppEnvironment.isHosted else { return nil }
        return UInt64(clamping: Int64(nanosecondsOf: AppEnvironment.current.clock.now))
      }
    }

    /// Seconds until the time comes, exact for a time of the clock that the caller follows; negative
    /// when it has passed.
    var secondsFromNow: TimeInterval {
      guard self != .distantFuture else { return .greatestFiniteMagnitude }
      guard machineOffset != nil, let now = Self.clockNanoseconds else {
        return machineTime.secondsFromNow
      }
      return (Double(uptimeNanoseconds) - Double(now)) / 1e9
    }

    /// The time for Dispatch: as far from the creation of this one on the machine's clock.
    var machineTime: Dispatch.DispatchTime {
      guard self != .distantFuture else { return .distantFuture }
      let machine = Int64(clamping: uptimeNanoseconds).addingReportingOverflow(machineOffset ?? 0)
      return Dispatch.DispatchTime(
        uptimeNanoseconds: UInt64(clamping: machine.overflow ? .max : machine.partialValue))
    }
  }

  extension Dispatch.DispatchTime {
    /// Seconds until the time comes, without those that the measurement took; 0 when it has passed.
    var secondsFromNow: TimeInterval {
      guard self != .distantFuture else { return .greatestFiniteMagnitude }
      let now = Self.now().uptimeNanoseconds
      return MeasuredDelay.rounded((Double(uptimeNanoseconds) - Double(now)) / 1e9)
    }
  }

  extension DispatchTimeInterval {
    /// The interval in nanoseconds, limited to what fits; nil for one that never ends.
    fileprivate var nanoseconds: Int64? {
      switch self {
      case .seconds(let count): Int64(clamping: count, times: 1_000_000_000)
      case .milliseconds(let count): Int64(clamping: count, times: 1_000_000)
      case .microseconds(let count): Int64(clamping: count, times: 1000)
      case .nanoseconds(let count): Int64(count)
      case .never: nil
      @unknown default: nil
      }
    }
  }

  extension Int64 {
    /// A number of seconds in nanoseconds, limited to what fits; 0 for what is not a number.
    fileprivate init(nanosecondsOf seconds: Double) {
      let nanoseconds = (seconds * 1e9).rounded()
      self = nanoseconds.isNaN ? 0 : Int64(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)
    }

    fileprivate init(clamping count: Int, times factor: Int64) {
      let (product, overflow) = Int64(count).multipliedReportingOverflow(by: factor)
      self = overflow ? (count < 0 ? .min : .max) : product
    }
  }
#endif
