// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Separating axes")
struct SeparatingAxisTests {
  /// Two squares with a diagonal of 1 m that stand on their corners, 0.95 m apart in x and y: their boxes overlap with
  /// their margins, and the circles around them are 0.3435 m apart.
  private func squares(velocity: Vector2) throws -> World {
    let world = World.weightless()
    let corners = [Vector2(0.5, 0), Vector2(0, 0.5), Vector2(-0.5, 0), Vector2(0, -0.5)]
    for position in [Vector2.zero, Vector2(0.95, 0.95)] {
      let body = try world.addBody(at: position)
      try world.addShape(.polygon(PolygonShape(hull: corners)), to: body)
      if position != .zero { world.setLinearVelocity(velocity, of: body) }
    }
    world.step(by: 1 / 60)
    return world
  }

  @Test("bodies whose circles stay apart in a step get the axis through their centers")
  func circlesStayApart() throws {
    // 15 m/s are 0.25 m in a step.
    for velocity in [Vector2.zero, Vector2(-10.6, -10.6), Vector2(25, 25)] {
      let world = try squares(velocity: velocity)
      try #require(world.contacts.separatingAxes.count == 1)
      let axis = world.contacts.separatingAxes[0]
      // 0.95·√2 − 1, less the speculative distance of 0.02 m.
      #expect(isNear(axis.clearance, 0.3235, 0.0001))
      #expect(axis.reach == 0 && axis.extentA == 0)
      #expect(isNear(axis.direction.dot(axis.position), 1.3435, 0.0001))
    }
  }

  @Test("the shapes decide where the circles can meet in a step")
  func circlesMeet() throws {
    // 25 m/s are 0.417 m in a step. The sides are 0.95·√2 − √½ apart.
    let world = try squares(velocity: Vector2(-17.7, -17.7))
    try #require(world.contacts.separatingAxes.count == 1)
    let axis = world.contacts.separatingAxes[0]
    #expect(isNear(axis.clearance, 0.6164, 0.0001))
    #expect(axis.reach > 0)
  }
}
