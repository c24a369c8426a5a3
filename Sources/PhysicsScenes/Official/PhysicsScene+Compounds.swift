import Physics2D

extension PhysicsScene {
  static let compounds = PhysicsScene(
    name: "compounds", summary: "3,000 bodies of two triangles fall into a trough", stepCount: 500
  ) { backend in
    let trough = try backend.addTrough(halfWidth: 40, wallCount: 100)
    try backend.addLine(from: Vector2(-800, -80), to: Vector2(800, -80), to: trough)
    let left = try PolygonShape(hull: [Vector2(-1, 0), Vector2(0.5, 1), Vector2(0, 2)])
    let right = try PolygonShape(hull: [Vector2(1, 0), Vector2(-0.5, 1), Vector2(0, 2)])
    var surface = ShapeDefinition()
    surface.friction = 0.5
    var side: Float = 0.25
    for column in 0..<20 {
      for row in 0..<150 {
        let place = Vector2(2 * Float(column) - 19 + side, 2.25 * Float(row) + 5.575)
        side = -side
        let body = try backend.add(.polygon(left), at: place, surface)
        try backend.addShape(.polygon(right), to: body, surface)
      }
    }
    return nil
  }
}
