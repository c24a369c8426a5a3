import Physics2D

/// A backend on a world of `Physics2D`.
public final class WorldBackend: PhysicsBackend {
  /// The world.
  public let world: World
  private var bodies = SceneBodies<BodyHandle>()

  /// Creates an empty backend with the gravity of a scene, whose steps several threads may do together; 1 by
  /// default.
  public init(for scene: PhysicsScene, workerCount: Int = 1) {
    var definition = WorldDefinition(gravity: scene.gravity)
    definition.workerCount = workerCount
    definition.allowsSleep = scene.allowsSleep
    world = World(definition)
  }

  /// Creates a body.
  public func addBody(_ definition: BodyDefinition) throws -> Int {
    bodies.append(try world.createBody(definition), definition.kind)
  }

  /// Destroys a body.
  public func removeBody(_ body: Int) {
    if let handle = bodies.remove(body) { world.destroyBody(handle) }
  }

  /// Gives a body a shape, and the mass that goes with it.
  public func addShape(_ shape: CollisionShape, to body: Int, _ definition: ShapeDefinition) throws
  {
    try world.addShape(shape, to: handle(of: body), definition)
  }

  /// Gives a body a closed chain.
  public func addLoop(_ points: [Vector2], to body: Int, _ definition: ShapeDefinition) throws {
    try world.addChain(points, isLoop: true, to: handle(of: body), definition)
  }

  /// Creates a revolute joint, whose spring is an angular one.
  public func addRevoluteJoint(_ joint: SceneRevoluteJoint) throws {
    var definition = try RevoluteJointDefinition(
      bodyA: handle(of: joint.bodyA), bodyB: handle(of: joint.bodyB))
    definition.localAnchorA = joint.localAnchorA
    definition.localAnchorB = joint.localAnchorB
    definition.motor = joint.motor
    definition.limits = joint.limits
    definition.angularSpring = joint.spring
    try world.createJoint(definition)
  }

  /// Sets the velocity of a body, m/s.
  public func setLinearVelocity(_ velocity: Vector2, of body: Int) {
    if let handle = bodies[body] { world.setLinearVelocity(velocity, of: handle) }
  }

  /// Where the origin of a body's frame is; zero for one that was removed.
  public func position(of body: Int) -> Vector2 {
    bodies[body].map(world.position) ?? .zero
  }

  /// Steps the world with 4 sub-steps.
  public func step(by seconds: Float) {
    world.step(by: seconds)
  }

  /// Whether a ray meets something.
  public func intersects(_ ray: SceneRay) -> Bool {
    world.castRay(from: ray.origin, translation: ray.translation) != nil
  }

  /// The numbers of the dynamic bodies.
  public var dynamicBodies: [Int] { bodies.dynamicBodies }

  /// How many bodies are awake.
  public var awakeBodyCount: Int { world.awakeBodyCount }

  /// How much there is in the world.
  public var counts: SceneCounts {
    let counters = world.counters
    var counts = SceneCounts()
    counts.bodies = counters.bodies
    counts.shapes = counters.shapes
    counts.joints = world.jointCount
    counts.contacts = counters.contacts
    counts.bytes = world.byteCount
    return counts
  }

  private func handle(of body: Int) throws(PhysicsError) -> BodyHandle {
    guard let handle = bodies[body] else { throw .staleBody }
    return handle
  }
}
