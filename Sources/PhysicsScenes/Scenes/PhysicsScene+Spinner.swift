// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension PhysicsScene {
  static let spinner = PhysicsScene(
    name: "spinner", summary: "a motor stirs 6,076 discs, capsules and boxes in a ring",
    stepCount: 500
  ) { backend in
    let ground = try backend.addBody(BodyDefinition(kind: .static))
    var ring = ShapeDefinition()
    ring.friction = 0.1
    let points = (0..<360).map { degree in
      // Clockwise, so that the inside is solid.
      Rotation(angle: -Float(degree) * .pi / 180) * Vector2(40, 0) + Vector2(0, 32)
    }
    try backend.addLoop(points, to: ground, ring)
    try addSpinner(to: ground, on: backend)
    try addStirredBodies(on: backend)
    return nil
  }

  private static func addSpinner(to ground: Int, on backend: any PhysicsBackend) throws {
    var definition = BodyDefinition(kind: .dynamic, position: Vector2(0, 12))
    definition.allowsSleep = false
    let spinner = try backend.addBody(definition)
    var smooth = ShapeDefinition()
    smooth.friction = 0
    try backend.addShape(
      .polygon(.box(halfWidth: 0.4, halfHeight: 20, radius: 0.2)), to: spinner, smooth)
    var axle = SceneRevoluteJoint(
      ground, spinner, localAnchorA: Vector2(0, 12), localAnchorB: .zero)
    axle.motor = JointMotor(speed: 5, maximumEffort: .infinity)
    try backend.addRevoluteJoint(axle)
  }

  private static func addStirredBodies(on backend: any PhysicsBackend) throws {
    let shapes: [CollisionShape] = [
      .capsule(try CapsuleShape(from: Vector2(-0.25, 0), to: Vector2(0.25, 0), radius: 0.25)),
      .circle(try CircleShape(radius: 0.35)), try .box(0.35, 0.35),
    ]
    var surface = ShapeDefinition()
    surface.friction = 0.1
    surface.restitution = 0.1
    surface.density = 0.25
    var place = Vector2(-23, 2)
    for index in 0..<6076 {
      try backend.add(shapes[index % 3], at: place, surface)
      place.x += 0.5
      if place.x >= 23 { place = Vector2(-23, place.y + 0.5) }
    }
  }
}
