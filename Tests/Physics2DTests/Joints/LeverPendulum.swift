// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

/// Squares of 20 points that hang from one another, with anchors beside their centers, released without speed.
struct LeverPendulum: CustomTestStringConvertible {
  var isPinned = true
  var count = 2
  /// The distance of the anchors from the centers.
  var lever: Float = 20
  /// The distances of the centers, in turns.
  var lengths: (Float, Float) = (120, 40)
  /// The mass of the squares below the first, as a multiple of its mass.
  var ratio: Float = 3
  /// The angle of the links from straight down, in sixteenths of a turn.
  var start = 7
  /// The angle by which pins turn at most to each side, if they have limits; rods are ropes then.
  var limit: Float?
  /// The torque of the friction of pins, as a part of the weight of a square at the distance of its center.
  var friction: Float = 0

  static let all = [
    LeverPendulum(), LeverPendulum(ratio: 1 / 3),
    LeverPendulum(lever: 30, lengths: (40, 120), ratio: 10),
    LeverPendulum(count: 1, lever: 5, start: 4),
    LeverPendulum(count: 3, lengths: (100, 100), ratio: 0.1),
    LeverPendulum(isPinned: false, lever: 0, lengths: (40, 120), ratio: 10),
    LeverPendulum(isPinned: false, lever: 10, ratio: 10),
    LeverPendulum(isPinned: false, lengths: (100, 100), ratio: 10),
    LeverPendulum(isPinned: false, lever: 30, lengths: (100, 100), ratio: 0.1, start: 4),
    LeverPendulum(isPinned: false, count: 3, lever: 30, lengths: (100, 100), ratio: 3),
  ]

  var testDescription: String {
    "\(count) on \(isPinned ? "pins" : "rods"), lever \(lever), \(ratio):1, \(lengths), \(start)"
      + (limit.map { ", limit \($0)" } ?? "")
  }

  /// The extremes of the energy, and how far it rises above an earlier one, as parts of the first one.
  func run(seconds: Int) throws -> (minimum: Float, maximum: Float, rise: Float) {
    let world = World.forJoints(gravity: 1000)
    let bodies = try build(world)
    let first = energy(bodies, world)
    var extremes = (minimum: Float(1), maximum: Float(1), rise: Float(0))
    for _ in 0..<(60 * seconds) {
      world.step(by: 1 / 60)
      let part = Float(energy(bodies, world) / first)
      extremes = (
        min(extremes.minimum, part), max(extremes.maximum, part),
        max(extremes.rise, part - extremes.minimum)
      )
    }
    return extremes
  }

  func build(_ world: World) throws -> [BodyHandle] {
    let turn = Rotation(angle: Float(start) * .pi / 8)
    let direction = Vector2(turn.sine, turn.cosine)
    var last = try world.createBody(BodyDefinition(kind: .static))
    var center = Vector2.zero
    var bodies: [BodyHandle] = []
    for index in 0..<count {
      let length = index % 2 == 0 ? lengths.0 : lengths.1
      center += length * direction
      let body = try world.jointItem(at: center, side: 20, density: index == 0 ? 1 : ratio)
      if isPinned {
        var definition = RevoluteJointDefinition(bodyA: last, bodyB: body)
        definition.localAnchorA = (length - lever) * direction
        definition.localAnchorB = -lever * direction
        definition.limits = limit.map { JointLimits(lower: -$0, upper: $0) }
        if friction > 0 {
          definition.motor = .brake(friction * world.mass(of: body) * 1000 * length)
        }
        try world.createJoint(definition)
      } else {
        let ownLever = index == 0 ? 0 : lever
        var definition = DistanceJointDefinition(bodyA: last, bodyB: body)
        definition.localAnchorA = ownLever * direction
        definition.localAnchorB = -lever * direction
        let distance = max(length - lever - ownLever, 20)
        if limit == nil {
          definition.length = distance
        } else {
          definition.maximumLength = distance
        }
        try world.createJoint(definition)
      }
      (last, bodies) = (body, bodies + [body])
    }
    return bodies
  }

  /// The energy above the lowest pose, at most by what the first pin is below the ground's center.
  private func energy(_ bodies: [BodyHandle], _ world: World) -> Double {
    let turn = Rotation(angle: Float(start) * .pi / 8)
    var lowest = Double(isPinned ? (lengths.0 - lever) * turn.cosine + lever : lengths.0)
    var sum = 0.0
    for (index, body) in bodies.enumerated() {
      if index > 0 { lowest += Double(index % 2 == 0 ? lengths.0 : lengths.1) }
      let mass = Double(world.mass(of: body))
      let rate = Double(world.angularVelocity(of: body))
      let speed = Double(world.linearVelocity(of: body).length)
      sum +=
        0.5 * mass * speed * speed + 0.5 * Double(world.rotationalInertia(of: body)) * rate * rate
      sum += mass * 1000 * (lowest - Double(world.position(of: body).y))
    }
    return sum
  }
}
