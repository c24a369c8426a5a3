// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsLaws
@testable import Physics2D

@Suite("Bodies that are placed")
struct PlayableWorldPlaceTests {
  private let world = World(WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100))

  private func playable() throws -> PlayableWorld {
    let body = try world.createBody(BodyDefinition(kind: .dynamic, position: Vector2(10, 20)))
    try world.addShape(.circle(CircleShape(radius: 20)), to: body)
    return PlayableWorld(world: world, laws: ActingLaws(stepCount: 0), bodies: [nil, body])
  }

  private func pose(of playable: PlayableWorld) -> [Float] {
    var numbers: [Float] = []
    playable.appendPoses(to: &numbers)
    return Array(numbers.suffix(4))
  }

  @Test("a body moves on from its new pose with its new velocity: by v/60 in a step")
  func motion() throws {
    let playable = try playable()
    playable.place(
      1, at: Vector2(100, 50), angle: 0.5, velocity: Vector2(120, -60), angularVelocity: 3)
    #expect(pose(of: playable)[..<2] == [100, 50])
    playable.step()
    let pose = pose(of: playable)
    #expect(abs(pose[0] - 102) < 1e-3 && abs(pose[1] - 49) < 1e-3)
    #expect(abs(pose[2] - 0.55) < 1e-3)
    #expect(pose[3] == 1)
  }

  @Test("numbers that are not finite, and items without a body, change nothing")
  func refusals() throws {
    let playable = try playable()
    let before = world.stateHash
    for number in [-1, 0, 2] {
      playable.place(number, at: .zero, angle: 0, velocity: .zero, angularVelocity: 0)
    }
    for bad: Float in [.nan, .infinity] {
      playable.place(1, at: Vector2(bad, 0), angle: 0, velocity: .zero, angularVelocity: 0)
      playable.place(1, at: .zero, angle: bad, velocity: .zero, angularVelocity: 0)
      playable.place(1, at: .zero, angle: 0, velocity: Vector2(0, bad), angularVelocity: 0)
      playable.place(1, at: .zero, angle: 0, velocity: .zero, angularVelocity: bad)
    }
    #expect(world.stateHash == before)
  }
}
