/// A world of rigid bodies in the plane, stepped in fixed steps with several sub-steps each.
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
/// Bodies, shapes, chains and joints are named by handles. A handle to something destroyed, or a
/// number that is not finite, has no effect: creating throws a `PhysicsError`, every other call
/// counts a refusal. Equal worlds that are given equal calls stay equal, bit by bit, on every
/// platform. A world is used from one isolation at a time.
public final class World {
  // Swift would check each access to a table for overlap with others, thousands of times in a step. Accesses do
  // not overlap: stages take the bases of columns, and nothing calls back into the world while it holds one.
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
  var worldGravity: Vector2
  /// How long the next step is taken to be when movements are predicted: as long as the last one, 1/60
  /// s before the first.
  var predictedSeconds: Float = 1 / 60
  /// Tells the time for `timings`, in any unit; none by default.
  ///
  /// Never changes what a step does.
  public var clock: (() -> Double)?
  /// How long the stages of the last step took.
  public internal(set) var timings = StepTimings()
  /// The number of steps so far.
  public internal(set) var stepCount: UInt64 = 0
  /// How often continuous collision stopped a body, over all steps.
  public internal(set) var continuousStopCount: UInt64 = 0
  /// How many calls had no effect because of a stale handle or a bad number.
  public internal(set) var refusals = 0
  /// Why the last refused call had no effect.
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

  /// Counts a call that had no effect.
  func refuse(_ error: PhysicsError) {
    refusals &+= 1
    lastRefusal = error
  }
}

/// Whether the engine can compute with both parts of a vector.
func isUsable(_ vector: Vector2) -> Bool { isUsable(vector.x) && isUsable(vector.y) }

/// Whether the engine can compute with a number.
func isUsable(_ number: Float) -> Bool {
  number >= -maximumCoordinate && number <= maximumCoordinate
}
