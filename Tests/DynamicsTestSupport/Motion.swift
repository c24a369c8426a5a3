// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Distance covered from rest under a steady acceleration after a time, by the method that the engine
/// documents: semi-implicit Euler with four sub-steps per sixtieth of a second.
///
/// With h = 1/240 s and n sub-steps, y = a·h²·n·(n + 1)/2.
package func distance(after seconds: Double, acceleration: Double) -> Double {
  let subStep = 1.0 / 240
  let count = (seconds * 240).rounded()
  return acceleration * subStep * subStep * count * (count + 1) / 2
}

/// The distance of two points.
package func span(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
  hypot(second.x - first.x, second.y - first.y)
}

extension UIDynamicAnimator {
  /// Steps until the animator rests, but not longer than a time; returns the seconds that it took.
  @MainActor
  package func runUntilPaused(atMost seconds: TimeInterval) -> TimeInterval {
    let start = elapsedTime
    while isRunning, elapsedTime - start < seconds { step(by: 1 / 60) }
    return elapsedTime - start
  }
}
