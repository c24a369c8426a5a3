extension PhysicsScene {
  static let grid40 = PhysicsScene(
    name: "grid40", summary: "a hanging net of 1,600 discs and 3,120 hinges", stepCount: 500,
    allowsSleep: false
  ) { stage in
    try stage.addNet(side: 40)
    return nil
  }
}
