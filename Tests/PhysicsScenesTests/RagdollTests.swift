// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@testable import PhysicsScenes

/// The jointed figures of the scene `rain`, whose surfaces have no restitution.
@Suite("Ragdolls")
struct RagdollTests {
  // Without restitution the energy of the fall must be lost; Box2D's figures rise less than a meter.
  @Test("figures that fall 40 m hardly rebound, wherever in a step they land")
  func landing() throws {
    let backend = WorldBackend(for: try #require(PhysicsScene.named("rain").first))
    let floor = try backend.addBody(BodyDefinition(kind: .static))
    try backend.add(.box(20, 0.25, at: .zero), to: floor)
    // v² = 2·g·40 m. Starts over one step's way of 0.47 m, so that impacts fall into all sub-steps.
    let speed = Float(2 * 10 * 40).squareRoot()
    let count = 12
    for index in 0..<count {
      let feet = Vector2(Float(index), 0.5 + speed / 60 * Float(index) / Float(count))
      _ = try Ragdoll(at: feet, group: -1, on: backend)
    }
    let bones = backend.dynamicBodies
    for bone in bones { backend.setLinearVelocity(Vector2(0, -speed), of: bone) }
    // The rise of each figure's center above its lowest height so far.
    var lowest = [Float](repeating: .infinity, count: count)
    var rise = [Float](repeating: 0, count: count)
    for _ in 0..<36 {
      backend.step(by: 1 / 60)
      for figure in 0..<count {
        let own = bones[(11 * figure)..<(11 * (figure + 1))]
        let height = own.reduce(0) { $0 + backend.position(of: $1).y } / 11
        lowest[figure] = min(lowest[figure], height)
        rise[figure] = max(rise[figure], height - lowest[figure])
      }
    }
    #expect(bones.count == 11 * count)
    #expect(rise.reduce(0, +) / Float(count) < 0.6, "rises \(rise)")
  }
}
