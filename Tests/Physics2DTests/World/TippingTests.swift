// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Tipping")
struct TippingTests {
  enum Floor: CaseIterable {
    case segment, chain, box
  }

  /// A box of 1 m that stands on its lower left corner, at the origin of a floor.
  private func tilted(
    by angle: Float, on floor: Floor, in world: World = .earth(), friction: Float = 10,
    restitution: Float = 0
  ) throws -> (world: World, box: BodyHandle) {
    var rough = ShapeDefinition()
    rough.friction = friction
    rough.restitution = restitution
    let ground = try world.addBody(.static)
    switch floor {
    case .segment:
      try world.addShape(
        .segment(SegmentShape(from: Vector2(-5, 0), to: Vector2(5, 0))), to: ground, rough)
    case .chain:
      try world.addChain(
        [Vector2(10, 0), Vector2(5, 0), Vector2(-5, 0), Vector2(-10, 0)], isLoop: false,
        to: ground, rough)
    case .box:
      try world.addShape(
        .polygon(.box(halfWidth: 5, halfHeight: 1, center: Vector2(0, -1))), to: ground, rough)
    }
    let corner = Rotation(angle: angle) * Vector2(-0.5, -0.5)
    let box = try world.addBody(at: -corner, angle: angle)
    try world.addShape(.polygon(.box(halfWidth: 0.5, halfHeight: 0.5)), to: box, rough)
    return (world, box)
  }

  private func corner(of box: BodyHandle, in world: World) -> Vector2 {
    let transform = world.transform(of: box)
    return transform.position + transform.rotation * Vector2(-0.5, -0.5)
  }

  @Test(
    "a box that tips over on a rough floor turns about its corner, as fast as its height gives",
    arguments: Floor.allCases, [Float(0.25), 0.5, 0.7])
  func turnsAboutItsCorner(_ floor: Floor, _ angle: Float) throws {
    let (world, box) = try tilted(by: angle, on: floor)
    let height = -(Rotation(angle: angle) * Vector2(-0.5, -0.5)).y
    var greatest: Float = 0
    var slipped: Float = 0
    for _ in 0..<480 {
      world.step(by: 1 / 240)
      guard world.transform(of: box).rotation.sine > 0.02 else { break }
      greatest = max(greatest, -world.angularVelocity(of: box))
      slipped = max(slipped, corner(of: box, in: world).x.magnitude)
    }
    // (2/3)·m·ω²/2 = m·g·(h − 0.5), less what the last 0.02 rad would add.
    let expected = (3 * 10 * (height - 0.5 - 0.01)).squareRoot()
    #expect((greatest - expected).magnitude < 0.03 * expected)
    #expect(slipped < 0.005)
  }

  @Test(
    "a corner that hits the floor and slides changes the motion as Newton's and Coulomb's laws say",
    arguments: Floor.allCases, [Float(-8), 20])
  func impact(_ floor: Floor, _ speed: Float) throws {
    let (friction, restitution) = (Float(0.2), Float(0.6))
    let (world, box) = try tilted(
      by: 0.34, on: floor, in: .weightless(), friction: friction, restitution: restitution)
    world.setLinearVelocity(Vector2(speed, -6), of: box)
    world.setAngularVelocity(1, of: box)
    // With m = 1, I = 1/6, and the impulse (∓μ·j, j) at the corner r = (x, y), which slides by ±:
    // (1 + 6·x·(x ± μ·y))·j = −(1 + e)·u for the approach u = v.y + ω·x.
    let r = Rotation(angle: 0.34) * Vector2(-0.5, -0.5)
    let side: Float = speed > 0 ? 1 : -1
    let arm = r.x + side * friction * r.y
    let impulse = (1 + restitution) * (6 - r.x) / (1 + 6 * r.x * arm)
    world.step(by: 1 / 60)
    let velocity = world.linearVelocity(of: box)
    #expect((velocity.x - speed + side * friction * impulse).magnitude < 0.02)
    #expect((velocity.y + 6 - impulse).magnitude < 0.05)
    #expect((world.angularVelocity(of: box) - 1 - 6 * arm * impulse).magnitude < 0.1)
  }

  @Test("the contact of a tilted box is reported where its corner is, and nowhere else")
  func contactIsAtCorner() throws {
    let (world, box) = try tilted(by: 0.6, on: .segment)
    var count = 0
    for _ in 0..<10 {
      world.step(by: 1 / 60)
      let corner = corner(of: box, in: world)
      for contact in world.contactInfos {
        count += 1
        #expect(contact.points.count == 1)
        for point in contact.points { #expect((point.point - corner).length < 0.01) }
      }
    }
    #expect(count > 5)
  }
}
