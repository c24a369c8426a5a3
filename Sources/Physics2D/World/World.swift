// SPDX-License-Identifier: Apache-2.0

/// A two-dimensional world of rigid bodies, advanced in fixed steps with several sub-steps each.
///
/// ```swift
/// let world = World(WorldDefinition(gravity: Vector2(0, -10)))
/// let ground = try world.createBody(BodyDefinition(kind: .static))
/// try world.addShape(.segment(SegmentShape(from: Vector2(-5, 0), to: Vector2(5, 0))), to: ground)
/// let ball = try world.createBody(BodyDefinition(kind: .dynamic, position: Vector2(0, 4)))
/// try world.addShape(.circle(CircleShape(radius: 0.5)), to: ball)
/// for _ in 0..<120 { world.step(by: 1 / 60) }
/// world.position(of: ball)  // (0, 0.495)
/// ```
///
/// Bodies, shapes, chains and joints are identified by handles. A stale handle or a number that is not finite has
/// no effect: methods that create throw a `PhysicsError`, all others count a refusal. Equal worlds stay equal to
/// the last bit under equal calls, on every platform. A world is used from one isolation at a time.
public final class World {
  // Swift would check each access to a table for exclusivity, thousands of times in a step. Accesses do not
  // overlap: stages hold the bases of columns, and nothing calls back into the world while a stage runs.
  @exclusivity(unchecked) var settings: WorldSettings
  @exclusivity(unchecked) var bodies = BodyTable()
  @exclusivity(unchecked) var shapes = ShapeTable()
  @exclusivity(unchecked) var chains = ChainTable()
  @exclusivity(unchecked) var memberships = MembershipTable()
  @exclusivity(unchecked) var contacts = ContactTable()
  @exclusivity(unchecked) var joints = JointTable()
  @exclusivity(unchecked) var graph = ConstraintGraph()
  @exclusivity(unchecked) var broadPhase = BroadPhase()
  @exclusivity(unchecked) var events = EventTable()
  @exclusivity(unchecked) var islands = IslandScratch()
  @exclusivity(unchecked) var scratch = StepScratch()
  @exclusivity(unchecked) var workers: WorkerPool
  /// The work of a step, see `stepWork`, from which several threads share it: a tenth of a millisecond, because
  /// to wake a thread takes half of that.
  var minimumSharedWork = 1500
  var worldGravity: Vector2
  /// The assumed length of the next step for predictions of movement: that of the last one.
  var predictedSeconds = firstPredictedSeconds
  /// The assumed length of the first step of a world, s.
  static var firstPredictedSeconds: Float { 1 / 60 }
  /// The velocity of the frame of reference in which the boxes of dynamic bodies reach ahead, see `SharedMotion`.
  var sharedVelocity = Vector2.zero
  /// The clock for `timings`, in any unit; none by default.
  ///
  /// Has no effect on the results of a step.
  public var clock: (() -> Double)?
  /// The durations of the stages of the last step.
  public internal(set) var timings = StepTimings()
  /// The number of steps so far.
  public internal(set) var stepCount: UInt64 = 0
  /// The number of times that continuous collision stopped a body, over all steps.
  public internal(set) var continuousStopCount: UInt64 = 0
  /// The number of calls that had no effect because of a stale handle or a bad number.
  public internal(set) var refusals = 0
  /// The error of the last refused call.
  public internal(set) var lastRefusal: PhysicsError?

  /// Creates an empty world.
  public init(_ definition: WorldDefinition = WorldDefinition()) {
    settings = WorldSettings(definition)
    workers = WorkerPool(count: Int(settings.workerCount))
    refusals = Int(settings.replacedValues)
    let standard = Vector2(0, -10 * settings.lengthUnitsPerMeter)
    let gravity = definition.gravity ?? standard
    worldGravity = gravity.isFinite ? gravity : standard
    if settings.replacedValues > 0 {
      lastRefusal = .outOfRange("a value of the world's definition")
    }
    if !gravity.isFinite { refuse(.notFinite("gravity")) }
  }

  /// Acceleration of every dynamic body, length units/s²; a change wakes all bodies.
  public var gravity: Vector2 {
    get { worldGravity }
    set {
      guard isUsable(newValue) else { return refuse(.notFinite("gravity")) }
      guard newValue != worldGravity else { return }
      worldGravity = newValue
      wakeAllBodies()
    }
  }

  /// Counts a refused call.
  func refuse(_ error: PhysicsError) {
    refusals &+= 1
    lastRefusal = error
  }
}

/// Whether both components of a vector are finite and within the usable coordinates.
func isUsable(_ vector: Vector2) -> Bool { isUsable(vector.x) && isUsable(vector.y) }

/// Whether a number is finite and within the usable coordinates.
func isUsable(_ number: Float) -> Bool {
  number >= -maximumCoordinate && number <= maximumCoordinate
}
