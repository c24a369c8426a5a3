import Physics2D

extension PhysicsScene {
  static let largePyramid = PhysicsScene(
    name: "large_pyramid", summary: "a stack of 5,050 boxes, 100 wide", stepCount: 500,
    allowsSleep: false
  ) { backend in
    try backend.add(.box(100, 1), .static, at: Vector2(0, -1))
    try backend.addPyramid(base: 100, corner: Vector2(-50, 0))
    return nil
  }
}
