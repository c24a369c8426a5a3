// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An interval of a scheduler: a literal in seconds, or a number of one of its units.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// The length in seconds; one that is negative or not finite counts as zero.
  public let seconds: TimeInterval

  init(_ seconds: TimeInterval) {
    self.seconds = seconds.isFinite ? max(seconds, 0) : 0
  }

  /// Creates an interval in seconds.
  public init(floatLiteral seconds: Double) { self.init(seconds) }
  /// Creates an interval in seconds.
  public init(integerLiteral seconds: Int) { self.init(TimeInterval(seconds)) }
  /// Returns an interval in seconds.
  public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
  /// Returns an interval in seconds.
  public static func seconds(_ count: Double) -> Self { Self(count) }
  /// Returns an interval in thousandths of a second.
  public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1_000) }
  /// Returns an interval in millionths of a second.
  public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1_000_000) }
}

/// Values that wait for the time of the frame clock.
private final class WaitingValues<Output> {
  var timer: Timer?
  var pending: Output?

  /// Calls a closure after an interval, in place of one that waits.
  func wait(_ interval: SchedulerInterval, then body: @escaping () -> Void) {
    timer?.invalidate()
    // The timers of an app run on the main actor, as the code that receives its values does.
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) let waiting = self
    timer = Timer.scheduledTimer(withTimeInterval: interval.seconds, repeats: false) { _ in
      waiting.timer = nil
      body()
    }
  }

  func cancel() {
    timer?.invalidate()
    (timer, pending) = (nil, nil)
  }
}

extension Publisher {
  /// Returns a publisher of a value after which none came for an interval.
  ///
  /// The interval is one of the frame clock, for any scheduler. The end of the publisher ends it at once.
  public func debounce<Scheduler>(
    for dueTime: SchedulerInterval, scheduler: Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> {
    delayed { waiting, value, receive in
      waiting.wait(dueTime) { receive(value) }
    }
  }

  /// Returns a publisher of at most one value in an interval: the first one at once, then the last or the
  /// first one of those that came in the interval.
  ///
  /// The interval is one of the frame clock, for any scheduler. The end of the publisher ends it at once.
  public func throttle<Scheduler>(
    for interval: SchedulerInterval, scheduler: Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    delayed { waiting, value, receive in
      func pass(_ value: Output) {
        receive(value)
        waiting.wait(interval) {
          guard let next = waiting.pending else { return }
          waiting.pending = nil
          pass(next)
        }
      }
      if waiting.timer == nil {
        pass(value)
      } else if latest || waiting.pending == nil {
        waiting.pending = value
      }
    }
  }

  private func delayed(
    _ take: @escaping (WaitingValues<Output>, Output, @escaping (Output) -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { end, receive in
      let waiting = WaitingValues<Output>()
      let subscription = sink(
        receiveCompletion: {
          waiting.cancel()
          end($0)
        }, receiveValue: { take(waiting, $0, receive) })
      return AnyCancellable {
        subscription.cancel()
        waiting.cancel()
      }
    }
  }
}
