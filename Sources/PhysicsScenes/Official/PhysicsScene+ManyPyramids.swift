import Physics2D

extension PhysicsScene {
  static let manyPyramids = PhysicsScene(
    name: "many_pyramids", summary: "400 stacks of 55 boxes", stepCount: 200, allowsSleep: false
  ) { backend in
    let ground = try backend.addBody(BodyDefinition(kind: .static))
    for row in 0..<20 {
      let y = 11 * Float(row)
      try backend.addLine(from: Vector2(-110, y), to: Vector2(110, y), to: ground)
      for column in 0..<20 {
        let center = -110 + 11 * Float(column) + 1
        try backend.addPyramid(base: 10, corner: Vector2(center - 0.5, y))
      }
    }
    return nil
  }
}
