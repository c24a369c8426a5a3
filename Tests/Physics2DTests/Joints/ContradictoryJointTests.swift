// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Joints that contradict one another")
struct ContradictoryJointTests {
  @Test(
    "an item pinned in two places comes to rest between them, whatever their distance",
    arguments: [Float(100), 600, 4000], [Vector2(0, 0), Vector2(18, 7)])
  func between(distance: Float, anchor: Vector2) throws {
    let world = World.forJoints(gravity: 0)
    let ground = try world.createBody(BodyDefinition(kind: .static))
    let item = try world.jointItem(at: Vector2(40, 30), side: 40, density: 1)
    for side in [Float(-1), 1] {
      var pin = RevoluteJointDefinition(bodyA: ground, bodyB: item)
      pin.localAnchorA = Vector2(0.5 * side * distance, 0)
      pin.localAnchorB = side * anchor
      try world.createJoint(pin)
    }
    for _ in 0..<300 { world.step(by: 1 / 60) }
    // Two opposite pulls of one size hold it on the line of the anchors, and turn its own along that line.
    #expect(world.linearVelocity(of: item).length < 1)
    #expect(abs(world.angularVelocity(of: item)) < 0.05)
    let center = world.position(of: item)
    #expect(abs(center.x) < 0.5 * distance)
    #expect(abs(center.y) < 10)
    let line = world.rotation(of: item) * anchor
    #expect(abs(line.y) < 1)
  }

  // As a taut string it swung across the line for good, at up to 3,000 points/s.
  @Test(
    "an item that two rods or ropes pull apart comes to rest on the line between them",
    arguments: [Float(300), 1000], [true, false])
  func string(distance: Float, isRope: Bool) throws {
    let world = World.forJoints(gravity: 0)
    let ground = try world.createBody(BodyDefinition(kind: .static))
    let item = try world.jointItem(at: Vector2(0, 60), side: 40, density: 1)
    for side in [Float(-1), 1] {
      var joint = DistanceJointDefinition(bodyA: ground, bodyB: item)
      joint.localAnchorA = Vector2(side * distance, 0)
      joint.length = 100
      if isRope { joint.maximumLength = 100 }
      try world.createJoint(joint)
    }
    for _ in 0..<60 { world.step(by: 1 / 60) }
    #expect(world.linearVelocity(of: item).length < 1)
    #expect(abs(world.position(of: item).y) < 0.1)
  }

  // Without a maximum of what joints correct 26 of these scenes are faster, up to 21,800 points/s.
  @Test(
    "joints to far places throw no item: none is faster on average than a fall of 1,000 points",
    arguments: ContradictoryScene.all)
  func scenes(scene: ContradictoryScene) throws {
    let world = World.forJoints(gravity: 1000)
    let items = try scene.build(in: world)
    let steps = isStressed ? 600 : 240
    var sum: Float = 0
    for _ in 0..<steps {
      world.step(by: 1 / 60)
      sum += items.map { world.linearVelocity(of: $0).length }.max() ?? 0
    }
    // v² = 2·g·h
    #expect(sum / Float(steps) < 1414)
  }
}

/// Four items with nine joints, to one another or to places up to 300 points away in x and y.
struct ContradictoryScene: CustomTestStringConvertible {
  let seed: UInt64
  let others: Others

  /// What half of the joints are; the others are pins.
  enum Others: CaseIterable { case rods, welds, limitedPins }

  static let all = Others.allCases.flatMap { others in
    (1...12).map { ContradictoryScene(seed: $0, others: others) }
  }

  var testDescription: String { "pins and \(others), \(seed)" }

  func build(in world: World) throws -> [BodyHandle] {
    var random = TestRandom(seed: seed)
    let ground = try world.createBody(BodyDefinition(kind: .static))
    let items = try (0..<4).map { _ in
      try world.jointItem(at: point(within: 200, &random), side: random.number(20, 60), density: 1)
    }
    for index in 0..<9 {
      let item = items[index % 4]
      let isHeld = index < 5 || random.number(0, 1) < 0.6
      let other = isHeld ? ground : items[(index + 1) % 4]
      let anchors = (point(within: isHeld ? 300 : 15, &random), point(within: 15, &random))
      try join(other, item, anchors, isPin: random.number(0, 1) < 0.5, &random, world)
    }
    return items
  }

  private func point(within extent: Float, _ random: inout TestRandom) -> Vector2 {
    Vector2(random.number(-extent, extent), random.number(-extent, extent))
  }

  private func join(
    _ a: BodyHandle, _ b: BodyHandle, _ anchors: (Vector2, Vector2), isPin: Bool,
    _ random: inout TestRandom, _ world: World
  ) throws {
    if !isPin, others == .rods {
      var rod = DistanceJointDefinition(bodyA: a, bodyB: b)
      (rod.localAnchorA, rod.localAnchorB) = anchors
      rod.length = random.number(20, 300)
      try world.createJoint(rod)
    } else if !isPin, others == .welds {
      var weld = WeldJointDefinition(bodyA: a, bodyB: b)
      (weld.localAnchorA, weld.localAnchorB) = anchors
      weld.referenceAngle = random.number(-3, 3)
      try world.createJoint(weld)
    } else {
      var pin = RevoluteJointDefinition(bodyA: a, bodyB: b)
      (pin.localAnchorA, pin.localAnchorB) = anchors
      pin.referenceAngle = random.number(-3, 3)
      if !isPin { pin.limits = JointLimits(lower: -0.3, upper: 0.5) }
      try world.createJoint(pin)
    }
  }
}
