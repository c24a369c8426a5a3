// SPDX-License-Identifier: Apache-2.0

import Physics2D

// Bodies that start without contacts.
extension PhysicsScene {
  static let freeFall1000 = PhysicsScene(
    name: "freefall1000", summary: "1,000 discs that fall and meet nothing", stepCount: 500,
    allowsSleep: false
  ) { backend in
    let disc = try CollisionShape.circle(CircleShape(radius: 0.25))
    for index in 0..<1000 {
      try backend.add(disc, at: Vector2(Float(index % 32), Float(index / 32)))
    }
    return nil
  }

  static let smash = PhysicsScene(
    name: "smash", summary: "a heavy box flies into 9,600 sleeping ones", stepCount: 300,
    gravity: .zero
  ) { backend in
    var ram = BodyDefinition(kind: .dynamic, position: Vector2(-20, 0))
    ram.linearVelocity = Vector2(40, 0)
    var heavy = ShapeDefinition()
    heavy.density = 8
    try backend.addShape(.box(4, 4), to: backend.addBody(ram), heavy)
    let box = try CollisionShape.box(0.2, 0.2)
    for column in 0..<120 {
      for row in 0..<80 {
        var definition = BodyDefinition(
          kind: .dynamic, position: Vector2(0.4 * Float(column) + 30, 0.4 * Float(row - 40)))
        definition.isAwake = false
        try backend.add(box, to: backend.addBody(definition))
      }
    }
    return nil
  }
}
