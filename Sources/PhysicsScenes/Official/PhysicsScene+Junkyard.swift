import Physics2D

extension PhysicsScene {
  static let junkyard = PhysicsScene(
    name: "junkyard", summary: "a pusher ploughs through 8,000 pentagons", stepCount: 800
  ) { backend in
    _ = try backend.addTrough(halfWidth: 80, wallCount: 50)
    try addScrap(on: backend)
    let pusher = try backend.add(.box(2, 4, at: Vector2(0, 4)), .kinematic, at: .zero)
    return { index in
      let time = Float(index) / 60
      let target = Vector2(60 * Rotation(angle: 0.2 * time).sine, 0)
      backend.setLinearVelocity(60 * (target - backend.position(of: pusher)), of: pusher)
    }
  }

  private static func addScrap(on backend: any PhysicsBackend) throws {
    // Angles of the golden section spread the corners evenly and never alike.
    let step = Float.pi * (Float(5).squareRoot() - 1)
    let corners = (0..<5).map { Rotation(angle: step * Float($0)) * Vector2(0.25, 0) }
    let pentagon = CollisionShape.polygon(try PolygonShape(hull: corners))
    var side: Float = -0.1
    for column in 0..<200 {
      for row in 0..<40 {
        let x = 0.375 * Float(2 * column - 200)
        try backend.add(pentagon, at: Vector2(x + side, Float(row) + 15))
        side = -side
      }
    }
  }
}
