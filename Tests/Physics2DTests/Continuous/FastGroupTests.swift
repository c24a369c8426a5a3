// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

/// A body of two boxes and the rod between them, whose edges that face each other are internal.
private struct Dumbbell {
  let side: Float
  let length: Float
  let thickness: Float
  let angle: Float

  /// The centers and half sizes of its parts, in its own frame.
  var parts: [(center: Vector2, half: Vector2)] {
    let box = Vector2(side / 2, side / 2)
    return [
      (Vector2(-length / 2, 0), box), (Vector2(length / 2, 0), box),
      (Vector2(0, 0), Vector2((length - side) / 2, thickness / 2)),
    ]
  }

  func add(to world: World) throws -> BodyHandle {
    let body = try world.createBody(BodyDefinition(kind: .dynamic, angle: angle))
    for part in parts {
      let shape = try PolygonShape.box(
        halfWidth: part.half.x, halfHeight: part.half.y, center: part.center)
      try world.addShape(.polygon(shape), to: body)
    }
    world.removeInternalEdges(of: body)
    return body
  }
}

@Suite("Bodies that are shot at bodies of several parts")
struct FastGroupTests {
  /// Whether a body that flies through the inner half of a part hits the dumbbell.
  private func hits(
    _ random: inout TestRandom, _ addShape: (World, BodyHandle) throws -> Void
  ) throws -> Bool {
    var definition = WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100)
    definition.linearSlop = 0.2
    definition.contactMargin = 1
    definition.maximumLinearSpeed = 60_000
    definition.continuousDynamics = true
    let world = World(definition)
    let dumbbell = Dumbbell(
      side: random.number(15, 50), length: random.number(80, 160),
      thickness: random.number(4, 14), angle: random.number(-3, 3))
    let goal = try dumbbell.add(to: world)
    let part = dumbbell.parts[Int(random.number(0, 2.99))]
    let aim =
      world.rotation(of: goal)
      * (part.center
        + Vector2(random.number(-0.5, 0.5) * part.half.x, random.number(-0.5, 0.5) * part.half.y))
    let direction = Rotation(angle: random.number(-3, 3)) * Vector2(1, 0)
    let speed = random.number(3000, 50_000)
    let distance = random.number(140, 1000)
    let body = try world.createBody(
      BodyDefinition(kind: .dynamic, position: aim - distance * direction))
    try addShape(world, body)
    let velocity = speed * direction
    world.setLinearVelocity(velocity, of: body)
    for _ in 0..<Int(60 * (distance + 300) / speed) + 2 { world.step(by: 1 / 60, subSteps: 4) }
    return world.linearVelocity(of: body) != velocity
  }

  @Test(
    "do not pass between the parts, whichever internal edges face them before", arguments: 1...4)
  func parts(seed: UInt64) throws {
    var random = TestRandom(seed: seed)
    for shot in 0..<150 {
      let size = random.number(2, 8)
      let isHit = try hits(&random) { world, body in
        if shot.isMultiple(of: 2) {
          try world.addShape(.circle(CircleShape(center: .zero, radius: size)), to: body)
        } else {
          try world.addShape(.polygon(.box(halfWidth: size, halfHeight: size / 2)), to: body)
        }
      }
      #expect(isHit, "shot \(shot)")
    }
  }
}
