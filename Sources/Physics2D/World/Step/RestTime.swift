// SPDX-License-Identifier: Apache-2.0

/// Advances the rest time of a body that rests, and resets that of others.
///
/// A body rests below its sleep threshold. In a pile, soft contacts make bodies tremble faster than that without
/// moving them: a body that touches others also rests while it does not leave its pose.
@inline(__always)
func updateRestTime(
  _ record: UnsafeMutablePointer<BodyRecord>, _ pose: UnsafeMutablePointer<BodyPose>,
  radius: Float, speed: Float, travel: Float, _ context: StepContext
) {
  // Position correction moves a body without velocity. Half of it counts as a speed, so that a stack that
  // settles slowly falls asleep.
  let correction = 0.5 * travel * context.inverseTimeStep
  let threshold = record.pointee.sleepThreshold
  let motion = speed > correction ? speed : correction
  guard record.pointee.flags.contains(.allowsSleep), motion <= trembleFactor * threshold else {
    record.pointee.restTime = 0
    return
  }
  if motion <= threshold {
    if record.pointee.restTime == 0 { record.pointee.beginRest(pose) }
    record.pointee.restTime += context.timeStep
  } else if context.stabilizesPiles, record.pointee.kind == .dynamic,
    record.pointee.contactCount > 0
  {
    let isStill =
      record.pointee.restTime > 0
      && record.pointee.distance(fromRestingPose: pose, radius: radius) <= trembleTime * threshold
    if !isStill { record.pointee.beginRest(pose) }
    record.pointee.restTime =
      isStill ? record.pointee.restTime + context.timeStep : context.timeStep
  } else {
    record.pointee.restTime = 0
  }
}

/// The speed up to which a body that does not leave its pose trembles, in sleep thresholds.
private let trembleFactor: Float = 20

/// The distance from the resting pose up to which a body trembles, in seconds at the sleep threshold: 0.4 points
/// in the animator.
///
/// Less than the time to sleep, so that a body that drifts as fast as the threshold leaves its pose before it sleeps.
private let trembleTime: Float = 0.4

extension BodyRecord {
  fileprivate mutating func beginRest(_ pose: UnsafeMutablePointer<BodyPose>) {
    restCenter = pose.pointee.center
    restRotation = pose.pointee.transform.rotation
  }

  /// How far a point at a radius is from where it was at the beginning of the rest time, at most, for rotations
  /// below 90°.
  fileprivate func distance(
    fromRestingPose pose: UnsafeMutablePointer<BodyPose>, radius: Float
  ) -> Float {
    let turn = restRotation.inverse * pose.pointee.transform.rotation
    return (pose.pointee.center - restCenter).length
      + (turn.cosine > 0 ? absolute(turn.sine) : 1) * radius
  }
}

/// The speed of a point of the outline up to which rolling is resisted, in sleep thresholds: that of a disc which rolls at
/// 4 points/s in the animator.
private let rollingFactor: Float = 8

/// The rate at which that resistance takes angular velocity, per second: a disc that rolls at 1.5 points/s in the
/// animator is asleep after a second instead of eleven.
private let rollingResistance: Float = 6

/// Brakes a slow body that rolls or rocks on others.
///
/// Nothing else but damping ends the rolling of a round body, so that single ones would keep piles awake, or wake them
/// again, for ten seconds. By friction on the floor, a disc loses a third of the resistance.
@inline(__always)
func resistRolling(
  _ record: UnsafeMutablePointer<BodyRecord>, _ motion: UnsafeMutablePointer<BodyMotion>,
  speed: Float, _ context: StepContext
) {
  guard context.stabilizesPiles, speed <= rollingFactor * record.pointee.sleepThreshold,
    record.pointee.contactCount > 0, record.pointee.jointCount == 0,
    record.pointee.kind == .dynamic
  else { return }
  motion.pointee.angularVelocity *= 1 / (1 + rollingResistance * context.timeStep)
}
