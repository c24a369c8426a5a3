extension PhysicsScene {
  static let grid40 = PhysicsScene(
    name: "grid40", summary: "a hanging net of 1,600 discs and 3,120 hinges", stepCount: 500,
    allowsSleep: false
  ) { backend in
    try backend.addNet(side: 40)
    return nil
  }
}
