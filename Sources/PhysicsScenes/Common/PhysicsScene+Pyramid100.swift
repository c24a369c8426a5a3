extension PhysicsScene {
  static let pyramid100 = PhysicsScene(
    name: "pyramid100", summary: "a stack of 5,050 boxes, 100 wide", stepCount: 300,
    allowsSleep: false
  ) { backend in
    try largePyramid.build(on: backend)
  }
}
