import Physics2D

extension PhysicsScene {
  static let tumbler = PhysicsScene(
    name: "tumbler", summary: "2,025 boxes in a drum that a motor turns", stepCount: 750
  ) { backend in
    let ground = try backend.addBody(BodyDefinition(kind: .static))
    let drum = try backend.addBody(BodyDefinition(kind: .dynamic, position: Vector2(0, 10)))
    try backend.addDrumWalls(to: drum, density: 50)
    var axle = SceneRevoluteJoint(ground, drum, localAnchorA: Vector2(0, 10), localAnchorB: .zero)
    axle.motor = JointMotor(speed: drumSpeed, maximumEffort: 1e8)
    try backend.addRevoluteJoint(axle)
    try backend.addTumblingBoxes()
    return nil
  }
}
