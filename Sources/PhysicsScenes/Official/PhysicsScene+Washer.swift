import Physics2D

extension PhysicsScene {
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

  /// 36 plates that overlap by a degree on both sides, and a paddle on every ninth.
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

  /// The four corners of a part of a ring, between two angles and two radii.
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
