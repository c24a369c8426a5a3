import Physics2D

extension PhysicsScene {
  static let smash = PhysicsScene(
    name: "smash", summary: "a heavy box flies into 9,600 sleeping ones", stepCount: 300,
    gravity: .zero
  ) { backend in
    var ram = BodyDefinition(kind: .dynamic, position: Vector2(-20, 0))
    ram.linearVelocity = Vector2(40, 0)
    var heavy = ShapeDefinition()
    heavy.density = 8
    try backend.addShape(.box(4, 4), to: backend.addBody(ram), heavy)
    let box = try CollisionShape.box(0.2, 0.2)
    for column in 0..<120 {
      for row in 0..<80 {
        var definition = BodyDefinition(
          kind: .dynamic, position: Vector2(0.4 * Float(column) + 30, 0.4 * Float(row - 40)))
        definition.isAwake = false
        try backend.add(box, to: backend.addBody(definition))
      }
    }
    return nil
  }
}
