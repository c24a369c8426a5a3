import Testing

@testable import Physics2D

@Suite("Continuous collision")
struct ContinuousTests {
  enum Boundary: CaseIterable {
    case segments, chain, boxes
  }

  /// A room of half size 5 around the origin.
  private func room(_ boundary: Boundary, in world: World) throws -> BodyHandle {
    let body = try world.addBody(.static)
    let corners = [Vector2(-5, -5), Vector2(-5, 5), Vector2(5, 5), Vector2(5, -5)]
    switch boundary {
    case .segments:
      for index in 0..<4 {
        try world.addShape(
          .segment(Segment(from: corners[index], to: corners[(index + 1) % 4])), to: body)
      }
    case .chain:
      // Each next point lies clockwise with y up, so the solid side is the inside.
      try world.addChain(corners, isLoop: true, to: body)
    case .boxes:
      for (center, half) in [
        (Vector2(5.01, 0), Vector2(0.01, 5.02)), (Vector2(-5.01, 0), Vector2(0.01, 5.02)),
        (Vector2(0, 5.01), Vector2(5.02, 0.01)), (Vector2(0, -5.01), Vector2(5.02, 0.01)),
      ] {
        try world.addShape(
          .polygon(.box(halfWidth: half.x, halfHeight: half.y, center: center)), to: body)
      }
    }
    return body
  }

  @Test(
    "none of 200 shots of a 0.1 m box at 200 m/s leaves the room", arguments: Boundary.allCases)
  func shots(_ boundary: Boundary) throws {
    let world = World.weightless()
    _ = try room(boundary, in: world)
    var random = TestRandom(seed: 42)
    var definition = ShapeDefinition()
    definition.restitution = 0.5
    definition.filter = CollisionFilter(categories: 2, mask: 1)
    var boxes: [BodyHandle] = []
    for _ in 0..<200 {
      let box = try world.addBox(
        at: Vector2(random.number(-4, 4), random.number(-4, 4)), halfWidth: 0.05, halfHeight: 0.05,
        definition)
      let direction = Rotation(angle: random.number(-3.14, 3.14)) * Vector2(200, 0)
      world.setLinearVelocity(direction, of: box)
      world.setAngularVelocity(random.number(-20, 20), of: box)
      boxes.append(box)
    }
    var outside: Set<BodyHandle> = []
    for _ in 0..<120 {
      world.step(by: 1 / 60)
      for box in boxes {
        let place = world.position(of: box)
        if abs(place.x) > 5 || abs(place.y) > 5 { outside.insert(box) }
      }
    }
    #expect(outside.isEmpty)
    #expect(world.counters.continuousStops >= 200)
  }

  @Test("no force presses a box through a wall", arguments: Boundary.allCases)
  func pressed(_ boundary: Boundary) throws {
    let world = World.weightless()
    _ = try room(boundary, in: world)
    var random = TestRandom(seed: 5)
    var definition = ShapeDefinition()
    definition.filter = CollisionFilter(categories: 2, mask: 1)
    let boxes = try (0..<50).map { _ in
      try world.addBox(
        at: Vector2(random.number(-4, 4), random.number(-4, 4)), halfWidth: 0.05, halfHeight: 0.05,
        definition)
    }
    let forces = boxes.map { _ in
      Rotation(angle: random.number(-3.14, 3.14)) * Vector2(random.number(10, 5000), 0)
    }
    var outside = 0
    for _ in 0..<240 {
      for (box, force) in zip(boxes, forces) { world.applyForceToCenter(force, to: box) }
      world.step(by: 1 / 60)
      for box in boxes {
        let place = world.position(of: box)
        if abs(place.x) > 5 || abs(place.y) > 5 { outside += 1 }
      }
    }
    #expect(outside == 0)
  }

  @Test("no joint pulls a box through a wall", arguments: Boundary.allCases)
  func pulled(_ boundary: Boundary) throws {
    let world = World.weightless()
    _ = try room(boundary, in: world)
    var random = TestRandom(seed: 6)
    var definition = ShapeDefinition()
    definition.filter = CollisionFilter(categories: 2, mask: 1)
    var boxes: [BodyHandle] = []
    for _ in 0..<30 {
      let box = try world.addBox(
        at: Vector2(random.number(-4, 4), random.number(-4, 4)), halfWidth: 0.05, halfHeight: 0.05,
        definition)
      let target = Rotation(angle: random.number(-3.14, 3.14)) * Vector2(random.number(8, 100), 0)
      var joint = MouseJointDefinition(body: box, target: target)
      joint.maximumForce = 1e6
      _ = try world.createJoint(joint)
      boxes.append(box)
    }
    var outside = 0
    for _ in 0..<240 {
      world.step(by: 1 / 60)
      for box in boxes {
        let place = world.position(of: box)
        if abs(place.x) > 5 || abs(place.y) > 5 { outside += 1 }
      }
    }
    #expect(outside == 0)
  }

  @Test("a bullet does not pass a thin dynamic wall; another body does")
  func bullet() throws {
    for isBullet in [true, false] {
      let world = World.weightless()
      let wall = try world.addBox(at: .zero, halfWidth: 0.02, halfHeight: 5)
      let ball = try world.addCircle(at: Vector2(-3, 0), radius: 0.05)
      world.setIsBullet(isBullet, of: ball)
      world.setLinearVelocity(Vector2(200, 0), of: ball)
      world.run(10)
      #expect((world.position(of: ball).x < world.position(of: wall).x) == isBullet)
    }
  }

  @Test("a box that slides fast over a chain is not stopped at its seams")
  func sliding() throws {
    let world = World.earth()
    var definition = ShapeDefinition()
    definition.friction = 0
    let floor = try world.addBody(.static)
    try world.addChain(
      (0..<60).map { Vector2(50 - Float($0), 0) }, isLoop: false, to: floor, definition)
    let box = try world.addBox(at: Vector2(0, 0.1), halfWidth: 0.1, halfHeight: 0.1, definition)
    world.setLinearVelocity(Vector2(20, 0), of: box)
    world.run(60)
    #expect(abs(world.position(of: box).x - 20) < 0.2)
  }
}
