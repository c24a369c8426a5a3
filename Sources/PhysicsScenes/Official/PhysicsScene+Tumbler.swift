import Physics2D

extension PhysicsScene {
  static let tumbler = PhysicsScene(
    name: "tumbler", summary: "2,025 boxes in a drum that a motor turns", stepCount: 750
  ) { stage in
    let ground = try stage.addBody(BodyDefinition(kind: .static))
    let drum = try stage.addBody(BodyDefinition(kind: .dynamic, position: Vector2(0, 10)))
    try stage.addDrumWalls(to: drum, density: 50)
    var axle = SceneHinge(ground, drum, localAnchorA: Vector2(0, 10), localAnchorB: .zero)
    axle.motor = JointMotor(speed: drumSpeed, maximumEffort: 1e8)
    try stage.addHinge(axle)
    try stage.addTumblingBoxes()
    return nil
  }
}
