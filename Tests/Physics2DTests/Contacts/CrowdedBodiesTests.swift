// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Crowded bodies")
struct CrowdedBodiesTests {
  @Test(
    "what a crowd passes on through chains of contacts is not faster than its correction",
    arguments: [Vector2(11, 1489), Vector2(6, 1494)])
  func chain(place: Vector2) throws {
    let world = World.ofPile(gravity: 0)
    try world.addContainer(Vector2(1500, 1500))
    let items = try (0..<20).map { _ in try world.item(.circle, Vector2(20, 20), at: place) }
    for _ in 0..<70 {
      world.step(by: 1 / 60)
      let speeds = items.map { world.linearVelocity(of: $0).length }
      #expect(try #require(speeds.max()) <= 100)
    }
  }

  @Test("a body beside a crowd takes the speed of a hit")
  func hit() throws {
    let world = World.ofPile(gravity: 0)
    for _ in 0..<2 { try world.item(.box, Vector2(20, 20), at: .zero) }
    let beside = try world.item(.box, Vector2(20, 20), at: Vector2(21, 0))
    let fast = try world.item(.box, Vector2(20, 20), at: Vector2(24, -60))
    for _ in 0..<3 { world.step(by: 1 / 60) }
    #expect(world.linearVelocity(of: beside).length < 100)
    world.setLinearVelocity(Vector2(0, 900), of: fast)
    for _ in 0..<6 { world.step(by: 1 / 60) }
    // Equal masses and an elasticity of 0.2: v′ = (1 + e)/2 · v, less what friction and the turn take.
    #expect(world.linearVelocity(of: beside).y > 400)
  }
}
