import Foundation

/// The offset of content along one axis while nobody holds it.
struct AxisMotion {
  /// What the content does.
  private enum Phase {
    /// Rests.
    case resting
    /// Loses its speed on the way to a target: x = target − way·e^(−damping·t).
    case gliding(damping: CGFloat)
    /// Goes to a target as a critically damped spring does.
    case returning
  }

  /// Radians per second of the spring that brings content back in about half a second; own choice, not
  /// measured.
  private static let returnFrequency: CGFloat = 10
  /// Points from the target at which nobody sees that the content stops.
  private static let restDistance: CGFloat = 0.5
  /// Points per second for the same.
  private static let restSpeed: CGFloat = 10

  private(set) var offset: CGFloat
  private var velocity: CGFloat
  private var target: CGFloat
  private var phase: Phase

  /// Whether the content has arrived.
  var isAtRest: Bool {
    if case .resting = phase { return true }
    return false
  }

  /// Sets content in motion; gliding content has a damping in shares per second, other content is
  /// drawn to its target.
  init(offset: CGFloat, velocity: CGFloat, target: CGFloat, damping: CGFloat?) {
    self.offset = offset
    self.velocity = velocity
    self.target = target
    phase = damping.map { .gliding(damping: $0) } ?? .returning
    if offset == target, velocity == 0 { phase = .resting }
  }

  /// Moves the frame of reference, because somebody has moved the content meanwhile.
  mutating func shift(by distance: CGFloat) {
    offset += distance
    target += distance
  }

  /// Moves on by a time; content that glides beyond a limit swings back, or stops there.
  mutating func advance(by seconds: CGFloat, in limits: ClosedRange<CGFloat>, bounces: Bool) {
    switch phase {
    case .resting: return
    case .gliding(let damping):
      let distance = (target - offset) * exponentialDecay(damping * seconds)
      offset = target - distance
      velocity = damping * distance
      springBack(at: limits, bounces: bounces)
    case .returning:
      let frequency = Self.returnFrequency
      let decay = exponentialDecay(frequency * seconds)
      let distance = offset - target
      let slope = velocity + frequency * distance
      offset = target + (distance + slope * seconds) * decay
      velocity = (velocity - frequency * slope * seconds) * decay
    }
    if abs(offset - target) < Self.restDistance, abs(velocity) < Self.restSpeed {
      offset = target
      velocity = 0
      phase = .resting
    }
  }

  private mutating func springBack(at limits: ClosedRange<CGFloat>, bounces: Bool) {
    let limit = min(max(offset, limits.lowerBound), limits.upperBound)
    guard limit != offset else { return }
    target = limit
    phase = .returning
    guard !bounces else { return }
    offset = limit
    velocity = 0
  }
}

/// e^(−x) for x from 0 up, with operations that all platforms round alike.
///
/// Taylor's series for x/16, whose terms beyond the eighth power are below the last digit that is
/// seen, squared four times.
func exponentialDecay(_ x: CGFloat) -> CGFloat {
  guard x > 0 else { return 1 }
  let part = min(x, 32) / 16
  var term: CGFloat = 1
  var sum: CGFloat = 1
  for power in 1...12 {
    term *= part / CGFloat(power)
    sum += term
  }
  let squared = sum * sum
  let fourth = squared * squared
  let eighth = fourth * fourth
  return 1 / (eighth * eighth)
}
