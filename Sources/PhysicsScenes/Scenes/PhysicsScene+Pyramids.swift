// SPDX-License-Identifier: Apache-2.0

import Physics2D

// Stacks of boxes.
extension PhysicsScene {
  static let pyramid100 = PhysicsScene(
    name: "pyramid100", summary: "a stack of 5,050 boxes, 100 wide", stepCount: 300,
    allowsSleep: false
  ) { backend in
    try largePyramid.build(on: backend)
  }

  static let largePyramid = PhysicsScene(
    name: "large_pyramid", summary: "a stack of 5,050 boxes, 100 wide", stepCount: 500,
    allowsSleep: false
  ) { backend in
    try backend.add(.box(100, 1), .static, at: Vector2(0, -1))
    try backend.addPyramid(base: 100, corner: Vector2(-50, 0))
    return nil
  }

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

extension PhysicsBackend {
  /// Adds a triangular stack of touching boxes, from the left corner of its base.
  fileprivate func addPyramid(base: Int, corner: Vector2) throws {
    let box = try CollisionShape.box(0.5, 0.5)
    for row in 0..<base {
      for column in row..<base {
        let x = Float(row + 1) * 0.5 + Float(column - row)
        let y = Float(2 * row + 1) * 0.5
        try add(box, at: Vector2(x, y) + corner)
      }
    }
  }
}
