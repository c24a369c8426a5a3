// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// The law of a snap: a spring that pulls one point of the body to where it belongs, and a spring
/// that turns the body upright.
///
/// The one published trace (S094) shows an item of 60 × 60 points that moves 80 points to the left,
/// tilts by 34° and dips by 9 points: the pull is not at the center (S133). Around the center the
/// point lies a little ahead and far aside:
///
///     r = 0.15·side·t + 0.44·side·n
///
/// with the direction t of the way and its normal n. One trace cannot tell how that continues. The
/// choices of this model, all unverified:
///
/// - *Direction*: r turns with the way, so that a square tilts alike in all directions. n points to
///   the upper side: a way and its mirror image are mirrored motions, and an item leans to where it
///   goes.
/// - *Size*: r grows with width and height, to 1.139 radii of gyration at most, which is that of a
///   square; items of any size and shape are as stable as the one of the trace.
/// - *Way*: the tilt grows with the way up to 4/3 sides, as in the trace. On a longer one r shrinks
///   in proportion, so that a small item on a long way does not tumble.
/// - *Angle*: an item that starts at an angle θ has r·cos²θ, none from a right angle on. Its pull
///   would throw it off its way otherwise.
/// - *Load*: r fades with a time constant of 0.4 s. An item that something keeps from its point would
///   stay tilted otherwise.
/// - *Damping*: the damping ratio of the pull is 0.45 at 0.5, critical at 1, and geometric between
///   and below: 0.45^(2 − 2·damping). The spring that turns does not depend on it.
///
/// The point is chosen when the law begins, gets another goal, or the item is moved from outside. An
/// item that does not rotate is pulled at its center.
package struct SnapLaw {
  /// The body that the snap pulls.
  package let body: BodyHandle
  /// Where the body belongs, in points.
  package let point: Vector2
  /// Width and height of the item in points; they count while the lever is to be chosen.
  package var size = Vector2.zero
  /// The spring that pulls.
  let spring: JointSpring
  /// Where it pulls in the next step, from the center of mass in the frame of the item; nil if that is
  /// to be chosen.
  package internal(set) var lever: Vector2?

  /// Creates the law of a snap.
  ///
  /// - Parameters:
  ///   - body: The body that it pulls.
  ///   - point: Where the body belongs, in points.
  ///   - damping: From 0 to 1, for the least oscillation; more counts as 1.
  package init(body: BodyHandle, to point: Vector2, damping: Double) {
    self.body = body
    self.point = point
    spring = JointSpring(
      hertz: Tuning.snapFrequency, dampingRatio: Self.dampingRatio(of: damping))
  }

  init(body: BodyHandle, to point: Vector2, size: Vector2, spring: JointSpring, lever: Vector2?) {
    self.body = body
    self.point = point
    self.size = size
    self.spring = spring
    self.lever = lever
  }

  /// The law with another damping, which goes on where this one is.
  package func with(damping: Double) -> SnapLaw {
    var law = SnapLaw(body: body, to: point, damping: damping)
    law.size = size
    law.lever = lever
    return law
  }

  /// Chooses the point at which the item is pulled anew, after it was moved from outside.
  package mutating func bodyDidMove() { lever = nil }

  /// The damping ratio: geometric, from the square of the default's at damping 0 through the
  /// default's at damping 0.5 to 1 at damping 1.
  ///
  /// (S091, S094)
  private static func dampingRatio(of damping: Double) -> Float {
    Float(power(Tuning.snapDampingRatio, 2 - 2 * min(damping, 1)))
  }

  /// Pulls the body in the coming step.
  ///
  /// - Parameter steadyAcceleration: That of the body without the snap, points/s².
  package mutating func prepareStep(of world: World, steadyAcceleration: Vector2) {
    guard let motion = world.dynamicState(of: body), motion.isAwake else { return }
    let transform = world.transform(of: body)
    let rotates = world.allowsRotation(of: body)
    // The center of mass c belongs at p + c of the upright item, or of the item as it is turned.
    let center = motion.center - transform.position
    let displacement =
      transform.position - point + center - (rotates ? transform.rotation.unrotate(center) : center)
    // k² = I/m
    let gyration = (world.rotationalInertia(of: body) / motion.mass).squareRoot()
    let current = lever ?? chosenLever(way: -displacement, transform.rotation, gyration)
    lever = Tuning.snapLeverKept * current
    let springs = SnapSpring(
      linear: spring,
      angular: JointSpring(
        hertz: Tuning.snapAngularFrequency, dampingRatio: Tuning.snapAngularDampingRatio),
      lever: current, gyration: rotates && gyration > 0 ? gyration : nil,
      steadyAcceleration: steadyAcceleration)
    let acceleration = springs.acceleration(
      of: SnapSpring.Motion(
        position: displacement, angle: transform.rotation.angle, velocity: motion.velocity,
        angularVelocity: world.angularVelocity(of: body)),
      step: Float(1 / Tuning.stepsPerSecond), subSteps: Tuning.subSteps)
    apply(acceleration, in: world)
  }

  /// Applies accelerations, bounded by what the engine's top speed can show.
  private func apply(_ acceleration: (linear: Vector2, angular: Float), in world: World) {
    let limit = Tuning.maximumFieldChange * Float(Tuning.stepsPerSecond)
    let length = acceleration.linear.length
    let share = length > limit ? limit / length : 1
    world.applyAcceleration(share * acceleration.linear, to: body, wakes: false)
    world.applyAngularAcceleration(share * acceleration.angular, to: body, wakes: false)
  }

  /// Where an item is pulled, from its center of mass in its own frame.
  private func chosenLever(way: Vector2, _ rotation: Rotation, _ gyration: Float) -> Vector2 {
    let direction = way.normalized
    // The normal on the upper side of the way; to the right of a way that is vertical within
    // rounding.
    let normal = direction.x < -0.001 ? direction.leftPerpendicular : direction.rightPerpendicular
    let share = Tuning.snapLeverAhead * direction + Tuning.snapLeverAside * normal
    let lever = Vector2(share.x * size.x, share.y * size.y)
    let length = max(lever.length, .leastNormalMagnitude)
    // Shorter for elongated items, on long ways, and for items that start at an angle.
    let bounded = min(1, Tuning.maximumSnapLever * gyration / length)
    let distance = max(way.length, .leastNormalMagnitude)
    let near = min(1, Tuning.snapWayOfFullLever * gyration / distance)
    let upright = max(rotation.cosine, 0)
    return bounded * near * upright * upright * lever
  }
}
