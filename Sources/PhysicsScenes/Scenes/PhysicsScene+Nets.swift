// SPDX-License-Identifier: Apache-2.0

import Physics2D

// Hanging nets of revolute joints.
extension PhysicsScene {
  static let grid40 = PhysicsScene(
    name: "grid40", summary: "a hanging net of 1,600 discs and 3,120 hinges", stepCount: 500,
    allowsSleep: false
  ) { backend in
    try backend.addNet(side: 40)
    return nil
  }

  static let jointGrid = PhysicsScene(
    name: "joint_grid", summary: "a hanging net of 10,000 discs and 19,800 hinges", stepCount: 500,
    allowsSleep: false
  ) { backend in
    try backend.addNet(side: 100)
    return nil
  }
}

extension PhysicsBackend {
  /// Adds a square net of discs, suspended from seven static discs in the middle of its top row.
  fileprivate func addNet(side: Int) throws {
    var surface = ShapeDefinition()
    surface.filter = CollisionFilter(categories: 2, mask: ~2)
    let disc = try CollisionShape.circle(CircleShape(radius: 0.4))
    var previousColumn: [Int] = []
    for column in 0..<side {
      var bodies: [Int] = []
      for row in 0..<side {
        let isFixed = row == 0 && abs(column - side / 2) <= 3
        let body = try add(
          disc, isFixed ? .static : .dynamic, at: Vector2(Float(column), Float(-row)), surface)
        if let above = bodies.last {
          try addRevoluteJoint(
            SceneRevoluteJoint(
              above, body, localAnchorA: Vector2(0, -0.5), localAnchorB: Vector2(0, 0.5)))
        }
        if column > 0 {
          try addRevoluteJoint(
            SceneRevoluteJoint(
              previousColumn[row], body, localAnchorA: Vector2(0.5, 0),
              localAnchorB: Vector2(-0.5, 0)))
        }
        bodies.append(body)
      }
      previousColumn = bodies
    }
  }
}
