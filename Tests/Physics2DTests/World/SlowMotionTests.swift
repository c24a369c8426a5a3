// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Motion below the resolution of coordinates")
struct SlowMotionTests {
  /// A step of it is a sixth of the distance from one coordinate to the next at 5,000.
  private static let speed: Float = 0.005

  private func body(in world: World, at position: Vector2) throws -> BodyHandle {
    let body = try world.createBody(BodyDefinition(kind: .dynamic, position: position))
    try world.addShape(.circle(CircleShape(radius: 10)), to: body)
    world.setSleepThreshold(0, of: body)
    world.setLinearVelocity(Vector2(Self.speed, -Self.speed), of: body)
    return body
  }

  private func world() -> World {
    World(WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100))
  }

  @Test(
    "s = v·t holds wherever the body is, also where a step is less than coordinates can tell",
    arguments: [0, 500, 5000, 50_000] as [Float])
  func uniform(coordinate: Float) throws {
    let world = world()
    let body = try body(in: world, at: Vector2(coordinate, coordinate))
    for _ in 0..<3600 { world.step(by: 1 / 60) }
    let way = Double(Self.speed) * 60
    // Of a movement, rounding may take up to 1/128.
    let resolution = Double(max(coordinate, 1).ulp) + way / 128
    let end = world.position(of: body)
    #expect(abs(Double(end.x - coordinate) - way) <= resolution)
    #expect(abs(Double(end.y - coordinate) + way) <= resolution)
  }

  @Test(
    "what rounding left out is part of a snapshot and of the hash, and no part of a body that is set"
  )
  func state() throws {
    let (world, other) = (world(), world())
    let (body, twin) = (
      try body(in: world, at: Vector2(5000, 0)), try self.body(in: other, at: Vector2(5000, 0))
    )
    world.setLinearVelocity(Vector2(Self.speed, 0), of: body)
    other.setLinearVelocity(.zero, of: twin)
    for world in [world, other] { world.step(by: 1 / 60) }
    // The centers are equal still; the velocities are made so.
    let velocity = Vector2(Self.speed, 0)
    for (world, body) in [(world, body), (other, twin)] {
      world.setLinearVelocity(velocity, of: body)
    }
    #expect(world.position(of: body).x == other.position(of: twin).x)
    #expect(world.stateHash != other.stateHash)
    let moment = world.snapshot()
    let hash = world.stateHash
    for _ in 0..<100 { world.step(by: 1 / 60) }
    let end = world.stateHash
    world.restore(moment)
    #expect(world.stateHash == hash)
    for _ in 0..<100 { world.step(by: 1 / 60) }
    #expect(world.stateHash == end)
    for (world, body) in [(world, body), (other, twin)] {
      world.setTransform(of: body, position: .zero, angle: 0)
    }
    #expect(world.stateHash == other.stateHash)
  }
}
