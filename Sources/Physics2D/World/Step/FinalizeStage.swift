/// What the stage that moves bodies reads and writes, taken once per step.
struct FinalizeView: BitwiseCopyable {
  let motions: UnsafeMutablePointer<BodyMotion>
  let poses: UnsafeMutablePointer<BodyPose>
  let masses: UnsafeMutablePointer<BodyMass>
  let forces: UnsafeMutablePointer<BodyForces>
  let records: UnsafeMutablePointer<BodyRecord>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  let geometries: UnsafeMutablePointer<ShapeGeometry>
  let dynamicNodes: UnsafeMutablePointer<TreeNode>
  let kinematicNodes: UnsafeMutablePointer<TreeNode>
}

/// What became of a body at the end of a step.
struct FinalizeResult: BitwiseCopyable {
  var flags: FinalizeFlags = []
  /// How many of its shapes left their enlarged boxes.
  var enlargedShapes: Int32 = 0
}

/// What became of a body, as far as somebody must look at it again.
struct FinalizeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// It has rested long enough to sleep.
  static let rested = FinalizeFlags(rawValue: 1 << 0)
  /// It may have passed something.
  static let fast = FinalizeFlags(rawValue: 1 << 1)
  /// It may have passed something, dynamic bodies included.
  static let fastBullet = FinalizeFlags(rawValue: 1 << 2)
  /// Its shapes are in the tree of kinematic bodies.
  static let kinematic = FinalizeFlags(rawValue: 1 << 3)
  /// It would have passed something.
  static let stopped = FinalizeFlags(rawValue: 1 << 4)
}

/// How far a body may move in a step, relative to its least extent, before what it may have passed
/// is looked at.
let fastBodyFraction: Float = 0.5

/// Moves the awake bodies to the end of a step, and their boxes with them; a part is a body.
struct FinalizeStage: StageWork {
  let rows: FinalizeView
  let awake: UnsafeMutablePointer<Int32>
  let moved: UnsafeMutablePointer<MovedBody>
  let results: UnsafeMutablePointer<FinalizeResult>
  let settings: WorldSettings
  let context: StepContext
  let hasBoundaries: Bool

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for place in range {
      let row = Int(awake[place])
      results[place] = finish(row)
      let record = rows.records + row
      moved[place] = MovedBody(
        body: BodyHandle(index: awake[place], generation: record.pointee.generation),
        userData: record.pointee.userData, transform: rows.poses[row].transform,
        fellAsleep: false)
    }
  }

  @inline(__always)
  private func finish(_ row: Int) -> FinalizeResult {
    let record = rows.records + row
    let movement = moveBody(row, rows, context)
    var result = FinalizeResult()
    if record.pointee.restTime >= settings.timeToSleep { result.flags.insert(.rested) }
    let isFast =
      movement.distance > fastBodyFraction * rows.masses[row].minimumExtent
      || record.pointee.flags.contains(.deep)
    let isBullet = record.pointee.flags.contains(.bullet)
    record.pointee.boundsSlack -= movement.reserve
    let slow = 0.5 * settings.speculativeDistance * context.inverseTimeStep
    if isFast, isBullet || hasBoundaries, settings.continuousCollision,
      record.pointee.kind == .dynamic
    {
      result.flags.insert(isBullet ? .fastBullet : .fast)
    } else if record.pointee.boundsSlack <= 0 || movement.speed > slow {
      rows.updateBoxes(ofBody: row, settings, context.timeStep, &result)
    }
    return result
  }
}

/// How a body moved in a step.
private struct BodyMovement {
  /// How far its outline moved, as long as it turned little.
  let distance: Float
  /// More than its outline moved.
  let reserve: Float
  /// How fast its outline is at most at the end of the step.
  let speed: Float
}

/// Moves a body to the end of its step.
@inline(__always)
private func moveBody(_ row: Int, _ rows: FinalizeView, _ context: StepContext) -> BodyMovement {
  let motion = rows.motions + row
  let pose = rows.poses + row
  let mass = rows.masses + row
  let start = pose.pointee
  holdFinite(motion, center: start.center)
  let delta = motion.pointee.deltaPosition
  let turn = motion.pointee.deltaRotation
  let rotation = (turn * start.transform.rotation).normalized
  let center = start.center + delta
  pose.pointee.startCenter = start.center
  pose.pointee.startRotation = start.transform.rotation
  pose.pointee.center = center
  pose.pointee.transform = Transform(
    position: center - rotation * mass.pointee.localCenter, rotation: rotation)
  motion.pointee.deltaPosition = .zero
  motion.pointee.deltaRotation = .identity
  rows.forces[row].force = .zero
  rows.forces[row].torque = 0
  let reach = mass.pointee.maximumExtent
  let sine = turn.sine < 0 ? -turn.sine : turn.sine
  let travel = delta.length + (turn.cosine > 0 ? sine : 1) * reach
  let turning = motion.pointee.angularVelocity
  let speed =
    motion.pointee.linearVelocity.length + (turning < 0 ? -turning : turning) * reach
  // Position correction moves a body without velocity; half of it counts, so that slowly sinking
  // stacks settle.
  let correction = 0.5 * travel * context.inverseTimeStep
  let record = rows.records + row
  let rests =
    record.pointee.flags.contains(.allowsSleep)
    && (speed > correction ? speed : correction) <= record.pointee.sleepThreshold
  record.pointee.restTime = rests ? record.pointee.restTime + context.timeStep : 0
  // The way of a point is longer than the sine of the turn says, by less than a tenth up to here.
  let isTurnSmall = turn.cosine > 0.8
  return BodyMovement(
    distance: travel, reserve: isTurnSmall ? 1.1 * travel : .greatestFiniteMagnitude, speed: speed)
}

/// Stops a body whose motion is not finite, or that would leave the coordinates that the engine can
/// compute with, where it was; the last line of defense.
private func holdFinite(_ motion: UnsafeMutablePointer<BodyMotion>, center: Vector2) {
  let value = motion.pointee
  let sum =
    value.linearVelocity.x + value.linearVelocity.y + value.angularVelocity
    + value.deltaRotation.cosine + value.deltaRotation.sine
  let target = center + value.deltaPosition
  guard !sum.isFinite || !isUsable(target) else { return }
  motion.pointee.linearVelocity = .zero
  motion.pointee.angularVelocity = 0
  motion.pointee.deltaPosition = .zero
  motion.pointee.deltaRotation = .identity
}

extension FinalizeView {
  /// Brings the boxes of a body up to date, and the leaves of the shapes that left their enlarged boxes.
  ///
  /// The nodes above the leaves wait until the trees are brought up to date.
  func updateBoxes(
    ofBody row: Int, _ settings: WorldSettings, _ seconds: Float, _ result: inout FinalizeResult
  ) {
    let transform = poses[row].transform
    let prediction = MovementPrediction(
      motions[row], masses[row], center: poses[row].center, seconds: seconds,
      speculativeDistance: settings.speculativeDistance)
    motions[row].usesExtendedMargin = prediction.isQuick
    let isDynamic = records[row].kind == .dynamic
    if !isDynamic { result.flags.insert(.kinematic) }
    let nodes = isDynamic ? dynamicNodes : kinematicNodes
    var shape = records[row].firstShape
    var slack = Float.greatestFiniteMagnitude
    while shape >= 0 {
      let record = shapes + Int(shape)
      let tight = (geometries + Int(shape)).pointee.bounds(at: transform)
      let bounds = prediction.contactBounds(
        tight, speculativeDistance: settings.speculativeDistance)
      // A quick body leaves every box at once.
      let margin = prediction.isQuick ? 0 : boundsMargin(of: tight, settings)
      let enlarged = record.pointee.enlargedBounds
      var room = enlarged.room(around: bounds)
      // Nor does one that has slowed keep the box that it had.
      if !(room >= 0) || !bounds.expanded(by: 3 * margin).contains(enlarged) {
        room = margin
        record.pointee.enlargedBounds = bounds.expanded(by: room)
        nodes[Int(record.pointee.proxy)].enlarge(to: record.pointee.enlargedBounds)
        result.enlargedShapes &+= 1
      }
      if room < slack { slack = room }
      shape = record.pointee.nextShape
    }
    // A box that reaches ahead of a quick body must be looked at again in the next step.
    records[row].boundsSlack = prediction.isQuick ? 0 : slack
  }
}

extension BoundingBox {
  /// How far a box inside may grow to every side; negative where it is not inside.
  @inline(__always)
  fileprivate func room(around other: BoundingBox) -> Float {
    let left = other.lower.x - lower.x
    let right = upper.x - other.upper.x
    let below = other.lower.y - lower.y
    let above = upper.y - other.upper.y
    let wide = left < right ? left : right
    let high = below < above ? below : above
    return wide < high ? wide : high
  }
}
