// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// A world that gives every stage several chunks.
struct WorkerScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let build: @Sendable (World) throws -> Void
  /// Whether the world, after 60 steps, has done what the scene is for.
  var isMeaningful: @Sendable (World) -> Bool = { _ in true }

  static let all = [
    WorkerScene(testDescription: "a pyramid", build: pyramid),
    WorkerScene(testDescription: "a grid of pins", build: grid),
    WorkerScene(testDescription: "a rain on a wheel", build: wheel),
    WorkerScene(
      testDescription: "a hail of bodies with two shapes", build: hail,
      isMeaningful: { $0.continuousStopCount > 100 }),
    WorkerScene(
      testDescription: "rows that fall asleep", build: rows,
      isMeaningful: { $0.awakeBodyCount > 20 && $0.awakeBodyCount < 250 }),
  ]

  @Sendable
  private static func pyramid(in world: World) throws {
    try world.addGround()
    for row in 0..<28 {
      for column in row..<28 {
        try world.addBox(
          at: Vector2(
            (Float(row) + 1) * 0.5 + Float(column - row) - 14, (2 * Float(row) + 1) * 0.5))
      }
    }
  }

  @Sendable
  private static func grid(in world: World) throws {
    let size = 24
    var bodies: [BodyHandle] = []
    for column in 0..<size {
      for row in 0..<size {
        let isFixed = row == 0 && column % 8 == 4
        let body = try world.addCircle(
          isFixed ? .static : .dynamic, at: Vector2(Float(column), -Float(row)), radius: 0.4)
        if row > 0, let above = bodies.last {
          var joint = RevoluteJointDefinition(bodyA: above, bodyB: body)
          joint.localAnchorA = Vector2(0, -0.5)
          joint.localAnchorB = Vector2(0, 0.5)
          if row % 3 == 0 { joint.limits = JointLimits(lower: -0.1, upper: 0.2) }
          if row % 3 == 1 { joint.motor = .brake(0.5) }
          try world.createJoint(joint)
        }
        if column > 0 {
          var joint = DistanceJointDefinition(bodyA: bodies[bodies.count - size], bodyB: body)
          if row % 2 == 0 { joint.spring = JointSpring(hertz: 4, dampingRatio: 0.3) }
          try world.createJoint(joint)
        }
        bodies.append(body)
      }
    }
  }

  /// More joints on one body than there are colors, and bodies that fall on it.
  @Sendable
  private static func wheel(in world: World) throws {
    try world.addGround()
    let hub = try world.addCircle(at: Vector2(0, 6), radius: 3)
    for spoke in 0..<40 {
      let direction = Rotation(angle: Float(spoke) * .pi / 20) * Vector2(1, 0)
      let rim = try world.addCircle(at: Vector2(0, 6) + 4 * direction, radius: 0.25)
      try world.createJoint(DistanceJointDefinition(bodyA: hub, bodyB: rim))
    }
    for drop in 0..<360 {
      let place = Vector2(-9 + 0.61 * Float(drop % 30), 11 + 0.6 * Float(drop / 30))
      _ =
        try drop % 2 == 0
        ? world.addCircle(at: place, radius: 0.25)
        : world.addBox(at: place, halfWidth: 0.25, halfHeight: 0.2)
    }
  }
}

// MARK: - Scenes that search, move and stop a thousand bodies

extension WorkerScene {
  /// More shapes than one thread searches and refits alone, so quick that most are looked at for what they
  /// pass, over boundaries that stand and that move; every tenth is a bullet.
  @Sendable
  fileprivate static func hail(in world: World) throws {
    let ground = try world.addGround()
    for peg in 0..<40 {
      let from = Vector2(Float(peg) * 1.5 - 30, 1 + Float(peg % 3))
      try world.addShape(
        .segment(SegmentShape(from: from, to: from + Vector2(0.8, 0.1))), to: ground)
    }
    let sweeper = try world.addBody(.kinematic, at: Vector2(0, 5))
    try world.addShape(.polygon(.box(halfWidth: 6, halfHeight: 0.05)), to: sweeper)
    world.setAngularVelocity(3, of: sweeper)
    for index in 0..<700 {
      var definition = BodyDefinition(
        kind: .dynamic,
        position: Vector2(Float(index % 50) * 1.1 - 27, 7 + 0.9 * Float(index / 50)))
      definition.linearVelocity = Vector2(Float(index % 7) * 8 - 24, -40 - Float(index % 11) * 5)
      definition.isBullet = index % 10 == 0
      let body = try world.createBody(definition)
      var ball = ShapeDefinition()
      ball.hitEvents = true
      try world.addShape(
        .circle(CircleShape(center: Vector2(-0.2, 0), radius: 0.15)), to: body, ball)
      try world.addShape(.polygon(.box(halfWidth: 0.15, halfHeight: 0.1)), to: body)
    }
  }

  /// Stacks of three boxes, of which those that stand loosely fall apart and the others sleep.
  @Sendable
  fileprivate static func rows(in world: World) throws {
    try world.addGround()
    for stack in 0..<90 {
      for level in 0..<3 {
        try world.addBox(
          at: Vector2(
            Float(stack) * 1.2 - 54 + 0.002 * Float(stack * level), 0.5 + Float(level)))
      }
    }
  }
}

extension WorkerTests {
  @Suite("Worker count")
  struct WorkerCountTests {
    /// A world after six rounds of ten steps, and the hash of its states and events after each round.
    private func run(
      _ scene: WorkerScene, workers: (Int) -> Int
    ) throws -> (world: World, hashes: [UInt64]) {
      let world = World.earth()
      world.minimumSharedWork = 0
      try scene.build(world)
      var hashes: [UInt64] = []
      var hash = FNV1a()
      for round in 0..<6 {
        world.workerCount = workers(round)
        for _ in 0..<10 {
          world.step(by: 1 / 60)
          addEvents(of: world, to: &hash)
        }
        hash.add(world.stateHash)
        hashes.append(hash.value)
      }
      return (world, hashes)
    }

    private func addEvents(of world: World, to hash: inout FNV1a) {
      for event in world.beginContacts {
        hash.add(word: UInt32(bitPattern: event.shapeA.index))
        hash.add(word: UInt32(bitPattern: event.shapeB.index))
        hash.add(word: event.point.x.bitPattern)
      }
      for event in world.endContacts {
        hash.add(word: UInt32(bitPattern: event.shapeA.index))
        hash.add(word: UInt32(bitPattern: event.shapeB.index))
      }
      for event in world.hits {
        hash.add(word: UInt32(bitPattern: event.shapeA.index))
        hash.add(word: event.approachSpeed.bitPattern)
      }
    }

    @Test(
      "any number of workers gives the same states and events, bit by bit",
      arguments: WorkerScene.all)
    func sameStates(_ scene: WorkerScene) throws {
      let alone = try run(scene) { _ in 1 }
      // Changes up and down, among them to one and from it.
      let changing = try run(scene) { [2, 3, 1, 2, 4, 3][$0] }
      #expect(changing.hashes == alone.hashes)
      #expect(scene.isMeaningful(alone.world))
    }

    @Test("worlds with workers come and go, and each gives the same state")
    func manyWorlds() throws {
      var expected: UInt64?
      for count in [1, 2, 3, 2, 4, 1, 3] {
        var definition = WorldDefinition(gravity: Vector2(0, -10))
        definition.workerCount = count
        let worlds = [World(definition), World(definition)]
        for world in worlds {
          world.minimumSharedWork = 0
          try WorkerScene.all[2].build(world)
          #expect(world.workerCount == min(count, WorkerPool.maximumCount))
        }
        for _ in 0..<5 {
          for world in worlds { world.run(1) }
        }
        for world in worlds {
          if let expected { #expect(world.stateHash == expected) }
          expected = world.stateHash
        }
      }
    }

    @Test("threads share a step that has enough work, and leave a small one to the caller")
    func sharedWork() throws {
      let world = World.earth()
      world.workerCount = 2
      try WorkerScene.all[0].build(world)
      // 406 bodies, and from the second step on some three contacts for each.
      #expect(world.stepWork == 406)
      world.step(by: 1 / 60)
      let sharesFirst = world.workers.sharesStages
      world.step(by: 1 / 60)
      let sharesSecond = world.workers.sharesStages
      #expect(world.stepWork > world.minimumSharedWork)
      #expect(!sharesFirst && sharesSecond)
    }

    @Test("a snapshot keeps the number of workers of the world it is put back into")
    func snapshot() throws {
      let world = World.earth()
      world.minimumSharedWork = 0
      try WorkerScene.all[0].build(world)
      world.workerCount = 2
      world.run(5)
      let snapshot = world.snapshot()
      world.run(5)
      let hash = world.stateHash
      let other = World.weightless()
      other.minimumSharedWork = 0
      other.workerCount = 3
      other.restore(snapshot)
      #expect(other.workerCount == min(3, WorkerPool.maximumCount))
      other.run(5)
      #expect(other.stateHash == hash)
    }

    @Test("a number of workers without meaning is refused", arguments: [0, -1, 65, Int.max])
    func refused(count: Int) {
      let world = World.earth()
      world.workerCount = count
      #expect(world.workerCount == 1)
      #expect(world.refusals == 1)
      var definition = WorldDefinition()
      definition.workerCount = count
      #expect(World(definition).workerCount == 1)
      #expect(World(definition).refusals == 1)
    }
  }
}
