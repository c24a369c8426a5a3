import Foundation

/// A delay that had to be measured in real time although it follows a virtual one.
///
/// `.now() + 1` is a point in real time, and some hundred nanoseconds have passed when it arrives.
/// Rounding takes them away, so that every run has the same delay.
enum MeasuredDelay {
  /// Steps per second: a tenth of a millisecond is longer than the call and shorter than what can be
  /// seen; `FrameTimerQueue` allows for as much.
  private static let steps = 10_000.0

  /// Returns the delay that was meant, in seconds; one in the past or without end is 0.
  static func rounded(_ seconds: TimeInterval) -> TimeInterval {
    guard seconds.isFinite, seconds > 0 else { return 0 }
    return (seconds * steps).rounded() / steps
  }
}
