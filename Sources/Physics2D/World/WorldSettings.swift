// SPDX-License-Identifier: Apache-2.0

/// A world's definition with all defaults, and with bad values replaced.
struct WorldSettings: BitwiseCopyable {
  var lengthUnitsPerMeter: Float = 1
  var linearSlop: Float = 0
  /// The distance from which a speculative contact is solved.
  var speculativeDistance: Float = 0
  /// The gap that contacts keep between shapes.
  var contactMargin: Float = 0
  /// The maximum margin of an enlarged box.
  var maximumBoundsMargin: Float = 0
  var minimumReboundSpeed: Float = 0
  var contactHertz: Float = 0
  var contactDampingRatio: Float = 0
  var maximumContactPushSpeed: Float = 0
  var jointHertz: Float = 0
  var jointDampingRatio: Float = 0
  var maximumLinearSpeed: Float = 0
  var timeToSleep: Float = 0
  var sleepThreshold: Float = 0
  /// Approach speed from which a hit is reported.
  var hitSpeedThreshold: Float = 0
  var allowsSleep = true
  var continuousCollision = true
  var continuousDynamics = false
  var stabilizesPiles = false
  /// The requested number; the world's pool has the actual one.
  var workerCount: Int32 = 1
  /// The number of replaced values.
  var replacedValues: Int32 = 0

  /// The margin of an enlarged box relative to the half diagonal of the tight one.
  static let boundsMarginFraction: Float = 0.125
  /// Radians per second; at more the rotation in a sub-step has no meaning.
  static let maximumAngularSpeed: Float = 1e5

  /// The distance of the outlines from which a contact may be needed.
  var contactDistance: Float { speculativeDistance + contactMargin }

  init(_ definition: WorldDefinition) {
    var check = RangeCheck()
    // The range keeps every derived tolerance well inside the range of a float.
    let unit = check.value(definition.lengthUnitsPerMeter, 1, minimum: 1e-4, maximum: 1e6)
    lengthUnitsPerMeter = unit
    linearSlop = check.value(
      definition.linearSlop, 0.005 * unit, minimum: 1e-7 * unit, maximum: 0.1 * unit)
    // Four slops and 0.05 m: wide enough to see a contact before it happens at everyday speeds,
    // narrow enough to make few false pairs.
    speculativeDistance = 4 * linearSlop
    contactMargin = check.value(
      definition.contactMargin, 0, minimum: 0, maximum: 0.1 * unit)
    maximumBoundsMargin = 0.05 * unit
    minimumReboundSpeed = check.value(
      definition.minimumReboundSpeed, 0.2 * unit, minimum: 0, maximum: 1e6 * unit)
    contactHertz = check.value(definition.contactHertz, 30, minimum: 0, maximum: 1e4)
    contactDampingRatio = check.value(definition.contactDampingRatio, 10, minimum: 0, maximum: 1e4)
    maximumContactPushSpeed = check.value(
      definition.maximumContactPushSpeed, 3 * unit, minimum: 0, maximum: 1e6 * unit)
    jointHertz = check.value(definition.jointHertz, 60, minimum: 0, maximum: 1e4)
    jointDampingRatio = check.value(definition.jointDampingRatio, 2, minimum: 0, maximum: 1e4)
    maximumLinearSpeed = check.value(
      definition.maximumLinearSpeed, 400 * unit, minimum: 1e-3 * unit, maximum: 1e6 * unit)
    // A body that moves has rested for 0 seconds, so the time must be more than that.
    timeToSleep = check.value(definition.timeToSleep, 0.5, minimum: 1e-3, maximum: 1e6)
    sleepThreshold = 0.05 * unit
    hitSpeedThreshold = unit
    allowsSleep = definition.allowsSleep
    continuousCollision = definition.continuousCollision
    continuousDynamics = definition.continuousDynamics
    stabilizesPiles = definition.stabilizesPiles
    if let count = World.usableWorkerCount(definition.workerCount) {
      workerCount = Int32(truncatingIfNeeded: count)
    } else {
      check.replacedCount &+= 1
    }
    replacedValues = check.replacedCount
  }
}

/// Replaces values that are out of range by their defaults, and counts them.
private struct RangeCheck {
  var replacedCount: Int32 = 0

  mutating func value(
    _ given: Float?, _ standard: Float, minimum: Float, maximum: Float
  ) -> Float {
    guard let given else { return standard }
    guard given >= minimum, given <= maximum else {
      replacedCount &+= 1
      return standard
    }
    return given
  }
}
