import Physics2D

extension PhysicsScene {
  static let pile1000 = PhysicsScene(
    name: "pile1000", summary: "1,000 discs that fall into a bin", stepCount: 600,
    allowsSleep: false
  ) { backend in
    try backend.addBin(halfWidth: 10, height: 60)
    let disc = try CollisionShape.circle(CircleShape(radius: 0.25))
    for index in 0..<1000 {
      let row = index / 30
      let x = -8.85 + 0.6 * Float(index % 30) + 0.15 * Float(row % 2)
      try backend.add(disc, at: Vector2(x, 0.5 + 0.6 * Float(row)))
    }
    return nil
  }
}
