// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("The contact margin of a world")
struct ContactMarginTests {
  /// Five centimeters, in meters: far above the slop of 5 mm.
  private let margin: Float = 0.05

  private func world() -> World {
    var definition = WorldDefinition(gravity: Vector2(0, -10))
    definition.contactMargin = margin
    return World(definition)
  }

  @Test("a box and a disc rest a margin above the ground, and another margin above each other")
  func rest() throws {
    let world = world()
    try world.addGround()
    let box = try world.addBox(at: Vector2(0, 1))
    let disc = try world.addCircle(at: Vector2(0, 2.5))
    world.run(300)
    let gaps = [
      world.position(of: box).y - 0.5, world.position(of: disc).y - world.position(of: box).y - 1,
    ]
    for gap in gaps { #expect(abs(gap - margin) < 0.005) }
  }

  @Test(
    "bodies that start nearer without approaching keep their distance",
    arguments: [0, 0.02] as [Float])
  func near(distance: Float) throws {
    let world = world()
    world.gravity = .zero
    let boxes = try [Vector2(0, 0), Vector2(1 + distance, 0)].map { try world.addBox(at: $0) }
    world.run(60)
    #expect(
      abs(world.position(of: boxes[1]).x - world.position(of: boxes[0]).x - 1 - distance) < 1e-4)
  }

  @Test(
    "bricks that touch in a row, or in a square, stay where they are without gravity",
    arguments: [4, 2])
  func bricks(columns: Int) throws {
    let world = World.ofPile(gravity: 0)
    // Coordinates that are not exact: some bricks overlap by what rounding leaves.
    let places = (0..<4).map {
      Vector2(10.1 + 33.3 * Float($0 % columns), 7.7 + 20.7 * Float($0 / columns))
    }
    let bricks = try places.map { try world.item(.box, Vector2(33.3, 20.7), at: $0, angle: 0) }
    for _ in 0..<120 {
      world.run(1)
      for brick in bricks { #expect(world.linearVelocity(of: brick).length < 0.001) }
    }
    for (brick, place) in zip(bricks, places) {
      #expect((world.position(of: brick) - place).length < 0.001)
    }
  }

  @Test(
    "a disc rolls down an incline with 2/3 g·sin α, without slipping over its own outline",
    arguments: [0.1, 0.3, 1] as [Float])
  func rolling(radius: Float) throws {
    let world = world()
    // The slope of a floor is that of gravity.
    world.gravity = Vector2(3, -10)
    try world.addGround()
    let disc = try world.addCircle(at: Vector2(0, radius + margin), radius: radius)
    world.run(60)
    let velocity = world.linearVelocity(of: disc).x
    #expect(abs(velocity - 2) < 0.02)
    // Rolling to the right turns clockwise.
    #expect(abs(-world.angularVelocity(of: disc) * radius / velocity - 1) < 0.02)
    let point = try #require(world.contactInfos.first?.points.first)
    #expect(abs(point.point.y) < 0.002)
    #expect(abs(point.separation) < 0.005)
  }

  @Test(
    "a disc rolls over a static one, whichever was added first, without slipping over its own outline",
    arguments: [true, false])
  func rollingOverDisc(isFirst: Bool) throws {
    let world = world()
    let start = Vector2(0.1, 1.3 + margin)
    let moving = isFirst ? try world.addCircle(at: start, radius: 0.3) : nil
    try world.addCircle(.static, at: .zero, radius: 1)
    let disc = try moving ?? world.addCircle(at: start, radius: 0.3)
    world.run(40)
    let velocity = world.linearVelocity(of: disc)
    #expect(velocity.length > 0.1)
    #expect(abs(-world.angularVelocity(of: disc) * 0.3 / velocity.length - 1) < 0.005)
    // The contact lies on the static one.
    let point = try #require(world.contactInfos.first?.points.first)
    #expect(abs(point.point.length - 1) < 0.005)
  }

  @Test("rays and sensors see the outlines alone")
  func outlines() throws {
    let world = world()
    world.gravity = .zero
    try world.addBox(.static, at: Vector2(0, 0))
    let hit = try #require(world.castRay(from: Vector2(0, 3), translation: Vector2(0, -3)))
    #expect(abs(hit.point.y - 0.5) < 1e-5)
    let body = try world.addBody(.static, at: Vector2(1 + 0.5 * margin, 0))
    var definition = ShapeDefinition()
    definition.isSensor = true
    let sensor = try world.addShape(
      .polygon(.box(halfWidth: 0.5, halfHeight: 0.5)), to: body, definition)
    let visitor = try world.addBox(at: Vector2(1 + 0.5 * margin, 1 + 0.5 * margin))
    world.run(5)
    #expect(world.overlaps(ofSensor: sensor).isEmpty)
    world.setTransform(of: visitor, position: Vector2(1, 0.9), angle: 0)
    world.run(5)
    #expect(!world.overlaps(ofSensor: sensor).isEmpty)
  }

  @Test("a box slides over the joints of a floor without turning or sinking")
  func floor() throws {
    let world = world()
    var smooth = ShapeDefinition()
    smooth.friction = 0
    let tiles = try world.addBody(.static)
    for number in 0..<12 {
      let center = Vector2(3 * Float(number), -1)
      try world.addShape(
        .polygon(.box(halfWidth: 1.5, halfHeight: 1, center: center)), to: tiles, smooth)
    }
    world.removeInternalEdges(of: tiles)
    let box = try world.addBox(at: Vector2(0, 0.5 + margin), smooth)
    world.setLinearVelocity(Vector2(10, 0), of: box)
    for _ in 0..<180 {
      world.run(1)
      #expect(abs(world.angularVelocity(of: box)) < 0.02)
      #expect(abs(world.position(of: box).y - 0.5 - margin) < 0.005)
    }
    #expect(world.linearVelocity(of: box).x > 9.99)
  }
}
