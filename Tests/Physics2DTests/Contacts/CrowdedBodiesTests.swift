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

  @Test(
    "boxes that do not fit into a column part where there is place beside it",
    arguments: [Float(0), 1000])
  func column(gravity: Float) throws {
    // Twelve boxes of 60 by 20 points are higher than the room, into which three columns of nine fit.
    let world = World.ofPile(gravity: gravity)
    try world.addContainer(Vector2(208, 208))
    for _ in 0..<12 { try world.item(.box, Vector2(60, 20), at: Vector2(104, 104)) }
    for _ in 0..<180 { world.step(by: 1 / 60) }
    let separations = world.contactInfos.flatMap(\.points).map(\.separation)
    #expect((separations.min() ?? 0) > -1)
  }

  @Test("crowds without place come to rest")
  func noPlace() throws {
    let world = World.ofPile(gravity: 1000)
    try world.addContainer(Vector2(46, 46))
    for _ in 0..<6 { try world.item(.box, Vector2(20, 20), at: Vector2(23, 23)) }
    for _ in 0..<480 { world.step(by: 1 / 60) }
    #expect(world.awakeBodyCount == 0)
  }

  @Test("crowds have a bounded number of contacts for each body, and part")
  func bounded() throws {
    let count = isStressed ? 600 : 150
    let world = World.ofPile(gravity: 0)
    let items = try (0..<count).map { _ in try world.item(.circle, Vector2(20, 20), at: .zero) }
    for _ in 0..<(isStressed ? 600 : 2) {
      world.step(by: 1 / 60)
      // A new contact has a body with fewer than 64. All pairs would be 74 for each of 150 bodies.
      #expect(world.contactCount <= 64 * count)
    }
    guard isStressed else { return }
    let separations = world.contactInfos.flatMap(\.points).map(\.separation)
    #expect((separations.min() ?? 0) > -1)
    for (index, item) in items.enumerated() {
      for other in items[..<index] {
        #expect((world.position(of: item) - world.position(of: other)).length > 19)
      }
    }
  }

  @Test("a contact that a crowd has postponed is made when the crowd has gone")
  func postponed() throws {
    let world = World.ofPile(gravity: 0)
    let items = try (0..<150).map { _ in try world.item(.circle, Vector2(20, 20), at: .zero) }
    world.step(by: 1 / 60)
    #expect(world.contactCount < 150 * 149 / 2)
    try leaveTwoWithoutContact(of: items, in: world)
    for _ in 0..<60 { world.step(by: 1 / 60) }
    #expect((world.position(of: items[148]) - world.position(of: items[149])).length > 19)
  }

  @Test("a contact that a crowd has postponed is made when one of its bodies wakes")
  func postponedAsleep() throws {
    let world = World.ofPile(gravity: 0)
    let items = try (0..<150).map { _ in try world.item(.circle, Vector2(20, 20), at: .zero) }
    world.step(by: 1 / 60)
    world.sleep(items[148])
    #expect(world.awakeBodyCount == 0)
    for _ in 0..<3 { world.step(by: 1 / 60) }
    try leaveTwoWithoutContact(of: items, in: world)
    world.wake(items[148])
    for _ in 0..<60 { world.step(by: 1 / 60) }
    #expect((world.position(of: items[148]) - world.position(of: items[149])).length > 19)
  }

  /// Destroys all items but the last two, which the crowd has left without a contact and which do not move.
  private func leaveTwoWithoutContact(of items: [BodyHandle], in world: World) throws {
    for item in items.dropLast(2) { world.destroyBody(item) }
    try #require(world.contactCount == 0)
    for item in items.suffix(2) { world.setLinearVelocity(.zero, of: item) }
  }

  @Test("a contact that ends makes no crowd, whatever its lane has")
  func ended() throws {
    let world = World.ofPile(gravity: 0)
    let first = try world.item(.box, Vector2(20, 20), at: .zero)
    let second = try world.item(.box, Vector2(20, 20), at: Vector2(1, 0))
    world.step(by: 1 / 60)
    #expect(world.bodies.forces[first.index].crowdedSpeed < 0)
    // The manifold of the last step, moved on, would be an overlap of 80 points; the boxes still do so.
    world.setTransform(of: second, position: Vector2(-60, 0), angle: 0)
    world.step(by: 1 / 60)
    #expect(world.bodies.forces[first.index].crowdedSpeed == 0)
    #expect(world.bodies.forces[second.index].crowdedSpeed == 0)
  }

  @Test("a crowd goes through the same states when it is decoded after each step")
  func decoded() throws {
    let world = World.ofPile(gravity: 1000)
    try world.addContainer(Vector2(208, 208))
    for index in 0..<14 {
      try world.item(
        [.box, .circle, .ellipse][index % 3], Vector2(40 + Float(index), 20), at: Vector2(104, 104))
    }
    var copy = try World(decoding: world.encode())
    for _ in 0..<120 {
      world.step(by: 1 / 60)
      copy.step(by: 1 / 60)
      #expect(copy.stateHash == world.stateHash)
      copy = try World(decoding: copy.encode())
    }
  }
}
