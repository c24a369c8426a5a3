// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

/// The example of the landing page of `Physics2D`.
@Suite("Article: the engine")
struct EngineTests {
  @Test("a ball comes to rest on the ground")
  func ball() throws {
    let world = World(WorldDefinition(gravity: Vector2(0, -10)))
    let ground = try world.createBody(BodyDefinition(kind: .static))
    try world.addShape(.segment(SegmentShape(from: Vector2(-5, 0), to: Vector2(5, 0))), to: ground)

    let ball = try world.createBody(BodyDefinition(kind: .dynamic, position: Vector2(0, 4)))
    try world.addShape(.circle(CircleShape(radius: 0.5)), to: ball)

    for _ in 0..<120 { world.step(by: 1 / 60) }
    let position = world.position(of: ball)  // at rest: (0, 0.495)
    let hit = world.castRay(from: Vector2(0, 5), translation: Vector2(0, -10))  // its top

    #expect(abs(position.y - 0.495) < 0.006)
    #expect(hit != nil)
  }
}
