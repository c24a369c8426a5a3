// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@Suite("Energy of springs")
struct SpringEnergyTests {
  @Test(
    "an undamped spring keeps its amplitude within 1 percent wherever it is attached",
    arguments: SpringSwing.all)
  func amplitude(swing: SpringSwing) throws {
    // One that also turns comes back to its start in 20 seconds, a centered one in a second.
    let reach = try swing.reach(seconds: swing.anchor == .zero ? 6 : 25)
    #expect(isNear(reach, SpringSwing.amplitude, within: 0.01))
  }

  @Test(
    "an undamped spring keeps its amplitude within 1 percent for three minutes",
    .enabled(if: isStressed), arguments: SpringSwing.all)
  func amplitudeForMinutes(swing: SpringSwing) throws {
    let reach = try swing.reach(seconds: 180)
    #expect(isNear(reach, SpringSwing.amplitude, within: 0.01))
  }

  @Test(
    "anchors that meet as a step begins take no energy from an undamped spring",
    arguments: [Float(1), 2, 5])
  func meeting(hertz: Float) throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(0, 1.5), turns: false)
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.length = 1
    definition.spring = JointSpring(hertz: hertz, dampingRatio: 0)
    let joint = try world.createJoint(definition)
    world.step(by: 1 / 60)
    let (angularFrequency, subStep) = (2 * Float.pi * hertz, Float(1) / 240)
    world.setTransform(of: body, position: .zero, angle: 0)
    world.setLinearVelocity(Vector2(0, -angularFrequency), of: body)
    var reach: Float = 0
    laboratory.run(seconds: 2) { reach = max(reach, world.anchorDistance(of: joint) - 1) }
    // ½·k·x² = ½·k·(v·h/2 − L)² + ½·m·v² with v = ω·L: a velocity counts half a sub-step earlier (leapfrog),
    // when the anchors were v·h/2 apart.
    let stretch = angularFrequency * subStep / 2 - 1
    #expect(isNear(reach, (stretch * stretch + 1).squareRoot(), within: 0.004))
  }

  @Test("the stiffness is that of the reduced mass, however the force turns the body")
  func stiffness() throws {
    // F = μ·ω²·x with μ = 3 and ω = 2π, for an anchor far from the center of mass.
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: Vector2(1, 0), mass: 3, inertia: 0.1)
    var definition = DistanceJointDefinition(bodyA: laboratory.ground, bodyB: body)
    definition.localAnchorA = Vector2(1, 1)
    definition.localAnchorB = Vector2(0.5, 0)
    definition.length = 1
    definition.spring = JointSpring(hertz: 1, dampingRatio: 0)
    let joint = try world.createJoint(definition)
    world.step(by: 1e-3, subSteps: 1)
    // x = √(1² + 0.5²) − 1 = 0.118034
    #expect(isNear(world.reactionForce(of: joint).length, 3 * 39.47842 * 0.118034, within: 0.001))
  }
}

/// A square item of 40 points on an undamped spring between its anchor point and a point of the item.
struct SpringSwing: CustomTestStringConvertible {
  static let amplitude: Float = 50
  var hertz: Float
  var length: Float
  var anchor: Vector2

  /// Also springs that are stretched by more than their length, so that the item passes the anchor point: centered
  /// ones, since an item that turns does not come back to its start then.
  static let all =
    [Float(0), 100].map { SpringSwing(hertz: 10, length: $0, anchor: Vector2(10, 0)) }
    + [Float(1), 5].flatMap { hertz in
      [Float(0), 100].flatMap { length in
        [Vector2(0, 0), Vector2(10, 0), Vector2(20, -20)].map { anchor in
          SpringSwing(hertz: hertz, length: length, anchor: anchor)
        }
      }
    }
    + [Float(1), 2, 5, 10].flatMap { hertz in
      [Float(10), 20, 40, 49, 60].map { length in
        SpringSwing(hertz: hertz, length: length, anchor: .zero)
      }
    }

  var testDescription: String { "\(hertz) Hz, \(length) points, at \(anchor.x), \(anchor.y)" }

  /// The maximum displacement of the spring in the last 20 seconds of a time, in which an item that also
  /// turns comes back to its start.
  func reach(seconds: Float) throws -> Float {
    let world = World(WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100))
    let ground = try world.createBody(BodyDefinition(kind: .static))
    // A square of density 1: mass a², inertia a⁴/6.
    let position = Vector2(0, length + Self.amplitude) - anchor
    let body = try world.createBody(BodyDefinition(kind: .dynamic, position: position))
    world.setMass(1600, rotationalInertia: 426_667, center: .zero, of: body)
    var definition = DistanceJointDefinition(bodyA: ground, bodyB: body)
    definition.localAnchorB = anchor
    definition.length = length
    definition.spring = JointSpring(hertz: hertz, dampingRatio: 0)
    let joint = try world.createJoint(definition)
    var reach: Float = 0
    let steps = Int(seconds * 60)
    for step in 0..<steps {
      world.step(by: 1 / 60)
      if step >= steps - 1200 { reach = max(reach, abs(world.anchorDistance(of: joint) - length)) }
    }
    return reach
  }
}
