// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rounds a delay that was measured in real time but follows virtual time.
///
/// A date, a `DispatchWallTime` and a time of the machine's clock are points in real time, and some
/// hundred nanoseconds have passed when they arrive.
/// Rounding removes them, so that every run has the same delay.
enum MeasuredDelay {
  /// Steps per second: a tenth of a millisecond is longer than the call and shorter than what can
  /// be seen; `FrameTimerQueue` allows for as much.
  private static let steps = 10_000.0

  /// Returns the intended delay in seconds; 0 for one in the past or not finite.
  static func rounded(_ seconds: TimeInterval) -> TimeInterval {
    guard seconds.isFinite, seconds > 0 else { return 0 }
    return (seconds * steps).rounded() / steps
  }
}
