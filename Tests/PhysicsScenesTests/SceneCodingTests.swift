// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhysicsScenes
import Testing

@testable import Physics2D

/// Scenes that are encoded, decoded and continued; in the long form (`STRESS=1`, optimized) all of them, for ten
/// seconds from random moments.
@Suite("Scenes as bytes")
struct SceneCodingTests {
  private static let isStressed = ProcessInfo.processInfo.environment["STRESS"] != nil

  private static var names: [String] {
    isStressed ? PhysicsScene.all.map(\.name) : ["ui30"]
  }

  @Test("a scene decoded at any moment ends in the same state", arguments: names)
  func exactness(_ name: String) throws {
    let scene = try #require(PhysicsScene.named(name).first)
    let backend = WorldBackend(for: scene)
    let action = try scene.build(on: backend)
    let moments = Self.isStressed ? (0..<2).map { _ in Int.random(in: 1..<240) } : [9]
    var step = 0
    for moment in moments.sorted() {
      while step < moment {
        try action?(step)
        backend.step(by: 1 / 60)
        step += 1
      }
      let bytes = backend.world.encode()
      let decoded = try World(decoding: bytes)
      #expect(decoded.stateHash == backend.world.stateHash)
      let snapshot = backend.world.snapshot()
      // Without the scene's actions, which refer to bodies of the backend.
      for _ in 0..<(Self.isStressed ? 600 : 10) {
        backend.world.step(by: 1 / 60)
        decoded.step(by: 1 / 60)
      }
      #expect(decoded.stateHash == backend.world.stateHash, "from step \(step)")
      #expect(decoded.encode() == backend.world.encode(), "from step \(step)")
      backend.world.restore(snapshot)
    }
  }
}
