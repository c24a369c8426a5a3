import Physics2D

// What several scenes are made of.
extension PhysicsBackend {
  /// Adds a body with one shape and returns its number.
  @discardableResult
  func add(
    _ shape: CollisionShape, _ kind: BodyKind = .dynamic, at position: Vector2,
    _ definition: ShapeDefinition = ShapeDefinition()
  ) throws -> Int {
    let body = try addBody(BodyDefinition(kind: kind, position: position))
    try addShape(shape, to: body, definition)
    return body
  }

  /// Gives a body a shape with the default surface.
  func add(_ shape: CollisionShape, to body: Int) throws {
    try addShape(shape, to: body, ShapeDefinition())
  }

  /// Gives a body a line.
  func addLine(from start: Vector2, to end: Vector2, to body: Int) throws {
    try add(.segment(SegmentShape(from: start, to: end)), to: body)
  }

  /// Adds a closed bin of four lines that stands on y = 0.
  func addBin(halfWidth: Float, height: Float) throws {
    let bin = try addBody(BodyDefinition(kind: .static))
    let low = (left: Vector2(-halfWidth, 0), right: Vector2(halfWidth, 0))
    let high = (left: Vector2(-halfWidth, height), right: Vector2(halfWidth, height))
    try addLine(from: low.left, to: low.right, to: bin)
    try addLine(from: low.left, to: high.left, to: bin)
    try addLine(from: low.right, to: high.right, to: bin)
    try addLine(from: high.left, to: high.right, to: bin)
  }

  /// Adds a trough of overlapping boxes: a floor along y = 0 and two walls of a number of boxes.
  func addTrough(halfWidth: Int, wallCount: Int) throws -> Int {
    let trough = try addBody(BodyDefinition(kind: .static))
    for x in -halfWidth...halfWidth {
      try add(.box(0.55, 0.5, at: Vector2(Float(x), 0)), to: trough)
    }
    for side in [-halfWidth, halfWidth] {
      for row in 1...wallCount {
        try add(.box(0.5, 0.55, at: Vector2(Float(side), Float(row))), to: trough)
      }
    }
    return trough
  }

  /// Gives a body the four walls of a square drum of side 20.
  func addDrumWalls(to drum: Int, density: Float) throws {
    var definition = ShapeDefinition()
    definition.density = density
    try addShape(.box(0.5, 10, at: Vector2(10, 0)), to: drum, definition)
    try addShape(.box(0.5, 10, at: Vector2(-10, 0)), to: drum, definition)
    try addShape(.box(10, 0.5, at: Vector2(0, 10)), to: drum, definition)
    try addShape(.box(10, 0.5, at: Vector2(0, -10)), to: drum, definition)
  }

  /// Adds 45 × 45 small boxes inside of a drum about (0, 10).
  func addTumblingBoxes() throws {
    let box = try CollisionShape.box(0.125, 0.125)
    for row in 0..<45 {
      for column in 0..<45 {
        try add(box, at: Vector2(-9 + 0.4 * Float(column), 1 + 0.4 * Float(row)))
      }
    }
  }

  /// Adds a triangle of boxes that touch exactly, from the left corner of its base.
  func addPyramid(base: Int, corner: Vector2) throws {
    let box = try CollisionShape.box(0.5, 0.5)
    for row in 0..<base {
      for column in row..<base {
        let x = Float(row + 1) * 0.5 + Float(column - row)
        let y = Float(2 * row + 1) * 0.5
        try add(box, at: Vector2(x, y) + corner)
      }
    }
  }

  /// Adds a square net of discs that hang on seven fixed ones in the middle of its top row.
  func addNet(side: Int) throws {
    var surface = ShapeDefinition()
    surface.filter = CollisionFilter(categories: 2, mask: ~2)
    let disc = try CollisionShape.circle(CircleShape(radius: 0.4))
    var previousColumn: [Int] = []
    for column in 0..<side {
      var bodies: [Int] = []
      for row in 0..<side {
        let isFixed = row == 0 && abs(column - side / 2) <= 3
        let body = try add(
          disc, isFixed ? .static : .dynamic, at: Vector2(Float(column), Float(-row)), surface)
        if let above = bodies.last {
          try addRevoluteJoint(
            SceneRevoluteJoint(
              above, body, localAnchorA: Vector2(0, -0.5), localAnchorB: Vector2(0, 0.5)))
        }
        if column > 0 {
          try addRevoluteJoint(
            SceneRevoluteJoint(
              previousColumn[row], body, localAnchorA: Vector2(0.5, 0),
              localAnchorB: Vector2(-0.5, 0)))
        }
        bodies.append(body)
      }
      previousColumn = bodies
    }
  }
}

extension CollisionShape {
  /// A box of half sizes about a point of the body.
  static func box(
    _ halfWidth: Float, _ halfHeight: Float, at center: Vector2 = .zero
  ) throws -> CollisionShape {
    .polygon(try .box(halfWidth: halfWidth, halfHeight: halfHeight, center: center))
  }
}

/// 25 degrees per second: how fast the drums turn, in radians per second.
let drumSpeed: Float = 25 * .pi / 180
