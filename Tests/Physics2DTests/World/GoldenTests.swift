// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// A scene with the step in which its last body falls asleep, and its hash then.
struct GoldenScene: Sendable, CustomTestStringConvertible {
  let name: String
  let sleepStep: Int
  let hash: UInt64
  let build: @Sendable (World) throws -> Void

  var testDescription: String { name }

  /// The values of the day on which each scene was first looked at; a change says that physics
  /// changed, and must be meant.
  static let all = [
    GoldenScene(name: "stack of ten", sleepStep: 42, hash: 16_866_655_366_458_235_845) { world in
      try world.addGround()
      for index in 0..<10 { try world.addBox(at: Vector2(0, 0.5 + Float(index))) }
    },
    GoldenScene(name: "pyramid of base ten", sleepStep: 37, hash: 812_388_038_615_657_648) {
      world in
      try world.addGround()
      for row in 0..<10 {
        for column in row..<10 {
          try world.addBox(
            at: Vector2(
              (Float(row) + 1) * 0.5 + Float(column - row) - 5, (2 * Float(row) + 1) * 0.5))
        }
      }
    },
    GoldenScene(
      name: "falling hinges", sleepStep: 335, hash: 5_210_563_093_557_232_234, build: buildHinges),
    GoldenScene(name: "circles in a bin", sleepStep: 198, hash: 11_807_348_826_882_750_371) {
      world in
      let bin = try world.addBody(.static)
      try world.addChain(
        [Vector2(3, 30), Vector2(3, 0), Vector2(-3, 0), Vector2(-3, 30)],
        isLoop: false, to: bin)
      for index in 0..<60 {
        try world.addCircle(
          at: Vector2(
            -2.4 + 0.6 * Float(index % 9) + 0.05 * Float(index / 9 % 2),
            1 + 0.6 * Float(index / 9)),
          radius: 0.25)
      }
    },
  ]

  /// Four columns of boxes, each hinged to the one below with a limit and a friction torque.
  @Sendable
  private static func buildHinges(in world: World) throws {
    try world.addGround()
    for column in 0..<4 {
      var previous: BodyHandle?
      for row in 0..<12 {
        let place = Vector2(
          Float(column) * 2 - 3 + 0.2 * Float(row % 2), 0.25 + 0.5 * Float(row))
        let box = try world.addBox(at: place, halfWidth: 0.25, halfHeight: 0.25)
        if row % 2 == 1, let previous {
          var joint = RevoluteJointDefinition(bodyA: previous, bodyB: box)
          joint.localAnchorA = Vector2(0.25, 0.25)
          joint.localAnchorB = Vector2(0.05, -0.25)
          joint.limits = JointLimits(lower: -0.1 * .pi, upper: 0.2 * .pi)
          joint.motor = JointMotor(speed: 0, maximumEffort: 0.5)
          try world.createJoint(joint)
        }
        previous = box
      }
    }
  }
}

@Suite("Golden scenes")
struct GoldenTests {
  @Test(
    "each scene falls asleep in its step and in its state, in every build",
    arguments: GoldenScene.all)
  func scene(_ scene: GoldenScene) throws {
    let world = World.earth()
    try scene.build(world)
    var step = 0
    while world.awakeBodyCount > 0, step < 900 {
      world.step(by: 1 / 60)
      step += 1
    }
    #expect(step == scene.sleepStep)
    #expect(world.stateHash == scene.hash)
  }
}
