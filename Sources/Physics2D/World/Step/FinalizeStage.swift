// SPDX-License-Identifier: Apache-2.0

/// A view over the columns that finalizing reads and writes, made once per step.
struct FinalizeView: BitwiseCopyable {
  let motions: UnsafeMutablePointer<BodyMotion>
  let poses: UnsafeMutablePointer<BodyPose>
  let masses: UnsafeMutablePointer<BodyMass>
  let forces: UnsafeMutablePointer<BodyForces>
  let records: UnsafeMutablePointer<BodyRecord>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  /// The enlarged boxes of shapes.
  let bounds: UnsafeMutablePointer<BoundingBox>
  let geometries: GeometryView
  let dynamicNodes: UnsafeMutablePointer<TreeNode>
  let kinematicNodes: UnsafeMutablePointer<TreeNode>
}

/// The result of finalizing a body.
struct FinalizeResult: BitwiseCopyable {
  var flags: FinalizeFlags = []
  /// The number of its shapes that left their enlarged boxes.
  var enlargedShapes: Int32 = 0
}

/// What later stages have to do with a body.
struct FinalizeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// Its rest time has reached the time to sleep.
  static let rested = FinalizeFlags(rawValue: 1 << 0)
  /// Continuous collision has to check it against static and kinematic shapes.
  static let fast = FinalizeFlags(rawValue: 1 << 1)
  /// Continuous collision has to check it, also against dynamic bodies.
  static let fastBullet = FinalizeFlags(rawValue: 1 << 2)
  /// Its shapes are in the tree of kinematic bodies.
  static let kinematic = FinalizeFlags(rawValue: 1 << 3)
  /// Continuous collision has stopped it.
  static let stopped = FinalizeFlags(rawValue: 1 << 4)
  /// It stays at its start, because its motion is not finite or leads out of the usable coordinates.
  static let held = FinalizeFlags(rawValue: 1 << 5)
}

/// The movement in a step, relative to the minimum extent, from which continuous collision checks a body.
let fastBodyFraction: Float = 0.5

/// Moves the awake bodies to the end of a step, and updates their boxes; a part is a body.
struct FinalizeStage: StageWork {
  let view: FinalizeView
  let awake: UnsafeMutablePointer<Int32>
  let moved: UnsafeMutablePointer<MovedBody>
  let results: UnsafeMutablePointer<FinalizeResult>
  let settings: WorldSettings
  let context: StepContext
  let hasBoundaries: Bool
  /// The speed up to which boxes are valid while the slack lasts.
  let slowSpeed: Float
  let shared: SharedMotion?

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for index in range {
      let row = Int(awake[index])
      results[index] = finish(row)
      let record = view.records + row
      moved[index] = MovedBody(
        body: BodyHandle(index: awake[index], generation: record.pointee.generation),
        userData: record.pointee.userData, transform: view.poses[row].transform,
        fellAsleep: false)
    }
  }

  @inline(__always)
  private func finish(_ row: Int) -> FinalizeResult {
    // Fast: a movement of half the minimum extent may carry the body through a thin shape.
    let record = view.records + row
    let movement = moveBody(row, view, context)
    var result = FinalizeResult()
    if record.pointee.restTime >= settings.timeToSleep { result.flags.insert(.rested) }
    if movement.isHeld { result.flags.insert(.held) }
    let isFast =
      movement.distance > fastBodyFraction * view.masses[row].minimumExtent
      || record.pointee.flags.contains(.deep)
    let isBullet = record.pointee.flags.contains(.bullet)
    // The boxes of a fast body follow when continuous collision has found its pose. Those of a slow body stay
    // valid while its outline has moved less than the slack.
    record.pointee.boundsSlack -= movement.reserve
    if isFast, isBullet || hasBoundaries, settings.continuousCollision,
      record.pointee.kind == .dynamic
    {
      result.flags.insert(isBullet ? .fastBullet : .fast)
    } else if record.pointee.boundsSlack <= 0 || movement.speed > slowSpeed {
      view.updateBoxes(ofBody: row, settings, context.timeStep, shared, &result)
    }
    return result
  }
}

/// The movement of a body in a step.
private struct BodyMovement {
  /// An upper bound of the distance between start and end of a point of the outline, for a rotation below 90°.
  let distance: Float
  /// An upper bound of the path of a point of the outline.
  let reserve: Float
  /// An upper bound of the speed of a point of the outline at the end of the step.
  let speed: Float
  /// Whether the body stays at its start because its motion cannot be used.
  let isHeld: Bool
}

/// Moves a body to the end of its step.
@inline(__always)
private func moveBody(_ row: Int, _ view: FinalizeView, _ context: StepContext) -> BodyMovement {
  let motion = view.motions + row
  let pose = view.poses + row
  let mass = view.masses + row
  let start = pose.pointee
  view.limitCrowdedBody(row, context)
  let isHeld = holdFinite(motion, center: start.center)
  let delta = motion.pointee.deltaPosition
  let rotationChange = motion.pointee.deltaRotation
  // c′ = c + Δc, q′ = Δq · q normalized; the frame follows from the center.
  let rotation = start.transform.rotation.turned(by: rotationChange)
  let center = start.center + delta
  let moved = center - start.center
  pose.pointee.startCenter = start.center
  pose.pointee.startRotation = start.transform.rotation
  pose.pointee.center = center
  pose.pointee.transform = Transform(
    position: center - rotation * mass.pointee.localCenter, rotation: rotation)
  // Deltas count from the start of a step, and forces act for one step. What rounding has lost of a
  // movement counts in the next step where it is more than 1/128 of it (compensated summation: Kahan 1965):
  // else a body slower than the resolution of its coordinates stays, whatever pushes it, and turns on. Between taut
  // joints it always counts: moved back onto them in the next step, bodies would be at another height.
  let lost = delta - moved
  // Without a branch, because in a pile at rest which it is cannot be predicted.
  let limit = motion.pointee.isJointed ? -1 : delta.lengthSquared
  let isKept = 16_384 * lost.lengthSquared > limit
  motion.pointee.deltaPosition = Vector2(isKept ? lost.x : 0, isKept ? lost.y : 0)
  motion.pointee.deltaRotation = .identity
  view.forces[row].force = .zero
  view.forces[row].torque = 0
  view.endRocking(ofBody: row)
  // A point at radius r moves by at most |Δc| + r·|sin Δθ|, and has at most the speed |v| + r·|ω|.
  let radius = mass.pointee.maximumExtent
  let sine = rotationChange.sine < 0 ? -rotationChange.sine : rotationChange.sine
  let travel = moved.length + (rotationChange.cosine > 0 ? sine : 1) * radius
  let angularSpeed = motion.pointee.angularVelocity
  let speed =
    motion.pointee.linearVelocity.length + (angularSpeed < 0 ? -angularSpeed : angularSpeed)
    * radius
  updateRestTime(view.records + row, pose, radius: radius, speed: speed, travel: travel, context)
  resistRolling(view.records + row, motion, speed: speed, context)
  // The arc r·Δθ exceeds r·sin Δθ by less than a tenth for cos Δθ > 0.8.
  let isRotationSmall = rotationChange.cosine > 0.8
  return BodyMovement(
    distance: travel, reserve: isRotationSmall ? 1.1 * travel : .greatestFiniteMagnitude,
    speed: speed, isHeld: isHeld)
}

/// Stops a body at its start if its motion is not finite, too fast to be computed with, or would leave the usable
/// coordinates; returns whether it does.
private func holdFinite(_ motion: UnsafeMutablePointer<BodyMotion>, center: Vector2) -> Bool {
  let value = motion.pointee
  // The sum is below 10²⁰ only if all terms are. Joints that cannot be satisfied, as with an anchor far away, double
  // the speeds of a step in the next one: sums of their products would not be numbers.
  let (velocity, rotation) = (value.linearVelocity, value.deltaRotation)
  let sum =
    velocity.lengthSquared + value.angularVelocity * value.angularVelocity
    + rotation.cosine * rotation.cosine + rotation.sine * rotation.sine
  let target = center + value.deltaPosition
  guard !(sum < 1e20) || !isUsable(target) else { return false }
  motion.pointee.linearVelocity = .zero
  motion.pointee.angularVelocity = 0
  motion.pointee.deltaPosition = .zero
  motion.pointee.deltaRotation = .identity
  return true
}

extension Rotation {
  /// The rotation after another one, normalized; without a square root and a division, which change nothing, where a
  /// body does not turn and the length is exactly 1, as in bodies that have never turned.
  ///
  /// The length of turning bodies is 1 every other time: a branch that cannot be predicted takes longer.
  @inline(__always)
  fileprivate func turned(by change: Rotation) -> Rotation {
    let product = change * self
    let isUnit =
      change.sine == 0 && product.cosine * product.cosine + product.sine * product.sine == 1
    return isUnit ? product : product.normalized
  }
}
