// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The two springs of a snap: one that pulls a point of the item to where it belongs, and one that
/// turns the item upright.
///
/// With the displacement d of the center of mass, the angle θ, the lever r in the item's frame and
/// the radius of gyration k:
///
///     a = −ω²·(d + R(θ)·r − r) − 2ζω·(v + θ̇ × R(θ)·r)
///     θ̈ = (R(θ)·r × (a + g))/k² − Ω²·θ − 2ZΩ·θ̇
///
/// Both springs only store and dissipate energy, and both are at rest upright on the point alone. The
/// steady acceleration g counts as if it acted on the pulled point, so that an item hangs upright
/// under gravity.
struct SnapSpring {
  /// ω in radians/s, and 2ζω.
  private let stiffness: Float
  private let drag: Float
  /// Ω² and 2ZΩ.
  private let angularStiffness: Float
  private let angularDrag: Float
  /// r in the item's frame, from the center of mass, in points.
  private let lever: Vector2
  /// 1/k²; 0 for an item that does not rotate.
  private let inverseSquareOfGyration: Float
  /// The acceleration that does not come from the snap, points/s².
  private let steadyAcceleration: Vector2

  /// The place of an item relative to its goal and its velocity; also their rates of change.
  struct Motion {
    var position: Vector2
    var angle: Float
    var velocity: Vector2
    var angularVelocity: Float

    static func + (left: Motion, right: Motion) -> Motion {
      Motion(
        position: left.position + right.position, angle: left.angle + right.angle,
        velocity: left.velocity + right.velocity,
        angularVelocity: left.angularVelocity + right.angularVelocity)
    }

    static func * (scale: Float, motion: Motion) -> Motion {
      Motion(
        position: scale * motion.position, angle: scale * motion.angle,
        velocity: scale * motion.velocity, angularVelocity: scale * motion.angularVelocity)
    }
  }

  /// - Parameters:
  ///   - linear: The spring that pulls, of the whole mass of the item.
  ///   - angular: The spring that turns, of its moment of inertia.
  ///   - lever: Where the first one pulls.
  ///   - gyration: The radius of gyration in points; nil for an item that does not rotate.
  ///   - steadyAcceleration: The acceleration that does not come from the snap, points/s².
  init(
    linear: JointSpring, angular: JointSpring, lever: Vector2, gyration: Float?,
    steadyAcceleration: Vector2
  ) {
    let (rate, angularRate) = (2 * Float.pi * linear.hertz, 2 * Float.pi * angular.hertz)
    stiffness = rate * rate
    drag = 2 * linear.dampingRatio * rate
    angularStiffness = angularRate * angularRate
    angularDrag = 2 * angular.dampingRatio * angularRate
    // What does not rotate is pulled at its center.
    self.lever = gyration == nil ? .zero : lever
    inverseSquareOfGyration = gyration.map { 1 / ($0 * $0) } ?? 0
    self.steadyAcceleration = steadyAcceleration
  }

  /// The mean accelerations that the springs give an item in a step.
  ///
  /// The springs are integrated through the step, so that frequency and damping are those of the
  /// closed form. The engine's position is ahead of the exact motion by h/(2n)·v for n sub-steps,
  /// because a sub-step moves with the new velocity.
  func acceleration(
    of motion: Motion, step: Float, subSteps: Int
  ) -> (linear: Vector2, angular: Float) {
    let lead = step / Float(2 * subSteps)
    var start = motion
    start.position -= lead * motion.velocity
    start.angle -= lead * motion.angularVelocity
    var end = start
    for _ in 0..<2 { end = advanced(end, by: step / 2) }
    let isRotating: Float = inverseSquareOfGyration > 0 ? 1 : 0
    return (
      (1 / step) * (end.velocity - start.velocity) - steadyAcceleration,
      isRotating / step * (end.angularVelocity - start.angularVelocity)
    )
  }

  /// The motion after a time: one step of the classical method of Runge and Kutta.
  private func advanced(_ motion: Motion, by time: Float) -> Motion {
    let first = rate(of: motion)
    let second = rate(of: motion + time / 2 * first)
    let third = rate(of: motion + time / 2 * second)
    let fourth = rate(of: motion + time * third)
    return motion + time / 6 * (first + 2 * (second + third) + fourth)
  }

  private func rate(of motion: Motion) -> Motion {
    let arm = Rotation(angle: motion.angle) * lever
    // a = −ω²·(d + R·r − r) − 2ζω·(v + θ̇ × R·r)
    let stretch = motion.position + arm - lever
    let speed = motion.velocity + Vector2.cross(motion.angularVelocity, arm)
    let pull = -stiffness * stretch - drag * speed
    // θ̈ = (R·r × (a + g))/k² − Ω²·θ − 2ZΩ·θ̇
    let turn =
      inverseSquareOfGyration * arm.cross(pull + steadyAcceleration)
      - angularStiffness * motion.angle - angularDrag * motion.angularVelocity
    return Motion(
      position: motion.velocity, angle: motion.angularVelocity,
      velocity: pull + steadyAcceleration, angularVelocity: turn)
  }
}
