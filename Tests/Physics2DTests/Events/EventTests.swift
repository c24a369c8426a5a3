// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Events")
struct EventTests {
  @Test("a touch begins once and ends once, with the two shapes and a normal from A to B")
  func beginAndEnd() throws {
    let world = World.earth()
    let ground = try world.addGround()
    let ball = try world.addCircle(at: Vector2(0, 1))
    var begins: [ContactBeginEvent] = []
    var ends: [ContactEndEvent] = []
    func run(_ steps: Int) {
      for _ in 0..<steps {
        world.step(by: 1 / 60)
        begins += world.beginContacts
        ends += world.endContacts
      }
    }
    run(60)
    #expect(begins.count == 1 && ends.isEmpty)
    let begin = try #require(begins.first)
    let bodies = [world.body(of: begin.shapeA), world.body(of: begin.shapeB)]
    #expect(bodies.contains(ground) && bodies.contains(ball))
    let up: Float = bodies[0] == ground ? 1 : -1
    #expect(abs(begin.normal.y - up) < 1e-4)
    #expect(abs(begin.point.x) < 0.01 && abs(begin.point.y) < 0.03)
    world.setLinearVelocity(Vector2(0, 3), of: ball)
    run(20)
    #expect(begins.count == 1 && ends.count == 1)
    run(60)
    #expect(begins.count == 2)
  }

  @Test("a turning box that leaves an edge by four points ends its contact, and begins it again")
  func bounceOfTurningBox() throws {
    // A box of 100 points falls 100 points, with its center 20 points beside the end of a line. By Newton's and
    // Coulomb's laws with e = μ = 0.2 it leaves with 2.87 rad/s, 96 points/s sideways and 32 up. So the distance
    // along the box's normal from its lower edge to the end of the line, which is 4.2 points after 0.1 s, is that of
    // the contact margin again after 0.216 s, the time of a published log (S135).
    let world = World.ofPile(gravity: 1000)
    let floor = try world.createBody(BodyDefinition(kind: .static))
    try world.addShape(
      .segment(SegmentShape(from: Vector2(0, 300), to: Vector2(130, 300))), to: floor, .ofItem)
    try world.item(.box, Vector2(100, 100), at: Vector2(150, 150))
    var begins: [Float] = []
    var ends = 0
    for step in 1...45 {
      world.step(by: 1 / 60)
      begins += world.beginContacts.map { _ in Float(step) / 60 }
      ends += world.endContacts.count
      if begins.count < 2 { #expect(ends <= 1) }
    }
    try #require(begins.count == 2)
    #expect(isNear(begins[1] - begins[0], 0.216, within: 0.08))
  }

  @Test("the begin of a touch is not reported before the shapes meet")
  func noEarlyBegin() throws {
    let world = World.weightless()
    try world.addCircle(.static, at: .zero)
    let ball = try world.addCircle(at: Vector2(1.015, 0))
    world.run(3)
    #expect(world.contactInfos.count == 1)
    #expect(world.touchingPairCount == 1)
    #expect(world.beginContacts.isEmpty)
    world.setLinearVelocity(Vector2(-1, 0), of: ball)
    world.step(by: 1 / 60)
    #expect(world.beginContacts.count == 1)
  }

  @Test("a near body that is made anew between steps is awaited once, also by a decoded world")
  func awaitedOnce() throws {
    var world = World.weightless()
    try world.addCircle(.static, at: .zero)
    for _ in 0..<3 {
      let ball = try world.addCircle(at: Vector2(1.015, 0))
      world.step(by: 1 / 60)
      #expect(world.beginContacts.isEmpty)
      let awaitedCount = world.contacts.unreported.count
      #expect(awaitedCount == 1)
      world.destroyBody(ball)
      world = try World(decoding: world.encode())
    }
    let ball = try world.addCircle(at: Vector2(1.015, 0))
    world.setLinearVelocity(Vector2(-1, 0), of: ball)
    world.step(by: 1 / 60)
    #expect(world.beginContacts.count == 1)
    let awaitedCount = world.contacts.unreported.count
    #expect(awaitedCount == 0)
  }

  @Test("a shape that is destroyed while it touches ends the touch in the next step")
  func endByDestruction() throws {
    let world = World.earth()
    try world.addGround()
    let ball = try world.addCircle(at: Vector2(0, 0.5))
    let shape = try #require(world.shapes(of: ball).first)
    world.run(30)
    world.destroyBody(ball)
    world.step(by: 1 / 60)
    let end = try #require(world.endContacts.first)
    #expect(end.shapeA == shape || end.shapeB == shape)
    world.step(by: 1 / 60)
    #expect(world.endContacts.isEmpty)
  }

  @Test("a sensor sees what passes, does not push it, and knows who is inside")
  func sensor() throws {
    let world = World.weightless()
    var definition = ShapeDefinition()
    definition.isSensor = true
    let gate = try world.addBox(.static, at: Vector2(3, 0), definition)
    let gateShape = try #require(world.shapes(of: gate).first)
    let ball = try world.addCircle(at: .zero, radius: 0.25)
    let ballShape = try #require(world.shapes(of: ball).first)
    world.setLinearVelocity(Vector2(3, 0), of: ball)
    var begins: [SensorEvent] = []
    var ends: [SensorEvent] = []
    var inside: [ShapeHandle] = []
    for _ in 0..<120 {
      world.step(by: 1 / 60)
      begins += world.sensorBegins
      ends += world.sensorEnds
      if abs(world.position(of: ball).x - 3) < 0.1 { inside = world.overlaps(ofSensor: gateShape) }
    }
    #expect(begins.map(\.sensor) == [gateShape] && begins.map(\.visitor) == [ballShape])
    #expect(ends == begins)
    #expect(inside == [ballShape])
    #expect(world.beginContacts.isEmpty)
    #expect(abs(world.position(of: ball).x - 6) < 1e-3)
  }

  @Test("a hit tells how fast the shapes came together; a slow one is not reported")
  func hit() throws {
    let world = World.weightless()
    var definition = ShapeDefinition()
    definition.hitEvents = true
    try world.addCircle(.static, at: .zero, definition)
    let ball = try world.addCircle(at: Vector2(3, 0), definition)
    world.setLinearVelocity(Vector2(-5, 0), of: ball)
    var hits: [HitEvent] = []
    for _ in 0..<60 {
      world.step(by: 1 / 60)
      hits += world.hits
    }
    #expect(hits.count == 1)
    #expect(abs((hits.first?.approachSpeed ?? 0) - 5) < 0.1)
    let slow = try world.addCircle(at: Vector2(0, 2), definition)
    world.setLinearVelocity(Vector2(0, -0.8), of: slow)
    world.run(90)
    #expect(world.hits.isEmpty)
  }

  @Test("moved bodies are those that were awake, and say who fell asleep")
  func moved() throws {
    let world = World.earth()
    try world.addGround()
    let box = try world.addBox(at: Vector2(0, 0.5))
    world.setUserData(77, of: box)
    world.step(by: 1 / 60)
    #expect(world.movedBodies.map(\.body) == [box])
    #expect(world.movedBodies.map(\.userData) == [77])
    #expect(world.movedBodies.first?.transform == world.transform(of: box))
    var fellAsleep = 0
    for _ in 0..<120 {
      world.step(by: 1 / 60)
      world.forEachMovedBody { if $0.fellAsleep { fellAsleep += 1 } }
    }
    #expect(fellAsleep == 1)
    #expect(world.movedBodies.isEmpty)
  }
}
