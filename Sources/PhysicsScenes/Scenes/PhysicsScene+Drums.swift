// SPDX-License-Identifier: Apache-2.0

import Physics2D

// Boxes in turning drums.
extension PhysicsScene {
  static let tumbler2025 = PhysicsScene(
    name: "tumbler2025", summary: "2,025 boxes in a drum that turns by itself", stepCount: 500,
    allowsSleep: false
  ) { backend in
    var definition = BodyDefinition(kind: .kinematic, position: Vector2(0, 10))
    definition.angularVelocity = drumSpeed
    try backend.addDrumWalls(to: backend.addBody(definition), density: 1)
    try backend.addTumblingBoxes()
    return nil
  }

  static let tumbler = PhysicsScene(
    name: "tumbler", summary: "2,025 boxes in a drum that a motor turns", stepCount: 750
  ) { backend in
    let ground = try backend.addBody(BodyDefinition(kind: .static))
    let drum = try backend.addBody(BodyDefinition(kind: .dynamic, position: Vector2(0, 10)))
    try backend.addDrumWalls(to: drum, density: 50)
    var axle = SceneRevoluteJoint(ground, drum, localAnchorA: Vector2(0, 10), localAnchorB: .zero)
    axle.motor = JointMotor(speed: drumSpeed, maximumEffort: 1e8)
    try backend.addRevoluteJoint(axle)
    try backend.addTumblingBoxes()
    return nil
  }

  static let washer = PhysicsScene(
    name: "washer", summary: "8,100 boxes in a round drum with paddles, hits reported",
    stepCount: 500
  ) { backend in
    var definition = BodyDefinition(kind: .kinematic, position: Vector2(0, 10))
    definition.linearVelocity = Vector2(0.001, -0.002)
    definition.angularVelocity = drumSpeed
    try addWasherDrum(to: backend.addBody(definition), on: backend)
    var surface = ShapeDefinition()
    surface.hitEvents = true
    let box = try CollisionShape.box(0.1, 0.1)
    for row in 0..<90 {
      for column in 0..<90 {
        try backend.add(
          box, at: Vector2(-9.9 + 0.21 * Float(column), 0.1 + 0.21 * Float(row)), surface)
      }
    }
    return nil
  }

  /// Adds 36 plates that overlap by a degree on both sides, and a paddle on every ninth plate.
  private static func addWasherDrum(to drum: Int, on backend: any PhysicsBackend) throws {
    let degree = Float.pi / 180
    for plate in 0..<36 {
      let start = Float(10 * plate) * degree
      let end = start + 10 * degree
      try backend.add(
        ringPart(from: start - degree, to: end + degree, inner: 16, outer: 18), to: drum)
      if plate % 9 == 0 {
        try backend.add(ringPart(from: start, to: end, inner: 14, outer: 16), to: drum)
      }
    }
  }

  /// A polygon for a sector of a ring, between two angles and two radii.
  private static func ringPart(
    from start: Float, to end: Float, inner: Float, outer: Float
  ) throws -> CollisionShape {
    let (first, last) = (Rotation(angle: start), Rotation(angle: end))
    return .polygon(
      try PolygonShape(hull: [
        first * Vector2(inner, 0), first * Vector2(outer, 0), last * Vector2(inner, 0),
        last * Vector2(outer, 0),
      ]))
  }
}

extension PhysicsBackend {
  /// Adds the four walls of a square drum of side 20 to a body.
  fileprivate func addDrumWalls(to drum: Int, density: Float) throws {
    var definition = ShapeDefinition()
    definition.density = density
    try addShape(.box(0.5, 10, at: Vector2(10, 0)), to: drum, definition)
    try addShape(.box(0.5, 10, at: Vector2(-10, 0)), to: drum, definition)
    try addShape(.box(10, 0.5, at: Vector2(0, 10)), to: drum, definition)
    try addShape(.box(10, 0.5, at: Vector2(0, -10)), to: drum, definition)
  }

  /// Adds 45 × 45 small boxes inside of a drum about (0, 10).
  fileprivate func addTumblingBoxes() throws {
    let box = try CollisionShape.box(0.125, 0.125)
    for row in 0..<45 {
      for column in 0..<45 {
        try add(box, at: Vector2(-9 + 0.4 * Float(column), 1 + 0.4 * Float(row)))
      }
    }
  }
}

/// The angular velocity of the drums, radians/s: 25 degrees per second.
private let drumSpeed: Float = 25 * .pi / 180
