// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

// Laws of issue 14 for piles, in a short form, and in the long form where `isStressed`.

@Suite("Piles")
struct PileTests {
  @Test(
    "a loaded box between two round items comes to rest", arguments: [Float(5), 10, 20, 40, 80])
  func rocking(load: Float) throws {
    // The frequency of its rocking, √(2·N·(h + R)/I), is up to 100 times that of the steps.
    let world = World.ofPile(gravity: 1000)
    let ground = try world.createBody(BodyDefinition(kind: .static))
    try world.addShape(
      .circle(CircleShape(center: Vector2(0, 10), radius: 10)), to: ground, .ofItem)
    let box = try world.item(.box, Vector2(12, 12), at: Vector2(0, -7), angle: 0.05)
    let top = try world.item(.circle, Vector2(20, 20), at: Vector2(0, -25))
    for x in [Float(-11.1), 11.1] {
      try world.addShape(
        .segment(SegmentShape(from: Vector2(x, -200), to: Vector2(x, -22))), to: ground, .ofItem)
    }
    let mass = load * world.mass(of: box)
    world.setMass(mass, rotationalInertia: 50 * mass, center: .zero, of: top)
    for _ in 0..<180 where world.awakeBodyCount > 0 { world.step(by: 1 / 60) }
    #expect(world.awakeBodyCount == 0)
    #expect(abs(world.position(of: box).y + 7) < 0.3)
    #expect(abs(world.rotation(of: box).angle) < 0.1)
  }

  @Test("a box that rocks on a circle gains no energy")
  func rolling() throws {
    // Without damping; ω = √(g·(ρ − h)/(I/m + h²)) is 14 rad/s.
    let radius: Float = 20
    let world = World.ofPile(gravity: 1000)
    let ground = try world.createBody(BodyDefinition(kind: .static))
    try world.addShape(
      .circle(CircleShape(center: Vector2(0, radius), radius: radius)), to: ground, .ofItem)
    let box = try world.item(.box, Vector2(17, 12), at: Vector2(0, -7), angle: 0.1)
    world.setDamping(linear: 0, angular: 0, of: box)
    world.setAllowsSleep(false, of: box)
    var swing: Float = 0
    for step in 0..<600 {
      world.step(by: 1 / 60)
      if step >= 540 { swing = max(swing, abs(world.angle(of: box))) }
    }
    #expect(swing < 0.1)
  }

  @Test(
    "a pile of 2,000 is asleep within 15 s", .enabled(if: isStressed),
    arguments: [[PileItem.box], [.circle], [.box, .circle]], [UInt64(1), 2])
  func pile(kinds: [PileItem], seed: UInt64) throws {
    let world = try World.pile(of: 2000, kinds, seed: seed).world
    for _ in 0..<900 where world.awakeBodyCount > 0 { world.step(by: 1 / 60) }
    #expect(world.awakeBodyCount == 0)
  }

  @Test(
    "a pile of 2,000 boxes, circles and ellipses is asleep within 15 s", .enabled(if: isStressed),
    arguments: UInt64(1)...6)
  func mixedPile(seed: UInt64) throws {
    let world = try World.pile(of: 2000, seed: seed).world
    for _ in 0..<900 where world.awakeBodyCount > 0 { world.step(by: 1 / 60) }
    #expect(world.awakeBodyCount == 0)
  }

  @Test(
    "no item of a pile falls asleep while it moves",
    arguments: [[PileItem.box], [.box, .circle, .ellipse]] + (isStressed ? [[.ellipse]] : []),
    isStressed ? Array(UInt64(1)...8) : [4])
  func honesty(kinds: [PileItem], seed: UInt64) throws {
    // What sleeps keeps its place when it is woken, to half a point in half a second.
    let (world, items) = try World.pile(of: isStressed ? 500 : 30, kinds, seed: seed)
    for _ in 0..<900 where world.awakeBodyCount > 0 { world.step(by: 1 / 60) }
    #expect(world.awakeBodyCount == 0)
    let places = items.map { world.position(of: $0) }
    for body in items { world.wake(body) }
    for _ in 0..<30 { world.step(by: 1 / 60) }
    for (body, place) in zip(items, places) {
      #expect((world.position(of: body) - place).length < 0.5)
    }
  }

  @Test("a pile that is woken stays as still as one that stays awake")
  func waking() throws {
    // Awake it moves by less than a thousandth of a point. Deep in a pile, loaded items would rock by a twentieth
    // in the first step, if their contacts did not resist it at once.
    let (world, items) = try World.pile(of: 60, [.ellipse], seed: 5)
    for _ in 0..<200 where world.awakeBodyCount > 0 { world.step(by: 1 / 60) }
    #expect(world.awakeBodyCount == 0)
    let places = items.map { world.position(of: $0) }
    for body in items { world.wake(body) }
    for _ in 0..<30 { world.step(by: 1 / 60) }
    for (body, place) in zip(items, places) {
      #expect((world.position(of: body) - place).length < 0.01)
    }
  }

  @Test("an item in the air never rests", arguments: [Float(0.1), 1, 10])
  func flight(speed: Float) throws {
    // Thrown up so that it is below its sleep threshold at the top, without a contact.
    let world = World.ofPile(gravity: 1000)
    let item = try world.item(.box, Vector2(20, 20), at: .zero)
    world.setLinearVelocity(Vector2(0, -speed), of: item)
    for _ in 0..<120 {
      world.step(by: 1 / 60)
      #expect(world.isAwake(item))
    }
  }

  @Test(
    "items that start in one place part, at 100 points/s beyond what gravity gives",
    arguments: [
      (PileItem.box, Vector2(20, 20)), (.circle, Vector2(20, 20)), (.ellipse, Vector2(20, 30)),
      (.ellipse, Vector2(60, 20)),
    ], [Float(0), 1000])
  func parting(kind: (PileItem, Vector2), gravity: Float) throws {
    let world = World.ofPile(gravity: gravity)
    try world.addContainer(Vector2(500, 500))
    let items = try (0..<(isStressed ? 20 : 6)).map { _ in
      try world.item(kind.0, kind.1, at: Vector2(250, 250))
    }
    var top: Float = 250
    for _ in 0..<(isStressed ? 1200 : 90) {
      world.step(by: 1 / 60)
      for item in items {
        // v = √(2gh) after a fall by h from the highest item.
        top = min(top, world.position(of: item).y)
        let fall = (2 * gravity * (world.position(of: item).y - top)).squareRoot()
        #expect(world.linearVelocity(of: item).length < 101 + fall)
      }
    }
    // Of two items that do not overlap the centers are at least the shorter side apart.
    for (index, item) in items.enumerated() {
      for other in items[..<index] {
        let distance = (world.position(of: item) - world.position(of: other)).length
        #expect(distance > min(kind.1.x, kind.1.y) - 1)
      }
    }
  }

  @Test(
    "twenty items that start in one place leave at 101 points/s at most",
    arguments: [
      (PileItem.ellipse, Vector2(60, 20)), (.ellipse, Vector2(100, 20)), (.box, Vector2(60, 20)),
    ])
  func crowd(kind: (PileItem, Vector2)) throws {
    // The pushes of several neighbors add up until the last overlap is gone.
    let world = World.ofPile(gravity: 0)
    let items = try (0..<20).map { _ in try world.item(kind.0, kind.1, at: .zero) }
    for _ in 0..<(isStressed ? 240 : 70) {
      world.step(by: 1 / 60)
      let speeds = items.map { world.linearVelocity(of: $0).length }
      #expect(try #require(speeds.max()) <= 101)
    }
  }

  @Test(
    "gravity makes items that start in one place no faster to the side",
    arguments: [Float(0), 1000])
  func crowdOnFloor(gravity: Float) throws {
    let world = World.ofPile(gravity: gravity)
    try world.addContainer(Vector2(1500, 500))
    let items = try (0..<20).map { _ in
      try world.item(.box, Vector2(60, 20), at: Vector2(750, 489))
    }
    for _ in 0..<60 {
      world.step(by: 1 / 60)
      for item in items { #expect(abs(world.linearVelocity(of: item).x) < 101) }
    }
  }

  @Test("three of six flat boxes that start in one place do not hold one another in a circle")
  func circle() throws {
    let world = World.ofPile(gravity: 1000)
    try world.addContainer(Vector2(1500, 1500))
    for _ in 0..<6 { try world.item(.box, Vector2(60, 20), at: Vector2(750, 1469)) }
    for _ in 0..<120 { world.step(by: 1 / 60) }
    let separations = world.contactInfos.flatMap(\.points).map(\.separation)
    #expect(try #require(separations.min()) > -1)
  }
}
