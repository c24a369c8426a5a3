// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Stacks")
struct StackTests {
  @Test("ten boxes on each other stand, and sleep within three seconds")
  func tenBoxes() throws {
    let world = World.earth()
    try world.addGround()
    let boxes = try (0..<10).map { try world.addBox(at: Vector2(0, 0.5 + Float($0))) }
    world.run(180)
    for (index, box) in boxes.enumerated() {
      #expect(abs(world.position(of: box).x) < 0.02)
      #expect(abs(world.position(of: box).y - 0.5 - Float(index)) < 0.08)
      #expect(!world.isAwake(box))
    }
    #expect(world.awakeBodyCount == 0)
  }

  @Test("a pyramid of base ten keeps its shape")
  func pyramid() throws {
    let world = World.earth()
    try world.addGround()
    var boxes: [(BodyHandle, Vector2)] = []
    for row in 0..<10 {
      for column in row..<10 {
        let place = Vector2(
          (Float(row) + 1) * 0.5 + Float(column - row) - 5, (2 * Float(row) + 1) * 0.5)
        boxes.append((try world.addBox(at: place), place))
      }
    }
    world.run(240)
    for (box, place) in boxes { #expect((world.position(of: box) - place).length < 0.1) }
    #expect(world.awakeBodyCount == 0)
  }

  @Test("a hundred circles in a bin settle into a pile without leaving it or overlapping")
  func pile() throws {
    let world = World.earth()
    let bin = try world.addBody(.static)
    for (start, end) in [
      (Vector2(-3, 20), Vector2(-3, 0)), (Vector2(-3, 0), Vector2(3, 0)),
      (Vector2(3, 0), Vector2(3, 20)),
    ] {
      try world.addShape(.segment(SegmentShape(from: start, to: end)), to: bin)
    }
    let circles = try (0..<100).map {
      let row = $0 / 9
      return try world.addCircle(
        at: Vector2(-2.5 + 0.6 * Float($0 % 9) + 0.1 * Float(row % 2), 0.5 + 0.6 * Float(row)),
        radius: 0.25)
    }
    world.run(360)
    for circle in circles {
      let place = world.position(of: circle)
      #expect(abs(place.x) < 2.77 && place.y > 0.23 && place.y < 8)
    }
    for info in world.contactInfos {
      for point in info.points { #expect(point.separation > -0.03) }
    }
  }

  @Test("boxes stay in a drum that turns")
  func tumbler() throws {
    let world = World.earth()
    let drum = try world.addBody(.kinematic, at: Vector2(0, 5))
    for (center, half) in [
      (Vector2(5, 0), Vector2(0.25, 5)), (Vector2(-5, 0), Vector2(0.25, 5)),
      (Vector2(0, 5), Vector2(5, 0.25)), (Vector2(0, -5), Vector2(5, 0.25)),
    ] {
      try world.addShape(
        .polygon(.box(halfWidth: half.x, halfHeight: half.y, center: center)), to: drum)
    }
    world.setAngularVelocity(25 * .pi / 180, of: drum)
    let boxes = try (0..<36).map {
      try world.addBox(
        at: Vector2(-2.5 + Float($0 % 6), 2.5 + Float($0 / 6)), halfWidth: 0.25, halfHeight: 0.25)
    }
    world.run(360)
    #expect(abs(world.angle(of: drum) - (360.0 / 60 * 25) * .pi / 180) < 0.05)
    for box in boxes {
      #expect((world.position(of: box) - Vector2(0, 5)).length < 7.1)
      #expect(world.isAwake(box))
    }
  }

  @Test("forty boxes on each other stand, and give way as contacts of 30 Hz do under a load")
  func fortyBoxes() throws {
    let world = World.earth()
    try world.addGround()
    let boxes = try (0..<40).map { try world.addBox(at: Vector2(0, 0.5 + Float($0))) }
    world.run(300)
    for (index, box) in boxes.enumerated() {
      #expect(abs(world.position(of: box).x) < 0.1)
      // A point under a corner of a unit box moves 1/5 of its mass m, and bears half of what lies above:
      // it sinks by n·m·g/2 ÷ (m/5·ω²) under n boxes, and the box by the sum of those below it.
      let stiffness = (2 * Float.pi * 30) * (2 * Float.pi * 30)
      let loads = (0...index).reduce(0) { $0 + Float(40 - $1) }
      let sinking = 2.5 * 10 / stiffness * loads
      #expect(world.position(of: box).y - 0.5 - Float(index) < 0)
      #expect(world.position(of: box).y - 0.5 - Float(index) > -1.05 * sinking)
    }
  }

  @Test("a stack of elastic boxes that is put down gently does not twitch")
  func elasticStack() throws {
    let world = World.earth()
    try world.addGround()
    var elastic = ShapeDefinition()
    elastic.restitution = 0.5
    let boxes = try (0..<8).map { try world.addBox(at: Vector2(0, 0.5 + Float($0)), elastic) }
    for _ in 0..<120 {
      world.run(1)
      for box in boxes { #expect(world.linearVelocity(of: box).y < 0.1) }
    }
  }
}
