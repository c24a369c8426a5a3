// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Determinism")
struct DeterminismTests {
  /// Falling boxes, circles and capsules in a bin, some on a chain of joints.
  private func build(in world: World) throws {
    let bin = try world.addBody(.static)
    try world.addChain(
      [Vector2(-5, 10), Vector2(5, 10), Vector2(5, 0), Vector2(-5, 0)].reversed(), isLoop: false,
      to: bin)
    try world.addShape(.segment(SegmentShape(from: Vector2(-5, 0), to: Vector2(5, 0))), to: bin)
    var previous = bin
    for index in 0..<48 {
      let place = Vector2(-4 + Float(index % 8) * 1.1, 1 + Float(index / 8) * 1.1)
      let body = try world.addBody(at: place, angle: Float(index) * 0.3)
      switch index % 3 {
      case 0: try world.addShape(.circle(CircleShape(radius: 0.4)), to: body)
      case 1: try world.addShape(.polygon(.box(halfWidth: 0.4, halfHeight: 0.3)), to: body)
      default:
        try world.addShape(
          .capsule(CapsuleShape(from: Vector2(-0.3, 0), to: Vector2(0.3, 0), radius: 0.2)), to: body
        )
      }
      if index % 8 == 3 {
        _ = try world.createJoint(DistanceJointDefinition(bodyA: previous, bodyB: body))
      }
      if index % 4 == 2 { previous = body }
    }
  }

  /// What the scene's hash was when it was first looked at; a change means that physics changed.
  private static let goldenHash: UInt64 = 6_990_417_335_835_330_264

  @Test("the same scene gives the same hash, in every build")
  func golden() throws {
    let first = World.earth()
    try build(in: first)
    let second = World.earth()
    try build(in: second)
    for _ in 0..<20 {
      first.run(10)
      second.run(10)
      #expect(first.stateHash == second.stateHash)
    }
    #expect(first.stateHash == Self.goldenHash)
  }

  @Test("a world that was emptied and filled again does what a fresh one does")
  func rebuilt() throws {
    let used = World.earth()
    try build(in: used)
    used.run(90)
    for row in 0..<49 {
      let row = Int32((row * 17) % 49)
      used.destroyBody(used.handle(ofBody: row))
    }
    #expect(used.bodyCount == 0 && used.shapeCount == 0 && used.contactCount == 0)
    #expect(used.jointCount == 0)
    try build(in: used)
    let fresh = World.earth()
    try build(in: fresh)
    used.run(150)
    fresh.run(150)
    #expect(used.stateHash == fresh.stateHash)
  }

  @Test(
    "an emptied world does what a fresh one does, whatever it did last", arguments: LastSteps.all)
  func emptied(_ last: LastSteps) throws {
    let used = World.ofPile(gravity: 1000)
    try last.run(used)
    #expect(last.leftSomething(used))
    for row in Int32(0)..<Int32(used.bodyCount) { used.destroyBody(used.handle(ofBody: row)) }
    try expectFreshFuture(of: used)
  }

  @Test("a world that stepped without bodies does what a fresh one does")
  func steppedEmpty() throws {
    let used = World.ofPile(gravity: 1000)
    used.step(by: 0.002, subSteps: 9)
    try expectFreshFuture(of: used)
  }

  /// Fills a world without bodies, and expects what a new world does.
  private func expectFreshFuture(of used: World) throws {
    let fresh = World.ofPile(gravity: 1000)
    for world in [used, fresh] {
      // Contacts move to the table and back while they sleep; the boxes of quick bodies reach as far as these come
      // in a step as long as the last one.
      try world.addContainer(Vector2(400, 300))
      for index in 0..<12 {
        let place = Vector2(30 + Float(index % 6) * 60, 40 + Float(index / 6) * 60)
        let body = try world.item(.box, Vector2(30, 24), at: place, angle: 0.1 * Float(index))
        world.setLinearVelocity(Vector2(0, 900), of: body)
      }
    }
    for step in 0..<30 {
      used.step(by: 1 / 60)
      fresh.step(by: 1 / 60)
      #expect(used.stateHash == fresh.stateHash, "step \(step)")
      #expect(used.contactCount == fresh.contactCount, "step \(step)")
    }
  }

  @Test("a snapshot in the middle gives the same future, in its world and in another")
  func snapshot() throws {
    let world = World.earth()
    try build(in: world)
    world.run(70)
    let snapshot = world.snapshot()
    world.run(100)
    let hash = world.stateHash
    world.restore(snapshot)
    world.run(100)
    #expect(world.stateHash == hash)
    let other = World.weightless()
    other.restore(snapshot)
    other.run(100)
    #expect(other.stateHash == hash)
  }

  @Test("a steady step grows no column")
  func steadyStepAllocatesNothing() throws {
    let world = World.earth()
    try build(in: world)
    for row in 0..<49 {
      world.setAllowsSleep(false, of: world.handle(ofBody: Int32(row)))
    }
    // The last pair of the pile meets after some 650 steps.
    world.run(800)
    let before = world.byteCount
    world.run(300)
    #expect(world.byteCount == before)
  }
}

/// What a world did last before it was emptied, and what of it the next step depends on.
struct LastSteps: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @Sendable (World) throws -> Void
  let leftSomething: @Sendable (World) -> Bool

  static let all = [
    LastSteps(testDescription: "long steps") { world in
      try world.addBox(at: .zero)
      world.step(by: 0.1)
    } leftSomething: {
      $0.predictedSeconds > 0.09
    },
    LastSteps(testDescription: "a fall in common") { world in
      for index in 0..<80 {
        try world.addBox(at: Vector2(Float(index) * 30, 0), halfWidth: 5, halfHeight: 5)
      }
      for _ in 0..<60 { world.step(by: 1 / 60) }
    } leftSomething: {
      $0.sharedVelocity.y > 500
    },
    LastSteps(testDescription: "a tower with sub-steps of its own") { world in
      try world.addBox(.static, at: Vector2(0, 50), halfWidth: 500, halfHeight: 50)
      for level in 0..<40 {
        _ = try world.item(.box, Vector2(20, 20), at: Vector2(0, -10 - 20 * Float(level)), angle: 0)
      }
      for _ in 0..<20 { world.step(by: 1 / 60) }
    } leftSomething: {
      $0.graph.stiffening > 1 && $0.graph.subStepShare < 1
    },
  ]
}
