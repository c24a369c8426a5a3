// SPDX-License-Identifier: Apache-2.0

import Physics2D

// Bodies that fall into closed bins.
extension PhysicsScene {
  static let pile1000 = PhysicsScene(
    name: "pile1000", summary: "1,000 discs that fall into a bin", stepCount: 600,
    allowsSleep: false
  ) { backend in
    try backend.addBin(halfWidth: 10, height: 60)
    let disc = try CollisionShape.circle(CircleShape(radius: 0.25))
    for index in 0..<1000 {
      let row = index / 30
      let x = -8.85 + 0.6 * Float(index % 30) + 0.15 * Float(row % 2)
      try backend.add(disc, at: Vector2(x, 0.5 + 0.6 * Float(row)))
    }
    return nil
  }

  static let interface30 = PhysicsScene(
    name: "ui30", summary: "30 boxes in a bin, as many as an interface has", stepCount: 3000,
    allowsSleep: false
  ) { backend in
    try backend.addBin(halfWidth: 5, height: 10)
    let box = try CollisionShape.box(0.4, 0.4)
    for index in 0..<30 {
      let row = index / 6
      let x = -4 + 1.5 * Float(index % 6) + 0.3 * Float(row % 2)
      try backend.add(box, at: Vector2(x, 1 + 1.2 * Float(row)))
    }
    return nil
  }
}

extension PhysicsBackend {
  /// Adds a closed bin of four segments with its floor at y = 0.
  fileprivate func addBin(halfWidth: Float, height: Float) throws {
    let bin = try addBody(BodyDefinition(kind: .static))
    let low = (left: Vector2(-halfWidth, 0), right: Vector2(halfWidth, 0))
    let high = (left: Vector2(-halfWidth, height), right: Vector2(halfWidth, height))
    try addLine(from: low.left, to: low.right, to: bin)
    try addLine(from: low.left, to: high.left, to: bin)
    try addLine(from: low.right, to: high.right, to: bin)
    try addLine(from: high.left, to: high.right, to: bin)
  }
}
