/// What moves a body in each sub-step of a step, apart from constraints.
struct BodyPush: BitwiseCopyable {
  var row: Int32
  /// Added to the velocities in each sub-step.
  var linear: Vector2
  var angular: Float
  /// What is left of the velocities then.
  var linearFactor: Float
  var angularFactor: Float
  /// The velocities in this sub-step before constraints changed them.
  var freeLinear = Vector2.zero
  var freeAngular: Float = 0
  /// False for a body whose velocity only its owner changes.
  var isDynamic: Bool

  /// Damping is v ← v · max(0, 1 − d·h) (S059), after the forces, as in the engine generation that UIKit
  /// Dynamics was built on.
  init(_ row: Int32, _ bodies: BodyRows, _ context: StepContext) {
    let step = context.subStep
    let mass = bodies.mass + Int(row)
    let drive = bodies.forces + Int(row)
    self.row = row
    linear =
      step
      * (drive.pointee.gravityScale * context.gravity + drive.pointee.acceleration
        + mass.pointee.inverseMass * drive.pointee.force)
    angular = step * mass.pointee.inverseInertia * drive.pointee.torque
    linearFactor = Self.factor(drive.pointee.linearDamping * step)
    angularFactor = Self.factor(drive.pointee.angularDamping * step)
    isDynamic = bodies.motion[Int(row)].isDynamic
  }

  private static func factor(_ share: Float) -> Float { share < 1 ? 1 - share : 0 }
}

/// The greatest speeds of a step.
struct SpeedLimits: BitwiseCopyable {
  let linear: Float
  let angular: Float

  /// A body turns at most an eighth of a turn in one sub-step: beyond that, contact anchors turned to
  /// first order say nothing.
  init(_ context: StepContext) {
    linear = context.maximumLinearSpeed
    angular = 0.25 * Float.pi * context.inverseSubStep
  }

  /// A velocity no faster than the limit; zero where forces went beyond what a float can hold.
  @inline(__always)
  func capped(_ velocity: Vector2) -> Vector2 {
    let square = velocity.lengthSquared
    if square <= linear * linear { return velocity }
    return square.isFinite ? (linear / square.squareRoot()) * velocity : .zero
  }

  @inline(__always)
  func capped(_ spin: Float) -> Float {
    if spin > angular { return angular }
    return spin < -angular ? -angular : (spin == spin ? spin : 0)
  }
}

extension BodyMotion {
  /// Turns gravity, forces and damping into velocity for one sub-step.
  @inline(__always)
  mutating func integrateVelocity(_ push: BodyPush, _ limits: SpeedLimits) {
    guard push.isDynamic else { return }
    linearVelocity = limits.capped(push.linearFactor * (linearVelocity + push.linear))
    angularVelocity = limits.capped(push.angularFactor * (angularVelocity + push.angular))
  }

  /// Does the same and gives what constraints gave in the sub-step before once more.
  @inline(__always)
  mutating func integrateVelocityAgain(_ push: inout BodyPush, _ limits: SpeedLimits) {
    guard push.isDynamic else { return }
    let linear = linearVelocity - push.freeLinear
    let angular = angularVelocity - push.freeAngular
    integrateVelocity(push, limits)
    push.freeLinear = linearVelocity
    push.freeAngular = angularVelocity
    linearVelocity += linear
    angularVelocity += angular
  }

  /// Moves the body by its velocity for one sub-step.
  @inline(__always)
  mutating func integratePosition(_ step: Float) {
    deltaPosition += step * linearVelocity
    guard angularVelocity != 0 else { return }
    deltaRotation = deltaRotation.integrated(by: step * angularVelocity)
  }
}

/// Finds out what moves the awake bodies, and moves those that no constraint can touch through the whole
/// step; a part is a body.
private struct PushStage: StageWork {
  let rows: BodyRows
  let awake: UnsafeMutablePointer<Int32>
  let records: UnsafeMutablePointer<BodyRecord>
  let pushes: UnsafeMutablePointer<BodyPush>
  /// Whether no constraint can touch the body; apart, because one thread reads it all.
  let isAlone: UnsafeMutablePointer<Bool>
  let context: StepContext

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    let limits = SpeedLimits(context)
    for place in range {
      let row = awake[place]
      let push = BodyPush(row, rows, context)
      let record = records + Int(row)
      isAlone[place] = record.pointee.contactCount == 0 && record.pointee.jointCount == 0
      pushes[place] = push
      guard isAlone[place] else { continue }
      var motion = rows.motion[Int(row)]
      for _ in 0..<context.subStepCount {
        motion.integrateVelocity(push, limits)
        motion.integratePosition(context.subStep)
      }
      rows.motion[Int(row)] = motion
    }
  }
}

extension World {
  /// Moves the awake bodies that no constraint can touch through the whole step, and lists what moves
  /// the others.
  func integrateAlone(_ rows: BodyRows, _ context: StepContext) {
    let count = bodies.awake.count
    scratch.pushes.reserve(count)
    scratch.isAlone.reserve(count)
    let pushes = scratch.pushes.base
    let isAlone = scratch.isAlone.base
    let stage = PushStage(
      rows: rows, awake: bodies.awake.base, records: bodies.record.base, pushes: pushes,
      isAlone: isAlone, context: context)
    workers.run(stage, count: count, minimumChunk: 128)
    var kept = 0
    for place in 0..<count where !isAlone[place] {
      if kept != place { pushes[kept] = pushes[place] }
      kept &+= 1
    }
    scratch.pushes.setCount(kept)
  }
}

/// The integration of velocities or positions over one sub-step; a part is a body.
private struct IntegrationStage: StageWork {
  let quantity: BodyRows.Integrated
  let motion: UnsafeMutablePointer<BodyMotion>
  let pushes: UnsafeMutablePointer<BodyPush>
  let context: StepContext

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    switch quantity {
    case .velocities:
      let limits = SpeedLimits(context)
      for place in range {
        let row = motion + Int(pushes[place].row)
        row.pointee.integrateVelocity(pushes[place], limits)
        pushes[place].freeLinear = row.pointee.linearVelocity
        pushes[place].freeAngular = row.pointee.angularVelocity
      }
    case .velocitiesAgain:
      let limits = SpeedLimits(context)
      for place in range {
        motion[Int(pushes[place].row)].integrateVelocityAgain(&pushes[place], limits)
      }
    case .positions:
      for place in range {
        motion[Int(pushes[place].row)].integratePosition(context.subStep)
      }
    }
  }
}

extension BodyRows {
  /// What is integrated.
  enum Integrated {
    /// Gravity, forces and damping turn into velocity.
    case velocities
    /// They do, and warm start: normals and anchors stay as they are during a step, so the impulses of
    /// the sub-step before change each body's velocity by what they changed it then.
    case velocitiesAgain
    /// Bodies move by their velocities.
    case positions
  }

  /// Integrates over one sub-step.
  func integrate(
    _ quantity: Integrated, _ pushes: borrowing Column<BodyPush>, _ context: StepContext,
    _ workers: borrowing WorkerPool
  ) {
    let stage = IntegrationStage(
      quantity: quantity, motion: motion, pushes: pushes.base, context: context)
    workers.run(stage, count: pushes.count, minimumChunk: 128)
  }
}
