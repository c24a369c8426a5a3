// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Dynamic body states")
struct DynamicBodyStateTests {
  @Test("it is what the getters tell one by one, of the center of mass")
  func getters() throws {
    let world = World.weightless()
    let body = try world.addBox(at: Vector2(3, 4))
    world.setMass(7, rotationalInertia: 3, center: Vector2(0, 0.5), of: body)
    world.setLinearVelocity(Vector2(1, 2), of: body)
    let state = try #require(world.dynamicState(of: body))
    #expect(state.center == world.centerOfMass(of: body))
    #expect(state.velocity == Vector2(1, 2))
    #expect(state.mass == 7 && state.isAwake)
  }

  @Test("there is none of what forces do not move, and of what is gone")
  func none() throws {
    let world = World.weightless()
    let body = try world.addBox(at: .zero)
    world.setKind(.static, of: body)
    #expect(world.dynamicState(of: body)?.mass == nil)
    world.destroyBody(body)
    #expect(world.dynamicState(of: body)?.mass == nil)
  }
}
