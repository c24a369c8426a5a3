import Physics2D

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
}
