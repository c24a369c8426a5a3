// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// A way to join a body of its own to the ground.
struct JointVariety: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Joins a body to the ground; the number chooses how.
  let create: @Sendable (World, _ ground: BodyHandle, _ body: BodyHandle, Int) throws -> Void

  static let all = [
    JointVariety(testDescription: "revolute", create: pin),
    JointVariety(testDescription: "distance", create: rod),
    JointVariety(testDescription: "prismatic", create: rail),
    JointVariety(testDescription: "weld", create: weld),
    JointVariety(testDescription: "mouse", create: pull),
  ]

  @Sendable
  private static func pin(
    _ world: World, _ ground: BodyHandle, _ body: BodyHandle, _ number: Int
  ) throws {
    var joint = RevoluteJointDefinition(bodyA: ground, bodyB: body)
    joint.localAnchorA = world.position(of: body) + Vector2(-0.5, 0)
    joint.localAnchorB = Vector2(-0.5, 0)
    if number % 2 == 1 { joint.limits = JointLimits(lower: -0.7, upper: 0.1) }
    if number % 3 == 1 { joint.motor = JointMotor(speed: 2, maximumEffort: 3) }
    if number % 4 == 1 { joint.angularSpring = JointSpring(hertz: 2, dampingRatio: 0.1) }
    if number % 5 == 4 { joint.spring = JointSpring(hertz: Float(number), dampingRatio: 0.2) }
    try world.createJoint(joint)
  }

  @Sendable
  private static func rod(
    _ world: World, _ ground: BodyHandle, _ body: BodyHandle, _ number: Int
  ) throws {
    var joint = DistanceJointDefinition(bodyA: ground, bodyB: body)
    joint.localAnchorA = world.position(of: body) + Vector2(-0.8, 0.3)
    if number % 2 == 1 { joint.spring = JointSpring(hertz: 3, dampingRatio: 0.1) }
    if number % 3 == 1 { joint.maximumLength = 0.9 }
    if number % 4 == 3 { joint.minimumLength = 0.5 }
    if number % 5 == 4 { joint.length = 0 }
    try world.createJoint(joint)
  }

  @Sendable
  private static func rail(
    _ world: World, _ ground: BodyHandle, _ body: BodyHandle, _ number: Int
  ) throws {
    var joint = PrismaticJointDefinition(
      bodyA: ground, bodyB: body, localAxis: Vector2(1, -Float(number)))
    joint.localAnchorA = world.position(of: body)
    if number % 2 == 1 { joint.limits = JointLimits(lower: -0.2, upper: 0.3) }
    if number % 3 == 1 { joint.motor = .brake(4) }
    if number % 4 == 1 { joint.spring = JointSpring(hertz: 2, dampingRatio: 0.1) }
    try world.createJoint(joint)
  }

  @Sendable
  private static func weld(
    _ world: World, _ ground: BodyHandle, _ body: BodyHandle, _ number: Int
  ) throws {
    var joint = WeldJointDefinition(bodyA: ground, bodyB: body)
    joint.localAnchorA = world.position(of: body) + Vector2(-0.5, 0)
    joint.localAnchorB = Vector2(-0.5, 0)
    if number % 2 == 1 { joint.linearSpring = JointSpring(hertz: 3, dampingRatio: 0.1) }
    if number % 3 == 1 { joint.angularSpring = JointSpring(hertz: 2, dampingRatio: 0.3) }
    try world.createJoint(joint)
  }

  @Sendable
  private static func pull(
    _ world: World, _ ground: BodyHandle, _ body: BodyHandle, _ number: Int
  ) throws {
    var joint = MouseJointDefinition(
      body: body, target: world.position(of: body) + Vector2(Float(number), 1))
    joint.localAnchor = Vector2(0.2, 0.1)
    if number % 2 == 1 { joint.maximumForce = 20 }
    if number % 3 == 1 { joint.spring = JointSpring(hertz: 2, dampingRatio: 0.3) }
    try world.createJoint(joint)
  }
}

@Suite("Joint blocks")
struct JointBlockTests {
  /// Where some of eleven bodies, each on a joint of its own, are and how they move after two seconds.
  private func states(_ variety: JointVariety, of numbers: Range<Int>) throws -> [BodyMotion] {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    var bodies: [BodyHandle] = []
    for number in numbers {
      let body = try laboratory.body(
        at: Vector2(Float(number), 0), mass: 1 + 0.3 * Float(number), inertia: 0.4)
      try variety.create(world, laboratory.ground, body, number)
      bodies.append(body)
    }
    laboratory.run(seconds: 2)
    return bodies.map { body in
      var state = BodyMotion()
      state.linearVelocity = world.linearVelocity(of: body)
      state.angularVelocity = world.angularVelocity(of: body)
      state.deltaPosition = world.position(of: body)
      state.deltaRotation = world.rotation(of: body)
      return state
    }
  }

  @Test(
    "joints of all sorts side by side do what each does alone, to the last bit",
    arguments: JointVariety.all)
  func sideBySide(_ variety: JointVariety) throws {
    let together = try states(variety, of: 0..<11)
    for number in 0..<11 {
      let alone = try states(variety, of: number..<(number + 1))
      #expect(alone.first?.linearVelocity == together[number].linearVelocity)
      #expect(alone.first?.angularVelocity == together[number].angularVelocity)
      #expect(alone.first?.deltaPosition == together[number].deltaPosition)
      #expect(alone.first?.deltaRotation == together[number].deltaRotation)
    }
    let moves = together.contains { $0.linearVelocity != .zero || $0.deltaPosition.y != 0 }
    #expect(moves)
  }
}
