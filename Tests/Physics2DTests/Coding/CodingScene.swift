// SPDX-License-Identifier: Apache-2.0

@testable import Physics2D

/// A small world with something in every table of the format.
struct CodingScene {
  let world: World
  private var joints: [JointHandle] = []
  private var bodies: [BodyHandle] = []

  /// - Parameter stabilizesPiles: Whether the world has the settings of an animator.
  init(stabilizesPiles: Bool = true) throws {
    var definition = WorldDefinition(gravity: Vector2(0, -10))
    definition.stabilizesPiles = stabilizesPiles
    definition.contactMargin = stabilizesPiles ? 0.01 : 0
    definition.continuousDynamics = !stabilizesPiles
    world = World(definition)
    try addBounds()
    try addShapes()
    try addJoints()
    // Free rows in every table, with generations.
    for index in [2, 5] { world.destroyBody(bodies[index]) }
    world.destroyJoint(joints[1])
  }

  /// Steps, and makes calls that depend on the step.
  func run(from start: Int, to end: Int) {
    for step in start..<end {
      if step % 7 == 0 { world.applyForceToCenter(Vector2(3, 20), to: bodies[3]) }
      if step == 20 { world.setLinearVelocity(Vector2(90, 3), of: bodies[4]) }
      if step == 33 { world.setTransform(of: bodies[6], position: Vector2(-3, 4), angle: 2) }
      world.step(by: 1 / 60)
    }
    world.applyForceToCenter(Vector2(1, 0), to: bodies[7], wakes: false)
  }

  private func addBounds() throws {
    let ground = try world.addBody(.static)
    try world.addChain(
      [Vector2(-6, 8), Vector2(-6, 0), Vector2(6, 0), Vector2(6, 8)].reversed(), isLoop: false,
      to: ground)
    try world.addShape(.segment(SegmentShape(from: Vector2(-6, 2), to: Vector2(-4, 0))), to: ground)
    // Two boxes side by side have an internal edge.
    let floor = try world.addBody(.static, at: Vector2(4, 0))
    try world.addShape(
      .polygon(.box(halfWidth: 1, halfHeight: 0.5, center: Vector2(-1, 0))), to: floor)
    try world.addShape(
      .polygon(.box(halfWidth: 1, halfHeight: 0.5, center: Vector2(1, 0))), to: floor)
    world.removeInternalEdges(of: floor)
    let lift = try world.addBox(.kinematic, at: Vector2(-2, 1), halfWidth: 0.5, halfHeight: 0.1)
    world.setLinearVelocity(Vector2(0, 0.2), of: lift)
    var sensor = ShapeDefinition()
    sensor.isSensor = true
    try world.addBox(.static, at: Vector2(0, 1), halfWidth: 2, halfHeight: 0.5, sensor)
  }

  private mutating func addShapes() throws {
    var definition = ShapeDefinition()
    definition.hitEvents = true
    definition.filter.memberships = world.memberships([3, -1, 7])
    for index in 0..<14 {
      let place = Vector2(-4 + Float(index % 5) * 1.7, 1.5 + Float(index / 5) * 1.2)
      let body = try world.addBody(at: place, angle: Float(index) * 0.3)
      definition.userData = UInt64(index) << 40
      definition.restitution = index % 4 == 0 ? 0.5 : 0
      try world.addShape(shape(index), to: body, definition)
      if index == 9 { try world.addShape(.circle(CircleShape(radius: 0.5)), to: body) }
      bodies.append(body)
    }
    var sleeper = BodyDefinition(kind: .dynamic, position: Vector2(5, 0.9))
    sleeper.isAwake = false
    let asleep = try world.createBody(sleeper)
    try world.addShape(
      .polygon(.box(halfWidth: 0.3, halfHeight: 0.4)), to: asleep, definition, updatesMass: true)
    world.sleep(asleep)
    world.setMass(3, rotationalInertia: 0.5, center: Vector2(0.1, 0), of: bodies[8])
  }

  private func shape(_ index: Int) throws -> CollisionShape {
    switch index % 5 {
    case 0: .circle(try CircleShape(radius: 0.4))
    case 1: .polygon(try .box(halfWidth: 0.4, halfHeight: 0.3))
    case 2: .polygon(try .box(halfWidth: 0.3, halfHeight: 0.3, radius: 0.1))
    case 3: .capsule(try CapsuleShape(from: Vector2(-0.3, 0), to: Vector2(0.3, 0), radius: 0.2))
    default:
      // Normals that were rotated are not those of the rotated corners.
      CollisionShape.polygon(
        try PolygonShape(hull: [Vector2(-0.5, 0), Vector2(0.4, 0.1), Vector2(0, 0.6)])
      ).transformed(by: Transform(position: .zero, rotation: Rotation(angle: 0.7)))
    }
  }

  private mutating func addJoints() throws {
    for index in 0..<2 {
      joints.append(
        try world.createJoint(
          DistanceJointDefinition(bodyA: bodies[index], bodyB: bodies[index + 1])))
    }
    var pin = RevoluteJointDefinition(bodyA: bodies[3], bodyB: bodies[4])
    pin.limits = JointLimits(lower: -0.5, upper: 0.5)
    pin.motor = .brake(2)
    joints.append(try world.createJoint(pin))
    var slider = PrismaticJointDefinition(
      bodyA: bodies[6], bodyB: bodies[7], localAxis: Vector2(1, 0))
    slider.spring = JointSpring(hertz: 2, dampingRatio: 0.3)
    joints.append(try world.createJoint(slider))
    joints.append(try world.createJoint(WeldJointDefinition(bodyA: bodies[10], bodyB: bodies[11])))
    joints.append(
      try world.createJoint(MouseJointDefinition(body: bodies[12], target: Vector2(2, 3))))
  }
}
