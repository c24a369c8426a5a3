// SPDX-License-Identifier: Apache-2.0

import Physics2D

// Bodies that fall into open troughs.
extension PhysicsScene {
  static let compounds = PhysicsScene(
    name: "compounds", summary: "3,000 bodies of two triangles fall into a trough", stepCount: 500
  ) { backend in
    let trough = try backend.addTrough(halfWidth: 40, wallCount: 100)
    try backend.addLine(from: Vector2(-800, -80), to: Vector2(800, -80), to: trough)
    let left = try PolygonShape(hull: [Vector2(-1, 0), Vector2(0.5, 1), Vector2(0, 2)])
    let right = try PolygonShape(hull: [Vector2(1, 0), Vector2(-0.5, 1), Vector2(0, 2)])
    var surface = ShapeDefinition()
    surface.friction = 0.5
    var side: Float = 0.25
    for column in 0..<20 {
      for row in 0..<150 {
        let place = Vector2(2 * Float(column) - 19 + side, 2.25 * Float(row) + 5.575)
        side = -side
        let body = try backend.add(.polygon(left), at: place, surface)
        try backend.addShape(.polygon(right), to: body, surface)
      }
    }
    return nil
  }

  static let junkyard = PhysicsScene(
    name: "junkyard", summary: "a pusher ploughs through 8,000 pentagons", stepCount: 800
  ) { backend in
    _ = try backend.addTrough(halfWidth: 80, wallCount: 50)
    try addScrap(on: backend)
    let pusher = try backend.add(.box(2, 4, at: Vector2(0, 4)), .kinematic, at: .zero)
    return { index in
      let time = Float(index) / 60
      let target = Vector2(60 * Rotation(angle: 0.2 * time).sine, 0)
      backend.setLinearVelocity(60 * (target - backend.position(of: pusher)), of: pusher)
    }
  }

  private static func addScrap(on backend: any PhysicsBackend) throws {
    // Angles of the golden section spread the corners evenly and never alike.
    let step = Float.pi * (Float(5).squareRoot() - 1)
    let corners = (0..<5).map { Rotation(angle: step * Float($0)) * Vector2(0.25, 0) }
    let pentagon = CollisionShape.polygon(try PolygonShape(hull: corners))
    var side: Float = -0.1
    for column in 0..<200 {
      for row in 0..<40 {
        let x = 0.375 * Float(2 * column - 200)
        try backend.add(pentagon, at: Vector2(x + side, Float(row) + 15))
        side = -side
      }
    }
  }
}

extension PhysicsBackend {
  /// Adds a trough of overlapping boxes: a floor along y = 0 and two walls.
  fileprivate func addTrough(halfWidth: Int, wallCount: Int) throws -> Int {
    let trough = try addBody(BodyDefinition(kind: .static))
    for x in -halfWidth...halfWidth {
      try add(.box(0.55, 0.5, at: Vector2(Float(x), 0)), to: trough)
    }
    for side in [-halfWidth, halfWidth] {
      for row in 1...wallCount {
        try add(.box(0.5, 0.55, at: Vector2(Float(side), Float(row))), to: trough)
      }
    }
    return trough
  }
}
