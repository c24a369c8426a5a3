// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Bodies")
struct BodyTests {
  @Test("mass, center and inertia follow the shapes")
  func mass() throws {
    let world = World.earth()
    let body = try world.addBody(at: Vector2(1, 1))
    #expect(world.mass(of: body) == 1)
    var definition = ShapeDefinition()
    definition.density = 2
    try world.addShape(
      .polygon(.box(halfWidth: 0.5, halfHeight: 0.5, center: Vector2(1, 0))), to: body, definition)
    try world.addShape(
      .polygon(.box(halfWidth: 0.5, halfHeight: 0.5, center: Vector2(-1, 0))), to: body,
      definition)
    #expect(abs(world.mass(of: body) - 4) < 1e-5)
    #expect((world.centerOfMass(of: body) - Vector2(1, 1)).length < 1e-5)
    // Two unit squares of mass 2 at distance 1: 2 · (2/6 + 2).
    #expect(abs(world.rotationalInertia(of: body) - 14.0 / 3) < 1e-4)
    world.setMass(7, rotationalInertia: 3, center: Vector2(0, 0.5), of: body)
    #expect(world.mass(of: body) == 7)
    #expect((world.centerOfMass(of: body) - Vector2(1, 1.5)).length < 1e-5)
    world.resetMass(of: body)
    #expect(abs(world.mass(of: body) - 4) < 1e-5)
  }

  @Test("a force of mass · a for a second gives a velocity of a; a torque likewise")
  func forces() throws {
    let world = World.weightless()
    let body = try world.addBox(at: .zero)
    for _ in 0..<60 {
      world.applyForceToCenter(Vector2(3, 0), to: body)
      world.applyTorque(2 * world.rotationalInertia(of: body), to: body)
      world.step(by: 1 / 60)
    }
    #expect((world.linearVelocity(of: body) - Vector2(3, 0)).length < 1e-3)
    #expect(abs(world.angularVelocity(of: body) - 2) < 1e-3)
    world.applyAcceleration(Vector2(-60, 0), to: body)
    world.step(by: 1 / 60)
    #expect((world.linearVelocity(of: body) - Vector2(2, 0)).length < 1e-3)
    world.applyAcceleration(Vector2(60, 0), to: body)
    world.step(by: 1 / 60)
    world.applyLinearImpulse(Vector2(0, 4), at: world.centerOfMass(of: body), to: body)
    #expect((world.linearVelocity(of: body) - Vector2(3, 4)).length < 1e-3)
  }

  @Test("an angular acceleration turns bodies of any inertia alike")
  func angularAcceleration() throws {
    let world = World.weightless()
    let bodies = try [Vector2(0, 0), Vector2(9, 0)].map { try world.addBox(at: $0) }
    for shape in world.shapes(of: bodies[1]) { world.setDensity(40, of: shape) }
    for body in bodies {
      world.applyAngularAcceleration(60, to: body)
      #expect(world.angularVelocity(of: body) == 0)
    }
    world.step(by: 1 / 60)
    for body in bodies { #expect(abs(world.angularVelocity(of: body) - 1) < 1e-3) }
    world.step(by: 1 / 60)
    for body in bodies { #expect(abs(world.angularVelocity(of: body) - 1) < 1e-3) }
  }

  @Test("a body that may not turn does not turn")
  func fixedRotation() throws {
    let world = World.weightless()
    let body = try world.addBox(at: .zero)
    world.setAngularVelocity(5, of: body)
    world.setAllowsRotation(false, of: body)
    world.applyLinearImpulse(Vector2(0, 1), at: Vector2(0.5, 0), to: body)
    world.run(30)
    #expect(world.angularVelocity(of: body) == 0)
    #expect(world.angle(of: body) == 0)
    #expect(world.linearVelocity(of: body).y > 0)
  }

  @Test("a body changes its kind while it touches, without an end of the touch")
  func kinds() throws {
    let world = World.earth()
    try world.addGround()
    let below = try world.addBox(at: Vector2(0, 0.5))
    let above = try world.addBox(at: Vector2(0, 1.5))
    world.run(90)
    #expect(world.awakeBodyCount == 0)
    for kind in [BodyKind.static, .kinematic, .dynamic, .static, .dynamic] {
      world.setKind(kind, of: below)
      #expect(world.kind(of: below) == kind)
      #expect(world.defects().isEmpty)
      world.run(10)
      #expect(world.defects().isEmpty)
      #expect(world.endContacts.allSatisfy { world.body(of: $0.shapeA) != above })
    }
    world.run(120)
    #expect(abs(world.position(of: above).y - 1.5) < 0.03)
    #expect(world.awakeBodyCount == 0)
  }

  @Test("a transform that is set keeps the velocity and moves the shapes")
  func transform() throws {
    let world = World.weightless()
    let body = try world.addBox(at: .zero)
    world.setLinearVelocity(Vector2(1, 2), of: body)
    world.setTransform(of: body, position: Vector2(10, 0), angle: .pi / 4)
    #expect(world.linearVelocity(of: body) == Vector2(1, 2))
    #expect(abs(world.bounds(of: body).extents.x - Float(0.5).squareRoot()) < 1e-4)
    #expect(world.overlaps(point: Vector2(10, 0)).count == 1)
    #expect(world.overlaps(point: .zero).isEmpty)
  }

  @Test("an acceleration acts until it is changed, a gravity scale scales")
  func acceleration() throws {
    let world = World.earth()
    let body = try world.addCircle(at: .zero)
    world.setGravityScale(0.5, of: body)
    world.setAcceleration(Vector2(2, 0), of: body)
    world.run(60)
    #expect((world.linearVelocity(of: body) - Vector2(2, -5)).length < 1e-3)
  }

  @Test(
    "extents of a body without mass are those of all its shapes",
    arguments: [BodyKind.static, .kinematic])
  func extents(kind: BodyKind) throws {
    let world = World.earth()
    let body = try world.addBody(kind)
    for index in 1...4 {
      let circle = try CircleShape(center: Vector2(3 * Float(index), 0), radius: 1)
      try world.addShape(.circle(circle), to: body, updatesMass: index % 2 == 0)
    }
    // Circles about 3, 6, 9 and 12, as seen from the center at 0.
    #expect(world.bodies.mass[body.index].minimumExtent == 1)
    #expect(world.bodies.mass[body.index].maximumExtent == 13)
    world.destroyShape(world.shapes(of: body)[0])
    #expect(world.bodies.mass[body.index].maximumExtent == 10)
    // A dynamic body has its extents about the center of mass.
    world.setKind(.dynamic, of: body)
    #expect(abs(world.bodies.mass[body.index].maximumExtent - 4) < 1e-5)
  }

  @Test(
    "shapes keep their order when some are destroyed",
    arguments: [[0], [3], [1, 2], [2, 0, 3]])
  func order(destroyed: [Int]) throws {
    let world = World.earth()
    let body = try world.addBody(.static)
    let shapes = try (0..<4).map { index in
      try world.addShape(
        .circle(CircleShape(center: Vector2(Float(index), 0), radius: 0.4)), to: body)
    }
    for index in destroyed { world.destroyShape(shapes[index]) }
    let kept = (0..<4).filter { !destroyed.contains($0) }.map { shapes[$0] }
    // The last one comes first.
    #expect(world.shapes(of: body) == kept.reversed())
  }

  #if DEBUG
    @Test(
      "each shape of a body without mass is read once", arguments: [BodyKind.static, .kinematic])
    func growth(kind: BodyKind) throws {
      let world = World.earth()
      let body = try world.addBody(kind)
      for index in 0..<1000 {
        try world.addShape(
          .circle(CircleShape(center: Vector2(Float(index), 0), radius: 0.4)), to: body)
      }
      #expect(world.shapes.extentCount == 1000)
    }

    @Test("destroying a shape of a static body reads no others, unless it is the farthest")
    func shrinking() throws {
      let world = World.earth()
      let body = try world.addBody(.static)
      let shapes = try (0..<1000).map { index in
        try world.addShape(
          .circle(CircleShape(center: Vector2(Float(index), 0), radius: 0.4)), to: body)
      }
      world.shapes.extentCount = 0
      for shape in shapes.prefix(900) { world.destroyShape(shape) }
      #expect(world.shapes.extentCount == 900)
      #expect(world.bodies.mass[body.index].maximumExtent == 999.4)
      // The farthest, then the 99 others.
      world.destroyShape(shapes[999])
      #expect(world.shapes.extentCount == 900 + 1 + 99)
      #expect(world.bodies.mass[body.index].maximumExtent == 998.4)
    }
  #endif
}
