import Physics2D

extension PhysicsScene {
  static let freeFall1000 = PhysicsScene(
    name: "freefall1000", summary: "1,000 discs that fall and meet nothing", stepCount: 500,
    allowsSleep: false
  ) { backend in
    let disc = try CollisionShape.circle(CircleShape(radius: 0.25))
    for index in 0..<1000 {
      try backend.add(disc, at: Vector2(Float(index % 32), Float(index / 32)))
    }
    return nil
  }
}
