// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The motion of a damped spring from 0 to 1: the solution of `x'' = ω²(1 − x) − 2ζω·x'`.
package struct SpringCurve: Sendable, Equatable {
  /// ζ: 1 reaches the end without overshooting; less than 1 oscillates around it.
  package let dampingRatio: Double
  /// ω, in radians per second.
  package let angularFrequency: Double
  /// The initial speed, in distances from start to end per second.
  package let initialVelocity: Double

  /// The distance from the end that counts as arrival, relative to the whole; a thousandth is less
  /// than a point on any screen's width.
  private static let restShare = 0.001
  /// Below this damping ratio a spring would not come to rest; UIKit requires a value above 0.
  private static let leastDampingRatio = 0.01

  /// Creates the spring that settles at the end of a duration, as UIKit chooses it.
  package init(dampingRatio: Double, initialVelocity: Double, arrivingAfter duration: Double) {
    self.dampingRatio = Self.accepted(dampingRatio)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    var low = 0.0
    var high = 1.0
    let time = duration > 0 && duration.isFinite ? duration : 1
    func swing(_ frequency: Double) -> Double {
      SpringCurve(
        dampingRatio: dampingRatio, initialVelocity: initialVelocity, angularFrequency: frequency
      ).greatestDistance(at: time)
    }
    for _ in 0..<64 where swing(high) > Self.restShare { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if swing(middle) > Self.restShare { low = middle } else { high = middle }
    }
    angularFrequency = high
  }

  /// Creates a spring with a given frequency.
  package init(dampingRatio: Double, initialVelocity: Double, angularFrequency: Double) {
    self.dampingRatio = Self.accepted(dampingRatio)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    self.angularFrequency = angularFrequency
  }

  /// Creates the spring of a mass; numbers that are not positive and finite are those of Core
  /// Animation's standard spring.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    func usable(_ number: Double, or standard: Double) -> Double {
      number > 0 && number.isFinite ? number : standard
    }
    let mass = usable(mass, or: 1)
    let stiffness = usable(stiffness, or: 100)
    let friction = damping >= 0 && damping.isFinite ? damping : 10
    self.init(
      dampingRatio: friction / (2 * (mass * stiffness).squareRoot()),
      initialVelocity: initialVelocity, angularFrequency: (stiffness / mass).squareRoot())
  }

  private static func accepted(_ dampingRatio: Double) -> Double {
    dampingRatio.isFinite ? min(max(dampingRatio, leastDampingRatio), 1) : 1
  }

  /// The progress after a time in seconds.
  package func progress(at time: Double) -> CGFloat {
    let decay = exp(-dampingRatio * angularFrequency * time)
    if dampingRatio >= 1 {
      return CGFloat(1 - decay * (1 + (angularFrequency - initialVelocity) * time))
    }
    let swing = swingFrequency
    let sineShare = (dampingRatio * angularFrequency - initialVelocity) / swing
    return CGFloat(1 - decay * (cos(swing * time) + sineShare * sin(swing * time)))
  }

  /// The frequency of an underdamped spring.
  private var swingFrequency: Double {
    angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
  }

  /// An upper bound on the distance from the end after a time.
  private func greatestDistance(at time: Double) -> Double {
    let decay = exp(-dampingRatio * angularFrequency * time)
    if dampingRatio >= 1 {
      return decay * (1 + abs(angularFrequency - initialVelocity) * time)
    }
    guard angularFrequency > 0 else { return 1 }
    let sineShare = (dampingRatio * angularFrequency - initialVelocity) / swingFrequency
    return decay * (1 + sineShare * sineShare).squareRoot()
  }

  /// Seconds until the spring has settled.
  package var settlingDuration: Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 where greatestDistance(at: high) > Self.restShare { high *= 2 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if greatestDistance(at: middle) > Self.restShare { low = middle } else { high = middle }
    }
    return high
  }
}
