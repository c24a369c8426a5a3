// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Recycling of manifolds")
struct ContactRecyclingTests {
  enum Floor: CaseIterable {
    case segment, chain, box
  }

  private func add(_ floor: Floor, to world: World) throws {
    let body = try world.addBody(.static)
    switch floor {
    case .segment:
      try world.addShape(.segment(SegmentShape(from: Vector2(-5, 0), to: Vector2(5, 0))), to: body)
    case .chain:
      try world.addChain(
        [Vector2(10, 0), Vector2(5, 0), Vector2(-5, 0), Vector2(-10, 0)], isLoop: false, to: body)
    case .box:
      try world.addShape(
        .polygon(.box(halfWidth: 5, halfHeight: 1, center: Vector2(0, -1))), to: body)
    }
  }

  @Test("a box that rests on a boundary keeps its manifold", arguments: Floor.allCases)
  func restsOnBoundary(_ floor: Floor) throws {
    let world = World.earth()
    try add(floor, to: world)
    let box = try world.addBox(at: Vector2(0, 0.5))
    world.run(20)
    var colors = 0
    for color in 0..<ConstraintGraph.colorCount {
      for position in 0..<world.graph.colors[color].contacts.count {
        colors += 1
        #expect(world.graph.colors[color].contacts.reference(at: position).reach > 0)
      }
    }
    #expect(colors > 0)
    #expect(isNear(world.position(of: box).y, 0.5, 0.01))
  }

  @Test("a box that was put into a floor comes back to its surface")
  func putInside() throws {
    let world = World.earth()
    try add(.segment, to: world)
    let box = try world.addBox(at: Vector2(0, 0.3))
    world.run(120)
    #expect(isNear(world.position(of: box).y, 0.5, 0.02))
  }

  @Test("quick shapes make a contact when they close, and none when they part")
  func closing() throws {
    for speed: Float in [6, -6] {
      let world = World.weightless()
      let left = try world.addCircle(at: Vector2(-0.55, 0))
      let right = try world.addCircle(at: Vector2(0.55, 0))
      world.setLinearVelocity(Vector2(speed, 0), of: left)
      world.setLinearVelocity(Vector2(-speed, 0), of: right)
      world.run(1)
      let first = try #require(world.shapes(of: left).first)
      let second = try #require(world.shapes(of: right).first)
      #expect((world.contactInfo(of: first, and: second) != nil) == (speed > 0))
      world.run(30)
      let distance = world.position(of: right).x - world.position(of: left).x
      #expect(speed > 0 ? isNear(distance, 1, 0.02) : distance > 3)
    }
  }

  /// At each corner an impact takes the part of the velocity along the normal: v ← v · cos 3°.
  ///
  /// With r the radius of the way that is v = v₀ / (1 + k · v₀ · t / r), where
  /// k = −ln(cos 3°) / 3°.
  @Test("what circles in a ring loses at its corners what impacts take, and is not stopped")
  func circles() throws {
    let world = World.weightless()
    let ring = try world.addBody(.static)
    let points = (0..<120).map { Rotation(angle: -Float($0) * .pi / 60) * Vector2(20, 0) }
    var smooth = ShapeDefinition()
    smooth.friction = 0
    try world.addChain(points, isLoop: true, to: ring, smooth)
    let disc = try world.addCircle(at: Vector2(0, -19.5), radius: 0.5, smooth)
    world.setLinearVelocity(Vector2(45, 0), of: disc)
    for _ in 0..<600 {
      world.step(by: 1 / 60)
      #expect(world.position(of: disc).length < 19.7)
    }
    #expect(world.continuousStopCount == 0)
    let loss: Float = 0.026_19 * 45 * 10 / 19.5
    #expect(isNear(world.linearVelocity(of: disc).length, 45 / (1 + loss), within: 0.01))
  }

  /// The bound is the potential energy of four thousandths of a point.
  @Test(
    "an octagon with round corners that rolls over them on a floor gains no energy",
    arguments: [Float(2), 4, 6, 8, 15, 20, 25])
  func rollingGainsNoEnergy(speed: Float) throws {
    let world = World.ofPile(gravity: 1000)
    try world.addContainer(Vector2(4000, 400))
    let item = try world.item(.ellipse, Vector2(20, 20), at: Vector2(500, 388.9), angle: .pi / 8)
    world.setDamping(linear: 0, angular: 0, of: item)
    world.run(20)
    world.setLinearVelocity(Vector2(speed, 0), of: item)
    world.setAngularVelocity(speed / 10, of: item)
    let first = energy(of: item, in: world)
    for _ in 0..<300 {
      world.step(by: 1 / 60)
      #expect(energy(of: item, in: world) < first + 4)
    }
  }

  /// The energy per mass above that of an item 20 wide that rests on an edge: v²/2 + I·ω²/2m + g·h.
  private func energy(of item: BodyHandle, in world: World) -> Float {
    let (velocity, turn) = (world.linearVelocity(of: item), world.angularVelocity(of: item))
    let inertia = world.rotationalInertia(of: item) / world.mass(of: item)
    // The core has corners at a distance of 1 and the radius 9; the margin is 1.
    let rest = 399 - 9 - Rotation(angle: .pi / 8).cosine
    return 0.5 * (velocity.lengthSquared + inertia * turn * turn)
      + 1000 * (rest - world.position(of: item).y)
  }
}
