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

  @Test(
    "a pile of 2,000 is asleep within 15 s", .enabled(if: isStressed),
    arguments: [[PileItem.box], [.circle], [.box, .circle]], [UInt64(1), 2])
  func pile(kinds: [PileItem], seed: UInt64) throws {
    let world = try World.pile(of: 2000, kinds, seed: seed).world
    for _ in 0..<900 where world.awakeBodyCount > 0 { world.step(by: 1 / 60) }
    #expect(world.awakeBodyCount == 0)
  }

  @Test("no item of a pile falls asleep while it moves")
  func honesty() throws {
    // What sleeps keeps its place when it is woken, to half a point in half a second.
    let (world, items) = try World.pile(of: isStressed ? 500 : 30, seed: 4)
    for _ in 0..<900 where world.awakeBodyCount > 0 { world.step(by: 1 / 60) }
    #expect(world.awakeBodyCount == 0)
    let places = items.map { world.position(of: $0) }
    for body in items { world.wake(body) }
    for _ in 0..<30 { world.step(by: 1 / 60) }
    for (body, place) in zip(items, places) {
      #expect((world.position(of: body) - place).length < 0.5)
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
}
