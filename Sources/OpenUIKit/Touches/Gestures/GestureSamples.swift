// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The last values of a gesture with their times, from which its velocity is computed.
struct GestureSamples {
  /// Seconds over which the velocity is measured; as for pans.
  private static let span: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  /// Adds a value; of several at one time, as of two touches that move in a frame, the last counts.
  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    samples.removeAll { $0.time < time - Self.span }
  }

  /// Replaces the last value and discards earlier ones.
  mutating func restart(at value: CGFloat) {
    if let last = samples.last { samples = [(last.time, value)] }
  }

  /// The rate of change per second.
  var velocity: CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return 0
    }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }
}
