// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Continuous collision")
struct ContinuousTests {
  enum Boundary: CaseIterable {
    case segments, chain, boxes
    /// A circle of forty segments, as two chains back to back.
    case ring
  }

  /// A room of half size 5 around the origin.
  private func room(
    _ boundary: Boundary, in world: World, scale: Float = 1
  ) throws -> BodyHandle {
    let body = try world.addBody(.static)
    let corners = [(-5, -5), (-5, 5), (5, 5), (5, -5)].map { scale * Vector2($0.0, $0.1) }
    switch boundary {
    case .segments:
      for index in 0..<4 {
        try world.addShape(
          .segment(SegmentShape(from: corners[index], to: corners[(index + 1) % 4])), to: body)
      }
    case .chain:
      // Each next point lies clockwise with y up, so the solid side is the inside.
      try world.addChain(corners, isLoop: true, to: body)
    case .ring:
      let points = (0..<40).map { Rotation(angle: -Float($0) * .pi / 20) * Vector2(5 * scale, 0) }
      try world.addChain(points, isLoop: true, to: body)
      try world.addChain(points.reversed(), isLoop: true, to: body)
    case .boxes:
      for (center, half) in [
        (Vector2(5.01, 0), Vector2(0.01, 5.02)), (Vector2(-5.01, 0), Vector2(0.01, 5.02)),
        (Vector2(0, 5.01), Vector2(5.02, 0.01)), (Vector2(0, -5.01), Vector2(5.02, 0.01)),
      ] {
        try world.addShape(
          .polygon(
            .box(
              halfWidth: scale * half.x, halfHeight: scale * half.y, center: scale * center)),
          to: body)
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
        at: Vector2(random.number(-3, 3), random.number(-3, 3)), halfWidth: 0.05, halfHeight: 0.05,
        definition)
      let direction = Rotation(angle: random.number(-3.14, 3.14)) * Vector2(200, 0)
      world.setLinearVelocity(direction, of: box)
      world.setAngularVelocity(random.number(-20, 20), of: box)
      boxes.append(box)
    }
    var outside: Set<BodyHandle> = []
    for _ in 0..<60 {
      world.step(by: 1 / 60)
      for box in boxes {
        let position = world.position(of: box)
        if abs(position.x) > 5 || abs(position.y) > 5 { outside.insert(box) }
      }
    }
    #expect(outside.isEmpty)
    #expect(world.counters.continuousStops >= 200)
  }

  @Test(
    "no shape leaves the room, however long, thin, far from the center of mass or fast turning",
    arguments: Boundary.allCases)
  func oddShapes(_ boundary: Boundary) throws {
    // Points per meter and accelerations as in UIKit.
    let world = World(WorldDefinition(gravity: Vector2(0, 1000), lengthUnitsPerMeter: 100))
    let walls = try room(boundary, in: world, scale: 100)
    var random = TestRandom(seed: 8)
    for index in 0..<60 {
      let body = try world.addBody(
        at: Vector2(random.number(-300, 300), random.number(-300, 300)),
        angle: random.number(-3, 3))
      for shape in try oddShape(index) { try world.addShape(shape, to: body) }
      let direction = Rotation(angle: random.number(-3.14, 3.14))
      world.setLinearVelocity(direction * Vector2(20_000, 0), of: body)
      world.setAngularVelocity(random.number(-60, 60), of: body)
    }
    var outside = 0
    for _ in 0..<60 {
      world.step(by: 1 / 60)
      for row in 0..<world.shapes.record.count {
        let body = world.shapes.record[row].body
        guard body != walls.index else { continue }
        let middle = world.bodies.pose[body].transform * world.shapes.geometry[Int32(row)].centroid
        if abs(middle.x) > 500 || abs(middle.y) > 500 { outside += 1 }
        if boundary == .ring, middle.length > 500 { outside += 1 }
      }
    }
    #expect(outside == 0)
  }

  /// A square, a disc, a long capsule, a thin rod, and two parts far from their center of mass.
  private func oddShape(_ index: Int) throws -> [CollisionShape] {
    switch index % 5 {
    case 0: [.polygon(try .box(halfWidth: 5, halfHeight: 5))]
    case 1: [.circle(try CircleShape(radius: 5))]
    case 2: [.capsule(try CapsuleShape(from: Vector2(-30, 0), to: Vector2(30, 0), radius: 3))]
    case 3: [.polygon(try .box(halfWidth: 50, halfHeight: 2))]
    default:
      [
        .polygon(try .box(halfWidth: 5, halfHeight: 5, center: Vector2(30, 0))),
        .circle(try CircleShape(center: Vector2(-30, 0), radius: 5)),
      ]
    }
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
        at: Vector2(random.number(-3, 3), random.number(-3, 3)), halfWidth: 0.05, halfHeight: 0.05,
        definition)
    }
    let forces = boxes.map { _ in
      Rotation(angle: random.number(-3.14, 3.14)) * Vector2(random.number(10, 5000), 0)
    }
    var outside = 0
    for _ in 0..<120 {
      for (box, force) in zip(boxes, forces) { world.applyForceToCenter(force, to: box) }
      world.step(by: 1 / 60)
      for box in boxes {
        let position = world.position(of: box)
        if abs(position.x) > 5 || abs(position.y) > 5 { outside += 1 }
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
        at: Vector2(random.number(-3, 3), random.number(-3, 3)), halfWidth: 0.05, halfHeight: 0.05,
        definition)
      let target = Rotation(angle: random.number(-3.14, 3.14)) * Vector2(random.number(8, 100), 0)
      var joint = MouseJointDefinition(body: box, target: target)
      joint.maximumForce = 1e6
      _ = try world.createJoint(joint)
      boxes.append(box)
    }
    var outside = 0
    for _ in 0..<120 {
      world.step(by: 1 / 60)
      for box in boxes {
        let position = world.position(of: box)
        if abs(position.x) > 5 || abs(position.y) > 5 { outside += 1 }
      }
    }
    #expect(outside == 0)
  }

  @Test(
    "no force that flickers presses a small item through a boundary that it began to overlap",
    arguments: [Float(1), 1.5, 2, 3, 4, 8])
  func pressedSmall(size: Float) throws {
    var random = TestRandom(seed: 5)
    for _ in 0..<(isStressed ? 40 : 15) {
      let world = World.ofPile(gravity: 0)
      try world.addContainer(Vector2(400, 400))
      let item = try world.item(
        .box, Vector2(size, size), at: Vector2(200, 400 - random.number(0.03, 0.5) * size))
      for _ in 0..<240 {
        let share = random.number(0, 1)
        // Up to a thousand times the weight of the item.
        let acceleration = 1000 + 1e6 * share * share * share * share
        world.applyForceToCenter(Vector2(0, world.mass(of: item) * acceleration), to: item)
        world.step(by: 1 / 60)
        try #require(world.position(of: item).y < 400)
      }
    }
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
