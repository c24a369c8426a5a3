// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsLaws
@testable import Physics2D

@Suite("Bodies that a hand holds")
struct PlayableWorldHandTests {
  /// A floor at y = 0 and discs of radius 6 that touch, in columns on it.
  private func pile(columns: Int, rows: Int) throws -> PlayableWorld {
    let world = World(WorldDefinition(gravity: Vector2(0, 1000), lengthUnitsPerMeter: 100))
    let ground = try world.createBody(BodyDefinition(kind: .static, position: .zero))
    let right = Float(12 * columns)
    for (from, to) in [
      (Vector2(right, 0), Vector2(0, 0)), (Vector2(0, 0), Vector2(0, -400)),
      (Vector2(right, -400), Vector2(right, 0)),
    ] {
      try world.addShape(.segment(SegmentShape(from: from, to: to)), to: ground)
    }
    let bodies = try (0..<columns * rows).map { number in
      let (column, row) = (Float(number % columns), Float(number / columns))
      let body = try world.createBody(
        BodyDefinition(kind: .dynamic, position: Vector2(6 + 12 * column, -6 - 12 * row)))
      try world.addShape(.circle(CircleShape(radius: 6)), to: body)
      return body
    }
    return PlayableWorld(world: world, laws: ActingLaws(stepCount: 0), bodies: bodies)
  }

  private func position(of number: Int, in playable: PlayableWorld) throws -> Vector2 {
    playable.world.position(of: try #require(playable.bodies[number]))
  }

  @Test("the body at the point is held, not a neighbor within the tolerance", arguments: 0..<9)
  func bodyAtPoint(number: Int) throws {
    let playable = try pile(columns: 3, rows: 3)
    #expect(playable.grab(at: try position(of: number, in: playable), tolerance: 8) == number)
  }

  @Test("beside all bodies the nearest one is held", arguments: [(-5, 0), (41, 2), (-9, nil)])
  func nearest(x: Int, expected: Int?) throws {
    let playable = try pile(columns: 3, rows: 1)
    #expect(playable.grab(at: Vector2(Float(x), -7), tolerance: 8) == expected)
  }

  @Test("of bodies on one another the last is held")
  func last() throws {
    let playable = try pile(columns: 2, rows: 1)
    for number in 0..<2 {
      playable.place(number, at: Vector2(12, -20), angle: 0, velocity: .zero, angularVelocity: 0)
    }
    #expect(playable.grab(at: Vector2(13, -21), tolerance: 8) == 1)
  }

  /// Ten rows of ten discs: a disc is taken out upward at 60 points/s, past those on top of it.
  @Test("a disc in a pile follows the hand within 6 points", arguments: [95, 65, 35])
  func pulledDisc(number: Int) throws {
    let playable = try pile(columns: 10, rows: 10)
    var hand = try position(of: number, in: playable)
    try #require(playable.grab(at: hand, tolerance: 8) == number)
    for frame in 0..<300 {
      if frame < 200 { hand.y -= 1 }
      playable.moveHand(to: hand)
      playable.step()
    }
    #expect((try position(of: number, in: playable) - hand).length < 6)
  }

  /// A damped spring of 10 Hz, which pulls as hard as a hundredfold gravity at most: the limit that the
  /// programs of Box2D give their mouse joints.
  @Test("a hand bears a hundred times the weight of what it holds")
  func load() throws {
    for (added, fall) in [(Float(49_000), Float(50_000) / (400 * .pi * .pi)), (119_000, nil)] {
      let playable = try pile(columns: 1, rows: 40)
      let start = try position(of: 39, in: playable)
      for number in 0..<39 { playable.remove(number) }
      try #require(playable.grab(at: start) == 39)
      playable.add(acceleration: Vector2(0, added))
      for _ in 0..<120 {
        playable.moveHand(to: start)
        playable.step()
      }
      let way = (try position(of: 39, in: playable)).y - start.y
      if let fall { #expect(abs(way - fall) < 0.5) } else { #expect(way > 400) }
    }
  }
}
