// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Mouse joint")
struct MouseJointTests {
  @Test("a body is pulled to the target and follows when it moves")
  func follows() throws {
    let laboratory = try JointLaboratory(gravity: 0)
    let world = laboratory.world
    let body = try laboratory.body(at: .zero)
    let joint = try world.createJoint(
      MouseJointDefinition(body: body, target: Vector2(1, 2)))
    laboratory.run(seconds: 2)
    #expect((world.position(of: body) - Vector2(1, 2)).length < 1e-3)
    world.setTarget(Vector2(-3, 0), of: joint)
    laboratory.run(seconds: 2)
    #expect((world.position(of: body) - Vector2(-3, 0)).length < 1e-3)
  }

  @Test("the greatest force F accelerates a mass m by F/m and no more")
  func maximumForce() throws {
    let laboratory = try JointLaboratory()
    let world = laboratory.world
    let body = try laboratory.body(at: .zero, mass: 4)
    var definition = MouseJointDefinition(body: body, target: Vector2(100, 0))
    definition.maximumForce = 8
    let joint = try world.createJoint(definition)
    laboratory.run(seconds: 1)
    #expect(isNear(world.linearVelocity(of: body).x, 2, within: 0.001))
    #expect(isNear(world.reactionForce(of: joint).x, 8, within: 0.001))
  }
}
