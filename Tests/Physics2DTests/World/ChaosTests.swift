import Testing

@testable import Physics2D

@Suite("Chaos")
struct ChaosTests {
  @Test("thousands of calls in random order keep the world sound", arguments: [UInt64(1), 2, 3])
  func randomCalls(_ seed: UInt64) throws {
    let world = World.earth()
    var random = TestRandom(seed: seed)
    try world.addGround(halfWidth: 12)
    var bodies: [BodyHandle] = []
    var joints: [JointHandle] = []
    for round in 0..<600 {
      let place = Vector2(random.number(-8, 8), random.number(0.5, 8))
      let pick = bodies.isEmpty ? nil : bodies[Int(random.number(0, Float(bodies.count) - 0.01))]
      switch Int(random.number(0, 16)) {
      case 0, 1, 2: bodies.append(try world.addBox(at: place))
      case 3: bodies.append(try world.addCircle(at: place))
      case 4: bodies.append(try world.addBox(.kinematic, at: place))
      case 5: if let pick { world.destroyBody(pick) }
      case 6: if let pick { world.setKind(.static, of: pick) }
      case 7: if let pick { world.setKind(.dynamic, of: pick) }
      case 8: if let pick { world.setTransform(of: pick, position: place, angle: place.x) }
      case 9: if let pick { world.setLinearVelocity(place, of: pick) }
      case 10: if let pick { world.sleep(pick) }
      case 11:
        if let pick, let other = bodies.last, let joint = try? link(world, pick, other, round) {
          joints.append(joint)
        }
      case 12: if let joint = joints.popLast() { world.destroyJoint(joint) }
      case 13:
        if let pick, let shape = world.shapes(of: pick).first {
          world.setFilter(CollisionFilter(mask: round % 3 == 0 ? 0 : .max), of: shape)
        }
      case 14:
        if let pick, let shape = world.shapes(of: pick).first { world.destroyShape(shape) }
      default:
        if let pick, world.isValid(pick) {
          var sensor = ShapeDefinition()
          sensor.isSensor = round % 2 == 0
          try world.addShape(.circle(Circle(radius: 0.7)), to: pick, sensor)
        }
      }
      if round % 3 == 0 { world.step(by: 1 / 60) }
      if round % 20 == 0 {
        let defects = world.defects()
        #expect(defects.isEmpty)
      }
    }
    for body in bodies where world.isValid(body) { world.destroyBody(body) }
    #expect(world.contactCount == 0 && world.jointCount == 0 && world.bodyCount == 1)
    #expect(world.defects().isEmpty)
  }

  private func link(
    _ world: World, _ first: BodyHandle, _ second: BodyHandle, _ round: Int
  ) throws -> JointHandle {
    switch round % 4 {
    case 0: try world.createJoint(DistanceJointDefinition(bodyA: first, bodyB: second))
    case 1: try world.createJoint(RevoluteJointDefinition(bodyA: first, bodyB: second))
    case 2: try world.createJoint(WeldJointDefinition(bodyA: first, bodyB: second))
    default: try world.createJoint(MouseJointDefinition(body: first, target: Vector2(0, 4)))
    }
  }
}
