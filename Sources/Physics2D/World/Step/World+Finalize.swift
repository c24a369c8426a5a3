/// What moving the bodies reads and writes, taken once per step.
private struct FinalizeRows: BitwiseCopyable {
  let motions: UnsafeMutablePointer<BodyMotion>
  let poses: UnsafeMutablePointer<BodyPose>
  let masses: UnsafeMutablePointer<BodyMass>
  let drives: UnsafeMutablePointer<BodyDrive>
  let records: UnsafeMutablePointer<BodyRecord>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  let geometries: UnsafeMutablePointer<ShapeGeometry>
}

/// How far a body may move in a step, relative to its least extent, before what it may have passed
/// is looked at.
private let fastFraction: Float = 0.5

extension World {
  /// Moves the awake bodies by what the solver found, and their boxes with them.
  func finalizeBodies(_ context: StepContext) {
    let rows = finalizeRows
    let settings = settings
    let awake = bodies.awake.base
    let count = bodies.awake.count
    events.moved.reserve(count)
    islands.rested.removeAll()
    scratch.fastBodies.removeAll()
    scratch.fastBullets.removeAll()
    let moved = events.moved.base
    let hasBoundaries = broadPhase.hasBoundaries
    let slow = 0.5 * settings.speculativeDistance * context.inverseTimeStep
    var place = 0
    while place < count {
      let row = Int(awake[place])
      let record = rows.records + row
      let movement = moveBody(row, rows, context)
      if record.pointee.restTime >= settings.timeToSleep { islands.rested.append(awake[place]) }
      let isFast =
        movement.distance > fastFraction * rows.masses[row].minimumExtent
        || record.pointee.flags.contains(.deep)
      let isBullet = record.pointee.flags.contains(.bullet)
      record.pointee.boundsSlack -= movement.reserve
      if isFast, isBullet || hasBoundaries, settings.continuousCollision,
        record.pointee.kind == .dynamic
      {
        if isBullet {
          scratch.fastBullets.append(awake[place])
        } else {
          scratch.fastBodies.append(awake[place])
        }
      } else if record.pointee.boundsSlack <= 0 || movement.speed > slow {
        updateBoxesOfBody(row, rows, settings, context.timeStep, &broadPhase.enlarged)
      }
      moved[place] = MovedBody(
        body: BodyHandle(index: awake[place], generation: record.pointee.generation),
        userData: record.pointee.userData, transform: rows.poses[row].transform,
        fellAsleep: false)
      place &+= 1
    }
    events.moved.setCount(count)
  }

  /// Brings the boxes of bodies that continuous collision has placed up to date.
  func updateBoxes(ofBodies list: UnsafeMutablePointer<Int32>, _ count: Int) {
    let rows = finalizeRows
    let settings = settings
    var index = 0
    while index < count {
      updateBoxesOfBody(
        Int(list[index]), rows, settings, predictedSeconds, &broadPhase.enlarged)
      index &+= 1
    }
  }

  private var finalizeRows: FinalizeRows {
    FinalizeRows(
      motions: bodies.motion.base, poses: bodies.pose.base, masses: bodies.mass.base,
      drives: bodies.drive.base, records: bodies.record.base, shapes: shapes.record.base,
      geometries: shapes.geometry.base)
  }

  /// Brings the trees up to date with the boxes that were enlarged.
  func refitProxies() {
    let records = shapes.record.base
    let bodyRecords = bodies.record.base
    let count = broadPhase.enlarged.count
    guard count > 0 else { return }
    var index = 0
    while index < count {
      let shape = broadPhase.enlarged[index]
      let record = records + Int(shape)
      let box = record.pointee.enlargedBounds
      if bodyRecords[Int(record.pointee.body)].kind == .dynamic {
        broadPhase.dynamicTree.enlarge(record.pointee.proxy, to: box)
      } else {
        broadPhase.kinematicTree.enlarge(record.pointee.proxy, to: box)
      }
      index &+= 1
    }
    broadPhase.enlarged.removeAll()
    broadPhase.dynamicTree.update()
    broadPhase.kinematicTree.update()
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
private func moveBody(_ row: Int, _ rows: FinalizeRows, _ context: StepContext) -> BodyMovement {
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
  rows.drives[row].force = .zero
  rows.drives[row].torque = 0
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
/// compute with, where it was; the last line of defence.
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

/// Brings the boxes of one body up to date and lists the shapes that left their enlarged boxes.
private func updateBoxesOfBody(
  _ row: Int, _ rows: FinalizeRows, _ settings: WorldSettings, _ seconds: Float,
  _ enlarged: inout Column<Int32>
) {
  let transform = rows.poses[row].transform
  let prediction = MovementPrediction(
    rows.motions[row], rows.masses[row], seconds: seconds,
    speculativeDistance: settings.speculativeDistance)
  var shape = rows.records[row].firstShape
  var slack = Float.greatestFiniteMagnitude
  while shape >= 0 {
    let record = rows.shapes + Int(shape)
    let bounds = prediction.contactBounds(
      rows.geometries[Int(shape)].bounds(at: transform),
      speculativeDistance: settings.speculativeDistance)
    if prediction.isQuick {
      record.pointee.flags.insert(.quick)
    } else {
      record.pointee.flags.remove(.quick)
    }
    var room = record.pointee.enlargedBounds.room(around: bounds)
    if !(room >= 0) {
      room = boundsMargin(of: bounds, settings)
      record.pointee.enlargedBounds = bounds.expanded(by: room)
      enlarged.append(shape)
    }
    if room < slack { slack = room }
    shape = record.pointee.nextShape
  }
  // A box that reaches ahead of a quick body must be looked at again in the next step.
  rows.records[row].boundsSlack = prediction.isQuick ? 0 : slack
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
