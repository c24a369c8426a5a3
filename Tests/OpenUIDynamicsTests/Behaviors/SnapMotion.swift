// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation

@testable import OpenUIDynamics

/// One snap of an item, from its start to its rest.
@MainActor
struct SnapMotion {
  /// The centers, the first one that of the start, then one a step.
  private(set) var positions: [CGPoint] = []
  /// The angles in radians.
  private(set) var angles: [CGFloat] = []
  /// Seconds until the animator paused.
  private(set) var time: TimeInterval = 0

  init(
    of item: Square, to point: CGPoint, damping: CGFloat = 0.5, allowsRotation: Bool = true,
    resistance: CGFloat? = nil, density: CGFloat? = nil
  ) {
    let animator = UIDynamicAnimator()
    let snap = UISnapBehavior(item: item, snapTo: point)
    snap.damping = damping
    animator.addBehavior(snap)
    let properties = UIDynamicItemBehavior(items: [item])
    if !allowsRotation { properties.allowsRotation = false }
    if let resistance { properties.resistance = resistance }
    if let density { properties.density = density }
    animator.addBehavior(properties)
    var positions = [item.center]
    var angles = [item.angle]
    snap.action = {
      positions.append(item.center)
      angles.append(item.angle)
    }
    time = animator.runUntilPaused(atMost: 10)
    (self.positions, self.angles) = (positions, angles)
  }

  /// The greatest angle, in degrees.
  var greatestTilt: CGFloat { (angles.map(abs).max() ?? 0) * 180 / .pi }

  /// The sum of all turns in radians, back and forth.
  var totalTurn: CGFloat {
    zip(angles, angles.dropFirst()).map { abs(($1 - $0).remainder(dividingBy: 2 * .pi)) }
      .reduce(0, +)
  }

  /// Position and angle between two steps, at a number of steps from the start.
  func moment(at step: Double) -> (position: CGPoint, angle: CGFloat) {
    let first = min(Int(step), positions.count - 1)
    let next = min(first + 1, positions.count - 1)
    let share = CGFloat(step) - CGFloat(first)
    return (
      CGPoint(
        x: positions[first].x + share * (positions[next].x - positions[first].x),
        y: positions[first].y + share * (positions[next].y - positions[first].y)),
      angles[first] + share * (angles[next] - angles[first])
    )
  }
}
