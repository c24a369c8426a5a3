// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Bodies that fall together")
struct SharedMotionTests {
  /// Discs of 20 points in columns, 100 points apart, that fall by 330 points in a step after a second.
  struct Fall {
    let world: World
    var bodies: [BodyHandle] = []

    init(continuousDynamics: Bool = true) throws {
      var definition = WorldDefinition(gravity: Vector2(0, 20_000), lengthUnitsPerMeter: 100)
      definition.maximumLinearSpeed = 60_000
      definition.continuousDynamics = continuousDynamics
      world = World(definition)
      for index in 0..<80 { bodies.append(try disc(at: place(index))) }
    }

    private func place(_ index: Int) -> Vector2 {
      Vector2(100 * Float(index / 8), 100 * Float(index % 8))
    }

    func disc(at position: Vector2) throws -> BodyHandle {
      let body = try world.createBody(BodyDefinition(kind: .dynamic, position: position))
      try world.addShape(.circle(CircleShape(center: .zero, radius: 20)), to: body)
      return body
    }

    func run(_ steps: Int) { for _ in 0..<steps { world.step(by: 1 / 60) } }
  }

  @Test("have no contacts, however fast they are, and fall as without continuous dynamics")
  func free() throws {
    let (fall, slow) = (try Fall(), try Fall(continuousDynamics: false))
    fall.run(60)
    slow.run(60)
    #expect(fall.world.counters.contacts == 0)
    for (body, other) in zip(fall.bodies, slow.bodies) {
      #expect(fall.world.position(of: body) == slow.world.position(of: other))
    }
  }

  @Test("do not pass one that stops between two steps")
  func stopped() throws {
    let fall = try Fall()
    fall.run(60)
    fall.world.setLinearVelocity(.zero, of: fall.bodies[1])
    for _ in 0..<20 {
      fall.run(1)
      let (above, below) = (fall.bodies[0], fall.bodies[1])
      #expect(fall.world.position(of: above).y < fall.world.position(of: below).y)
    }
  }

  @Test("do not pass one that is created in their way")
  func created() throws {
    let fall = try Fall()
    fall.run(60)
    let lowest = fall.bodies[7]
    let body = try fall.disc(at: fall.world.position(of: lowest) + Vector2(0, 120))
    for _ in 0..<20 {
      fall.run(1)
      #expect(fall.world.position(of: lowest).y < fall.world.position(of: body).y)
    }
  }

  @Test("do not pass a floor, which stops them in the same place as one that falls alone")
  func floor() throws {
    let fall = try Fall()
    let alone = try Fall()
    for body in alone.bodies.dropLast() { alone.world.destroyBody(body) }
    for world in [fall.world, alone.world] {
      let floor = try world.createBody(BodyDefinition(kind: .static))
      try world.addShape(
        .segment(SegmentShape(from: Vector2(-500, 12_000), to: Vector2(2000, 12_000))), to: floor)
    }
    // They move by 330 points in a step, and reach the floor after 1.06 s.
    fall.run(62)
    alone.run(62)
    let last = fall.bodies[79]
    // Those that follow reach it one step later.
    for _ in 0..<2 {
      fall.run(1)
      alone.run(1)
      #expect(fall.world.position(of: last).y == alone.world.position(of: last).y)
    }
    #expect(fall.world.position(of: last).y > 11_900)
    fall.run(20)
    #expect(fall.bodies.allSatisfy { fall.world.position(of: $0).y < 12_000 })
  }

  @Test("have the same future in a snapshot and in bytes")
  func copies() throws {
    let fall = try Fall()
    fall.run(60)
    let copy = try World(decoding: fall.world.encode())
    let snapshot = fall.world.snapshot()
    let hashes = [fall.world, copy].map { world in
      world.setLinearVelocity(.zero, of: fall.bodies[1])
      for _ in 0..<20 { world.step(by: 1 / 60) }
      return world.stateHash
    }
    #expect(hashes[0] == hashes[1])
    fall.world.restore(snapshot)
    fall.world.setLinearVelocity(.zero, of: fall.bodies[1])
    fall.run(20)
    #expect(fall.world.stateHash == hashes[0])
  }

  @Test(
    "keep a sound world while any of them stop, sleep, vanish or meet boundaries", arguments: 1...3)
  func changes(seed: UInt64) throws {
    var fall = try Fall()
    var random = TestRandom(seed: seed)
    fall.run(30)
    for _ in 0..<30 {
      let body = fall.bodies[Int(random.number(0, 79.9))]
      let place = fall.world.position(of: body) + Vector2(0, random.number(60, 300))
      switch Int(random.number(0, 6.9)) {
      case 0: fall.world.setLinearVelocity(.zero, of: body)
      case 1: fall.world.sleep(body)
      case 2: fall.world.destroyBody(body)
      case 3: fall.bodies.append(try fall.disc(at: place))
      case 4: fall.world.setKind(.kinematic, of: body)
      case 5: fall.world.setKind(.dynamic, of: body)
      default:
        let wall = try fall.world.createBody(BodyDefinition(kind: .static, position: place))
        try fall.world.addShape(
          .segment(SegmentShape(from: Vector2(-30, 0), to: Vector2(30, 0))), to: wall)
      }
      fall.run(1)
      #expect(fall.world.defects().isEmpty)
      #expect(try World(decoding: fall.world.encode()).stateHash == fall.world.stateHash)
    }
  }
}
