import Physics2D

extension PhysicsScene {
  static let interface30 = PhysicsScene(
    name: "ui30", summary: "30 boxes in a bin, as many as an interface has", stepCount: 3000,
    allowsSleep: false
  ) { backend in
    try backend.addBin(halfWidth: 5, height: 10)
    let box = try CollisionShape.box(0.4, 0.4)
    for index in 0..<30 {
      let row = index / 6
      let x = -4 + 1.5 * Float(index % 6) + 0.3 * Float(row % 2)
      try backend.add(box, at: Vector2(x, 1 + 1.2 * Float(row)))
    }
    return nil
  }
}
