/// A world's definition with every default filled in and every bad value mended.
struct WorldSettings: BitwiseCopyable {
  var lengthUnitsPerMeter: Float = 1
  var linearSlop: Float = 0
  /// Distance below which a contact is solved before the shapes touch.
  var speculativeDistance: Float = 0
  /// Greatest margin of an enlarged box.
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
  /// At the start; the world's pool says how many there are.
  var workerCount: Int32 = 1
  /// How many values of the definition were replaced.
  var replacedValues: Int32 = 0

  /// The margin of an enlarged box relative to the half diagonal of the tight one.
  static let boundsMarginFraction: Float = 0.125
  /// Radians per second; beyond it a sub-step says nothing about where a body points.
  static let maximumAngularSpeed: Float = 1e5

  init(_ definition: WorldDefinition) {
    var mended: Int32 = 0
    func value(_ given: Float?, _ standard: Float, least: Float, greatest: Float) -> Float {
      guard let given else { return standard }
      guard given >= least, given <= greatest else {
        mended &+= 1
        return standard
      }
      return given
    }
    // The range keeps every derived tolerance well inside the range of a float.
    let unit = value(definition.lengthUnitsPerMeter, 1, least: 1e-4, greatest: 1e6)
    lengthUnitsPerMeter = unit
    linearSlop = value(
      definition.linearSlop, 0.005 * unit, least: 1e-7 * unit, greatest: 0.1 * unit)
    // Four slops and 0.05 m: wide enough to see a contact before it happens at everyday speeds,
    // narrow enough to make few false pairs.
    speculativeDistance = 4 * linearSlop
    maximumBoundsMargin = 0.05 * unit
    minimumReboundSpeed = value(
      definition.minimumReboundSpeed, 0.2 * unit, least: 0, greatest: 1e6 * unit)
    contactHertz = value(definition.contactHertz, 30, least: 0, greatest: 1e4)
    contactDampingRatio = value(definition.contactDampingRatio, 10, least: 0, greatest: 1e4)
    maximumContactPushSpeed = value(
      definition.maximumContactPushSpeed, 3 * unit, least: 0, greatest: 1e6 * unit)
    jointHertz = value(definition.jointHertz, 60, least: 0, greatest: 1e4)
    jointDampingRatio = value(definition.jointDampingRatio, 2, least: 0, greatest: 1e4)
    maximumLinearSpeed = value(
      definition.maximumLinearSpeed, 400 * unit, least: 1e-3 * unit, greatest: 1e6 * unit)
    // A body that moves has rested for 0 seconds, so the time must be more than that.
    timeToSleep = value(definition.timeToSleep, 0.5, least: 1e-3, greatest: 1e6)
    sleepThreshold = 0.05 * unit
    hitSpeedThreshold = unit
    allowsSleep = definition.allowsSleep
    continuousCollision = definition.continuousCollision
    if let count = World.usableWorkerCount(definition.workerCount) {
      workerCount = Int32(truncatingIfNeeded: count)
    } else {
      mended &+= 1
    }
    replacedValues = mended
  }
}
