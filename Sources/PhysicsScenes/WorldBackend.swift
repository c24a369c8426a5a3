// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// A backend for `Physics2D`.
public final class WorldBackend: PhysicsBackend {
  /// The world.
  public let world: World
  private var bodies = SceneBodies<BodyHandle>()

  /// Creates an empty backend with the gravity of a scene.
  ///
  /// - Parameter workerCount: the number of threads that share a step; 1 by default.
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

  /// Adds a shape to a body and updates its mass.
  public func addShape(_ shape: CollisionShape, to body: Int, _ definition: ShapeDefinition) throws
  {
    try world.addShape(shape, to: handle(of: body), definition)
  }

  /// Adds a closed chain to a body.
  public func addLoop(_ points: [Vector2], to body: Int, _ definition: ShapeDefinition) throws {
    try world.addChain(points, isLoop: true, to: handle(of: body), definition)
  }

  /// Adds a revolute joint.
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

  /// The origin of the body's frame, in meters; zero if the body was removed.
  public func position(of body: Int) -> Vector2 {
    bodies[body].map(world.position) ?? .zero
  }

  /// Steps the world with 4 sub-steps.
  public func step(by seconds: Float) {
    world.step(by: seconds)
  }

  /// Whether a ray hits a shape.
  public func intersects(_ ray: SceneRay) -> Bool {
    world.castRay(from: ray.origin, translation: ray.translation) != nil
  }

  /// The indices of the existing dynamic bodies.
  public var dynamicBodies: [Int] { bodies.dynamicBodies }

  /// The number of awake bodies.
  public var awakeBodyCount: Int { world.awakeBodyCount }

  /// The numbers of bodies, shapes, joints and contacts.
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
