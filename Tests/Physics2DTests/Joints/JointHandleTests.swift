// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Joints and their handles")
struct JointHandleTests {
  @Test("a joint of a body with itself or with a destroyed body is refused")
  func badBodies() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: .zero)
    let gone = try laboratory.body(at: .zero)
    world.destroyBody(gone)
    #expect(throws: PhysicsError.sameBody) {
      try world.createJoint(DistanceJointDefinition(bodyA: body, bodyB: body))
    }
    #expect(throws: PhysicsError.staleBody) {
      try world.createJoint(WeldJointDefinition(bodyA: body, bodyB: gone))
    }
    #expect(throws: PhysicsError.staleBody) {
      try world.createJoint(MouseJointDefinition(body: gone, target: .zero))
    }
    #expect(world.jointCount == 0)
  }

  @Test("numbers that are not finite or out of range are refused when a joint is made")
  func badDefinitions() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: .zero)
    var rod = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    rod.length = -1
    #expect(throws: PhysicsError.outOfRange("length")) { try world.createJoint(rod) }
    rod.length = .nan
    #expect(throws: PhysicsError.notFinite("length")) { try world.createJoint(rod) }
    rod.length = 1
    rod.minimumLength = 2
    rod.maximumLength = 1
    #expect(throws: PhysicsError.outOfRange("length range")) { try world.createJoint(rod) }
    var pin = RevoluteJointDefinition(bodyA: laboratory.ground, bodyB: body)
    pin.limits = JointLimits(lower: 1, upper: 0)
    #expect(throws: PhysicsError.outOfRange("limits")) { try world.createJoint(pin) }
    pin.limits = nil
    pin.spring = JointSpring(hertz: .infinity, dampingRatio: 0)
    #expect(throws: PhysicsError.notFinite("hertz")) { try world.createJoint(pin) }
    let rail = PrismaticJointDefinition(
      bodyA: laboratory.ground, bodyB: body, localAxis: .zero)
    #expect(throws: PhysicsError.outOfRange("localAxis")) { try world.createJoint(rail) }
    #expect(world.jointCount == 0)
  }

  @Test("a stale handle has no effect and counts; a row is given out again under a new handle")
  func staleHandles() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(1, 0))
    let definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    let first = try world.createJoint(definition)
    world.destroyJoint(first)
    let second = try world.createJoint(definition)
    #expect(!world.isValid(first))
    #expect(world.isValid(second))
    let refusals = world.refusals
    world.setLength(5, of: first)
    world.destroyJoint(first)
    #expect(world.refusals == refusals + 2)
    #expect(world.lastRefusal == .staleJoint)
    #expect(world.length(of: second) == 1)
    #expect(world.length(of: first) == 0)
    world.setTarget(.zero, of: second)
    world.setLength(.infinity, of: second)
    #expect(world.refusals == refusals + 4)
    #expect(world.length(of: second) == 1)
  }

  @Test("a joint goes with its body")
  func goesWithBody() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let a = try laboratory.body(at: .zero)
    let b = try laboratory.body(at: Vector2(1, 0))
    let joint = try world.createJoint(DistanceJointDefinition(bodyA: a, bodyB: b))
    let mouse = try world.createJoint(MouseJointDefinition(body: a, target: .zero))
    world.destroyBody(a)
    #expect(!world.isValid(joint) && !world.isValid(mouse))
    #expect(world.jointCount == 0)
    laboratory.run(seconds: 0.1)
    #expect(world.position(of: b) == Vector2(1, 0))
  }

  @Test("joints between bodies that cannot move or turn are harmless")
  func unmovable() throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let wall = try laboratory.body(at: Vector2(1, 0))
    world.setKind(.static, of: wall)
    let fixed = try laboratory.body(at: Vector2(0, -1), turns: false)
    let other = try laboratory.body(at: Vector2(0, -2), turns: false)
    for (a, b) in [(laboratory.ground, wall), (wall, fixed), (fixed, other)] {
      try world.createJoint(DistanceJointDefinition(bodyA: a, bodyB: b))
      var pin = RevoluteJointDefinition(bodyA: a, bodyB: b)
      pin.motor = .brake(1)
      pin.limits = JointLimits(lower: 0, upper: 1)
      pin.spring = JointSpring(hertz: 3, dampingRatio: 0.5)
      try world.createJoint(pin)
      try world.createJoint(WeldJointDefinition(bodyA: a, bodyB: b))
      try world.createJoint(
        PrismaticJointDefinition(bodyA: a, bodyB: b, localAxis: Vector2(0, 1)))
    }
    laboratory.run(seconds: 2) {
      #expect(world.position(of: other).isFinite && world.position(of: fixed).isFinite)
    }
    #expect(world.position(of: wall) == Vector2(1, 0))
    #expect((world.position(of: other) - Vector2(0, -2)).length < 2)
  }

  @Test("a joint tells an overlay its kind, its anchors, and whether it is a spring or a rope")
  func readout() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(3, 0))
    world.setTransform(of: body, position: Vector2(3, 0), angle: Float.pi / 2)
    var rope = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    rope.localAnchorA = Vector2(0, 1)
    rope.localAnchorB = Vector2(1, 0)
    rope.maximumLength = 5
    rope.userData = 42
    let joint = try world.createJoint(rope)
    try world.createJoint(MouseJointDefinition(body: body, target: Vector2(9, 9)))
    let list = world.jointInfos
    #expect(list.count == 2)
    let first = try #require(list.first)
    #expect(first == world.information(of: joint))
    #expect(first.kind == .distance && first.isRope && !first.isSpring)
    #expect(first.bodyA == laboratory.ground && first.bodyB == body)
    #expect(first.anchorA == Vector2(0, 1))
    #expect((first.anchorB - Vector2(3, 1)).length < 1e-6)
    #expect(first.userData == 42)
    #expect(list[1].bodyA == nil && list[1].anchorA == Vector2(9, 9) && list[1].isSpring)
  }
}

@Suite("Joints on a moving anchor")
struct MovingAnchorTests {
  @Test(
    "a body hangs on when its static anchor is carried about at 20 m/s, and stays finite",
    arguments: [false, true])
  func carried(springs: Bool) throws {
    let laboratory = try JointLaboratory(gravity: 10)
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(0, -1))
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    if springs { definition.spring = JointSpring(hertz: 4, dampingRatio: 0.5) }
    let joint = try world.createJoint(definition)
    var time: Float = 0
    laboratory.run(seconds: 4) {
      time += 1 / 60
      let place = Rotation(angle: 10 * time) * Vector2(2, 0) - Vector2(2, 0)
      world.setTransform(of: laboratory.ground, position: place, angle: 0)
      #expect(world.anchorDistance(of: joint) < (springs ? 20 : 1.5))
    }
    // At rest again the body may still whirl about the anchor, on a spring in a wider circle.
    laboratory.run(seconds: 6)
    #expect(springs || isNear(world.anchorDistance(of: joint), 1, within: 0.02))
  }

  @Test("an anchor on a kinematic body carries its velocity over")
  func kinematic() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    var definition = BodyDefinition()
    definition.kind = .kinematic
    definition.linearVelocity = Vector2(5, 0)
    let cart = try world.createBody(definition)
    let body = try laboratory.body(at: Vector2(-1, 0))
    let joint = try world.createJoint(DistanceJointDefinition(bodyA: cart, bodyB: body))
    laboratory.run(seconds: 1)
    #expect(isNear(world.position(of: cart).x, 5, within: 1e-4))
    #expect(isNear(world.anchorDistance(of: joint), 1, within: 0.005))
    #expect(isNear(world.linearVelocity(of: body).x, 5, within: 0.001))
  }

  @Test("the same scene twice ends in the same bits")
  func deterministic() throws {
    func end() throws -> [Vector2] {
      let laboratory = try JointLaboratory(gravity: 10)
      var last = laboratory.ground
      var list: [BodyHandle] = []
      for link in 1...8 {
        let body = try laboratory.body(at: Vector2(Float(link), 0), inertia: 0.2)
        try laboratory.world.createJoint(DistanceJointDefinition(bodyA: last, bodyB: body))
        list.append(body)
        last = body
      }
      laboratory.run(seconds: 3)
      return list.map { laboratory.world.position(of: $0) }
    }
    #expect(try end() == end())
  }
}
