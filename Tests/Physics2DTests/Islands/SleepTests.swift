// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Sleep")
struct SleepTests {
  /// Two stacks of three boxes, asleep.
  private func sleepingStacks(
    in world: World
  ) throws -> (ground: BodyHandle, left: [BodyHandle], right: [BodyHandle]) {
    let ground = try world.addGround()
    let left = try (0..<3).map { try world.addBox(at: Vector2(-5, 0.5 + Float($0))) }
    let right = try (0..<3).map { try world.addBox(at: Vector2(5, 0.5 + Float($0))) }
    world.run(120)
    #expect(world.awakeBodyCount == 0)
    return (ground, left, right)
  }

  @Test("sleepers are in no list that a step visits")
  func costsNothing() throws {
    let world = World.earth()
    _ = try sleepingStacks(in: world)
    world.step(by: 1 / 60)
    #expect(world.contactCount == 6)
    #expect(world.counters.awakeContacts == 0)
    let foundCount = world.broadPhase.found.count
    #expect(world.awakeBodyCount == 0 && foundCount == 0)
    #expect(world.movedBodies.isEmpty)
  }

  enum Disturbance: CaseIterable {
    case force, velocity, impulse, transform, acceleration, friction, filter, kind, destroyNeighbour
    case joint, mass, wake, shape
  }

  @Test("what changes a body wakes its island and no other", arguments: Disturbance.allCases)
  func wakes(_ disturbance: Disturbance) throws {
    let world = World.earth()
    let (_, left, right) = try sleepingStacks(in: world)
    let middle = left[1]
    let shape = try #require(world.shapes(of: middle).first)
    switch disturbance {
    case .force: world.applyForceToCenter(Vector2(1, 0), to: middle)
    case .velocity: world.setLinearVelocity(Vector2(0, 1), of: middle)
    case .impulse: world.applyAngularImpulse(0.1, to: middle)
    case .transform: world.setTransform(of: middle, position: Vector2(-5, 1.6), angle: 0)
    case .acceleration: world.setAcceleration(Vector2(1, 0), of: middle)
    case .friction: world.setFriction(0.1, of: shape)
    case .filter: world.setFilter(CollisionFilter(categories: 3), of: shape)
    case .kind: world.setKind(.static, of: middle)
    case .destroyNeighbour: world.destroyBody(left[0])
    case .joint:
      _ = try world.createJoint(DistanceJointDefinition(bodyA: middle, bodyB: left[2]))
    case .mass: world.setMass(3, rotationalInertia: 1, center: .zero, of: middle)
    case .wake: world.wake(middle)
    case .shape: try world.addShape(.circle(CircleShape(radius: 0.1)), to: middle)
    }
    #expect(world.isAwake(left[2]))
    for box in right { #expect(!world.isAwake(box)) }
    #expect(world.defects().isEmpty)
    world.run(5)
    #expect(world.defects().isEmpty)
    for box in right { #expect(!world.isAwake(box)) }
  }

  @Test("a force that may not wake does nothing to a sleeping body and lets a resting one sleep")
  func steadyPush() throws {
    let world = World.earth()
    try world.addGround()
    let box = try world.addBox(at: Vector2(0, 0.5))
    for _ in 0..<120 {
      world.applyForceToCenter(Vector2(1, 0), to: box, wakes: false)
      world.step(by: 1 / 60)
    }
    #expect(!world.isAwake(box))
    #expect(world.linearVelocity(of: box) == .zero)
  }

  @Test("a body that falls onto a sleeping stack wakes it, and all sleep again")
  func contactWakes() throws {
    let world = World.earth()
    let (_, left, right) = try sleepingStacks(in: world)
    let ball = try world.addCircle(at: Vector2(-5, 5), radius: 0.3)
    var didWake = false
    for _ in 0..<60 {
      world.step(by: 1 / 60)
      didWake = didWake || world.isAwake(left[0])
    }
    #expect(didWake)
    for box in right { #expect(!world.isAwake(box)) }
    world.destroyBody(ball)
    world.run(180)
    #expect(world.awakeBodyCount == 0)
  }

  @Test("moving or removing the ground wakes what stands on it")
  func groundMoves() throws {
    let world = World.earth()
    let (ground, left, right) = try sleepingStacks(in: world)
    world.setTransform(of: ground, position: Vector2(0, -1.5), angle: 0)
    for box in left + right { #expect(world.isAwake(box)) }
    world.run(180)
    #expect(world.awakeBodyCount == 0)
    #expect(abs(world.position(of: left[0]).y) < 0.03)
    world.destroyBody(ground)
    world.run(30)
    for box in left + right { #expect(world.position(of: box).y < 2) }
    #expect(world.defects().isEmpty)
  }

  @Test("a static box put onto sleepers wakes them")
  func staticArrives() throws {
    let world = World.earth()
    let (_, left, _) = try sleepingStacks(in: world)
    try world.addBox(.static, at: Vector2(-5.6, 2.5), halfWidth: 0.2, halfHeight: 0.2)
    world.step(by: 1 / 60)
    #expect(world.isAwake(left[0]))
  }

  @Test("a kinematic body keeps what it touches awake only while it moves")
  func kinematic() throws {
    let world = World.earth()
    let lift = try world.addBox(.kinematic, at: Vector2(0, -1), halfWidth: 3, halfHeight: 1)
    let box = try world.addBox(at: Vector2(0, 0.5))
    world.setLinearVelocity(Vector2(0, 0.2), of: lift)
    world.run(120)
    #expect(world.isAwake(box))
    world.setLinearVelocity(.zero, of: lift)
    world.run(90)
    #expect(!world.isAwake(box) && !world.isAwake(lift))
    world.setLinearVelocity(Vector2(0, -0.2), of: lift)
    #expect(world.isAwake(box))
    world.run(30)
    #expect(world.defects().isEmpty)
  }

  @Test("bodies joined to each other sleep together or not at all")
  func joined() throws {
    let world = World.weightless()
    let first = try world.addCircle(at: .zero)
    let second = try world.addCircle(at: Vector2(3, 0))
    try world.createJoint(DistanceJointDefinition(bodyA: first, bodyB: second))
    world.setAllowsSleep(false, of: second)
    world.run(120)
    #expect(world.isAwake(first))
    world.setAllowsSleep(true, of: second)
    world.run(60)
    #expect(!world.isAwake(first) && !world.isAwake(second))
    #expect(world.counters.awakeJoints == 0)
    world.wake(first)
    #expect(world.isAwake(second))
    #expect(world.counters.awakeJoints == 1)
  }

  @Test("sleep can be asked for, and forbidden for a body and a world")
  func asked() throws {
    let world = World.earth()
    let (_, left, _) = try sleepingStacks(in: world)
    world.wake(left[0])
    world.sleep(left[2])
    #expect(world.awakeBodyCount == 0)
    #expect(world.defects().isEmpty)
    var definition = WorldDefinition()
    definition.allowsSleep = false
    let sleepless = World(definition)
    try sleepless.addGround()
    let box = try sleepless.addBox(at: Vector2(0, 0.5))
    sleepless.run(120)
    #expect(sleepless.isAwake(box))
  }

  @Test("a body made asleep stays until something comes")
  func madeAsleep() throws {
    let world = World.earth()
    var definition = BodyDefinition(kind: .dynamic, position: Vector2(0, 5))
    definition.isAwake = false
    let sleeper = try world.createBody(definition)
    let other = try world.addCircle(at: Vector2(0, 8))
    world.run(10)
    #expect(world.awakeBodyCount == 1)
    try world.addShape(.circle(CircleShape(radius: 0.5)), to: sleeper)
    #expect(world.isAwake(sleeper))
    world.sleep(sleeper)
    #expect(world.position(of: sleeper).y > 4.9)
    world.run(60)
    #expect(world.position(of: sleeper).y < 4.9)
    #expect(world.isValid(other))
  }
}
