// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Impacts that forces bring about")
struct ForcedImpactTests {
  /// How a platform stays where it is while a ball falls on it.
  enum Hold: CaseIterable {
    /// It has no gravity.
    case scale
    /// An acceleration balances the gravity.
    case acceleration
  }

  /// The heights that an elastic ball reaches after each bounce; it was dropped from 2.5 m, by 2 m.
  private func apexes(_ hold: Hold) throws -> [Float] {
    let world = World.earth()
    var elastic = ShapeDefinition()
    elastic.restitution = 1
    elastic.friction = 0
    let ball = try world.addCircle(at: Vector2(0, 2.5), elastic)
    elastic.density = 1e6
    let platform = try world.addBox(at: Vector2(0, -1), halfWidth: 2, halfHeight: 1, elastic)
    switch hold {
    case .scale: world.setGravityScale(0, of: platform)
    case .acceleration: world.setAcceleration(Vector2(0, 10), of: platform)
    }
    let heights = (0..<600).map { _ in
      world.run(1)
      return world.position(of: ball).y
    }
    return (1..<599).filter {
      heights[$0 - 1] < heights[$0] && heights[$0] >= heights[$0 + 1]
    }.map { heights[$0] }
  }

  @Test("a ball comes back from a heavy body that gravity does not move", arguments: Hold.allCases)
  func apex(hold: Hold) throws {
    // v·h of an impact is 26 mm: without the forces of the last sub-step each bounce would lose as much.
    let apexes = try apexes(hold)
    #expect(apexes.count > 5)
    #expect(apexes.allSatisfy { $0 > 2.47 })
  }
}
