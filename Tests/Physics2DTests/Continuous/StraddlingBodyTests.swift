// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

/// Bodies of several parts, of 40 to 60 points.
enum PartedBody: CaseIterable {
  case angle, cross, star, boxes, discs

  func shapes() throws -> [CollisionShape] {
    switch self {
    case .angle:
      return try parts(of: [(-25, -25), (25, -25), (25, -10), (-10, -10), (-10, 25), (-25, 25)])
    case .cross:
      return try parts(of: [
        (-8, -25), (8, -25), (8, -8), (25, -8), (25, 8), (8, 8), (8, 25), (-8, 25), (-8, 8),
        (-25, 8), (-25, -8), (-8, -8),
      ])
    case .star:
      return try parts(of: [
        (30, 0), (8, 8), (0, 30), (-8, 8), (-30, 0), (-8, -8), (0, -30), (8, -8),
      ])
    case .boxes:
      return try [-20, 0, 20].map {
        .polygon(try .box(halfWidth: 10, halfHeight: 15, center: Vector2($0, 0)))
      }
    case .discs:
      return try [-20, 0, 20].map { .circle(try CircleShape(center: Vector2($0, 0), radius: 14)) }
    }
  }

  private func parts(of outline: [(Float, Float)]) throws -> [CollisionShape] {
    let corners = outline.map { Vector2($0.0, $0.1) }
    return try ConvexDecomposition(outline: corners).pieces.map { .polygon($0) }
  }
}

@Suite("Bodies of several parts that start across a line")
struct StraddlingBodyTests {
  /// The boundary of a room of 400 by 400 points, y down.
  enum Room: CaseIterable { case lines, chains }

  private func world(_ room: Room, gravity: Float) throws -> World {
    let world = World.ofPile(gravity: gravity)
    let body = try world.createBody(BodyDefinition(kind: .static))
    let corners = [Vector2(0, 0), Vector2(400, 0), Vector2(400, 400), Vector2(0, 400)]
    switch room {
    case .lines:
      for (index, corner) in corners.enumerated() {
        let line = try SegmentShape(from: corners[(index + 1) % 4], to: corner)
        try world.addShape(.segment(line), to: body)
      }
    case .chains:
      try world.addChain(corners, isLoop: true, to: body)
      try world.addChain(corners.reversed(), isLoop: true, to: body)
    }
    return world
  }

  private func add(
    _ body: PartedBody, at place: Vector2, angle: Float, to world: World
  ) throws
    -> BodyHandle
  {
    let handle = try world.createBody(
      BodyDefinition(kind: .dynamic, position: place, angle: angle))
    for shape in try body.shapes() { try world.addShape(shape, to: handle) }
    world.removeInternalEdges(of: handle)
    return handle
  }

  @Test(
    "get to the side of their center with all parts", arguments: PartedBody.allCases, Room.allCases)
  func side(body: PartedBody, room: Room) throws {
    var random = TestRandom(seed: 5)
    for start in 0..<24 {
      let world = try world(room, gravity: start.isMultiple(of: 2) ? 0 : 1000)
      let place = Vector2(random.number(-20, 20), random.number(100, 300))
      let item = try add(body, at: place, angle: random.number(-3, 3), to: world)
      let isInside = world.centerOfMass(of: item).x > 0
      for _ in 0..<120 { world.step(by: 1 / 60) }
      // Up to the overlap of resting bodies.
      let bounds = world.bounds(of: item)
      #expect(isInside ? bounds.lower.x > -0.5 : bounds.upper.x < 0.5, "start \(start)")
    }
  }

  @Test("stay on the side of their center at any speed", arguments: PartedBody.allCases)
  func speed(body: PartedBody) throws {
    var random = TestRandom(seed: 6)
    for start in 0..<24 {
      let world = try world(.chains, gravity: 1000)
      let place = Vector2(random.number(1, 10), random.number(100, 300))
      let item = try add(body, at: place, angle: random.number(-3, 3), to: world)
      guard world.centerOfMass(of: item).x > 0.5 else { continue }
      world.setLinearVelocity(Vector2(random.number(-30_000, 0), 0), of: item)
      for _ in 0..<120 { world.step(by: 1 / 60) }
      #expect(world.bounds(of: item).lower.x > -0.5, "start \(start)")
    }
  }

  @Test(
    "hang by a part beyond a line that their center is below",
    arguments: [10, 1000, 5000] as [Float])
  func hook(load: Float) throws {
    let world = World.ofPile(gravity: 1000)
    let rod = try world.createBody(BodyDefinition(kind: .static))
    try world.addShape(.segment(SegmentShape(from: Vector2(-20, 0), to: Vector2(20, 0))), to: rod)
    // A bar of 6 points lies on the line, y down; a post beside the end of the line carries the load below it.
    let hook = try world.createBody(BodyDefinition(kind: .dynamic))
    for (center, half) in [
      (Vector2(0, -4), Vector2(36, 3)), (Vector2(-32, 20), Vector2(4, 21)),
      (Vector2(32, 20), Vector2(4, 21)), (Vector2(0, 44), Vector2(36, 3)),
    ] {
      let box = try PolygonShape.box(halfWidth: half.x, halfHeight: half.y, center: center)
      try world.addShape(.polygon(box), to: hook)
    }
    world.removeInternalEdges(of: hook)
    world.setLinearVelocity(Vector2(0, load), of: hook)
    for _ in 0..<120 { world.step(by: 1 / 60) }
    #expect(abs(world.position(of: hook).y) < 1)
  }
}
