import Foundation

/// The last values of a gesture's number and when they were there, for its velocity.
struct GestureSamples {
  /// Seconds over which the velocity is measured; as for pans.
  private static let span: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    samples.append((time, value))
    samples.removeAll { $0.time < time - Self.span }
  }

  /// Forgets what was before the last value, which is another one now.
  mutating func restart(at value: CGFloat) {
    if let last = samples.last { samples = [(last.time, value)] }
  }

  /// How fast the number changed, per second.
  var velocity: CGFloat {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return 0
    }
    return (last.value - first.value) / CGFloat(last.time - first.time)
  }
}
