// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsLaws
@testable import Physics2D

@Suite("Events of worlds with laws")
struct PlayableWorldEventsTests {
  private let world = World(WorldDefinition(gravity: Vector2(0, 500), lengthUnitsPerMeter: 100))

  private func disc(at position: Vector2) throws -> BodyHandle {
    let body = try world.createBody(BodyDefinition(kind: .dynamic, position: position))
    try world.addShape(.circle(CircleShape(radius: 20)), to: body)
    return body
  }

  private func floor() throws {
    let ground = try world.createBody(BodyDefinition(kind: .static, position: Vector2(0, 300)))
    try world.addShape(
      .segment(SegmentShape(from: Vector2(-400, 0), to: Vector2(400, 0))), to: ground)
  }

  /// The events of the last step.
  private func events(of playable: PlayableWorld) -> [[Float]] {
    var numbers: [Float] = []
    playable.appendEvents(to: &numbers)
    return stride(from: 0, to: numbers.count, by: 5).map { Array(numbers[$0..<($0 + 5)]) }
  }

  @Test("a disc that falls begins contact with what is no item, in one step and where it meets it")
  func begin() throws {
    try floor()
    let disc = try disc(at: Vector2(60, 200))
    let playable = PlayableWorld(
      world: world, laws: ActingLaws(stepCount: 0), bodies: [nil, disc])
    var found: [[Float]] = []
    for _ in 0..<60 {
      playable.step()
      found += events(of: playable)
    }
    try #require(found.count == 1)
    #expect(found[0][0] == 1 && found[0][1...2].sorted() == [-1, 1])
    #expect(abs(found[0][3] - 60) < 0.5 && abs(found[0][4] - 300) < 1)
  }

  @Test("items that part end their contact by their numbers, one that is removed by −1")
  func end() throws {
    let discs = try [Vector2(0, 0), Vector2(39.9, 0), Vector2(79.8, 0)].map(disc(at:))
    let playable = PlayableWorld(world: world, laws: ActingLaws(stepCount: 0), bodies: discs)
    playable.step()
    #expect(events(of: playable).map { $0[0] } == [1, 1])
    playable.place(
      0, at: Vector2(-200, 0), angle: 0, velocity: .zero, angularVelocity: 0)
    playable.remove(2)
    var found: [[Float]] = []
    for _ in 0..<2 {
      playable.step()
      found += events(of: playable)
    }
    let pairs = found.map { [$0[0]] + $0[1...2].sorted() }.sorted { $0[1] < $1[1] }
    #expect(pairs == [[0, -1, 1], [0, 0, 1]])
  }
}
