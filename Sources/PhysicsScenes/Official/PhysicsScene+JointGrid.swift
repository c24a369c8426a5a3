extension PhysicsScene {
  static let jointGrid = PhysicsScene(
    name: "joint_grid", summary: "a hanging net of 10,000 discs and 19,800 hinges", stepCount: 500,
    allowsSleep: false
  ) { backend in
    try backend.addNet(side: 100)
    return nil
  }
}
