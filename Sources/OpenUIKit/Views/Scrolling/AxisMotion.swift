// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The motion of a scroll view's content along one axis after dragging ends.
struct AxisMotion {
  /// The phase of the motion.
  private enum Phase {
    /// At rest.
    case resting
    /// Decelerating exponentially toward a target: x = target − distance·e^(−damping·t).
    case gliding(damping: CGFloat)
    /// Moving to a target as a critically damped spring.
    case returning
  }

  /// The angular frequency of the returning spring, in radians per second, which takes about half a
  /// second; our choice, not measured.
  private static let returnFrequency: CGFloat = 10
  /// The distance from the target, in points, below which the content snaps to it.
  private static let restDistance: CGFloat = 0.5
  /// The speed, in points per second, below which the content snaps to the target.
  private static let restSpeed: CGFloat = 10

  private(set) var offset: CGFloat
  private var velocity: CGFloat
  private var target: CGFloat
  private var phase: Phase

  /// Whether the content has reached its target.
  var isAtRest: Bool {
    if case .resting = phase { return true }
    return false
  }

  /// Starts a motion: with a damping, in 1/s, the content decelerates; without one, a spring pulls
  /// it to its target.
  init(offset: CGFloat, velocity: CGFloat, target: CGFloat, damping: CGFloat?) {
    self.offset = offset
    self.velocity = velocity
    self.target = target
    phase = damping.map { .gliding(damping: $0) } ?? .returning
    if offset == target, velocity == 0 { phase = .resting }
  }

  /// Shifts offset and target after the content was moved from outside.
  mutating func shift(by distance: CGFloat) {
    offset += distance
    target += distance
  }

  /// Advances by a time; content that decelerates beyond a limit springs back, or stops there.
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

/// e^(−x) for x from 0 up, computed only with operations that round identically on all platforms.
///
/// The reciprocal of the Taylor series of e^(x/16) up to the twelfth power, with x at most 32,
/// squared four times; the first term left out is below 2e-7 of the sum.
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
