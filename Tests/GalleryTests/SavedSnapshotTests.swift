// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gallery
import Testing

@testable import DynamicsSimulator
@testable import OpenUIDynamics

@MainActor
@Suite("Scenes that go on from the bytes of a snapshot")
struct SavedSnapshotTests {
  /// A scene that has run for some frames.
  private func run(_ id: String, frames: Int) throws -> (UIDynamicAnimator, Simulator) {
    let scene = try #require(Gallery.scene(named: id))
    let simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.schedule(scene.touches)
    for _ in 0..<frames { simulator.advance(by: simulator.frameDuration) }
    return (try #require(simulator.animators.alive.first), simulator)
  }

  private static let isStressed = ProcessInfo.processInfo.environment["STRESS"] != nil

  /// A scene of each group whose scenes begin with an animator.
  @Test(
    "a scene that is made anew goes on where the first one was, to the bit",
    arguments: [
      ("R3", 40), ("D4", 40), ("F9", 40), ("S3", 40), ("A4", 10), ("P1", 40), ("O1", 40),
      ("X1", 3),
    ])
  func madeAnew(id: String, frames: Int) throws {
    let (animator, simulator) = try run(id, frames: frames)
    let bytes = animator.snapshot().encode()
    let (other, otherSimulator) = try run(id, frames: 0)
    try other.restore(other.snapshot(decoding: bytes))
    #expect(other.stateHash == animator.stateHash)
    #expect(other.snapshot().encode() == bytes)
    for _ in 0..<(Self.isStressed ? 600 : 6) {
      animator.step(by: 1 / 60)
      other.step(by: 1 / 60)
      #expect(other.stateHash == animator.stateHash)
    }
    // The app, which the animators call.
    withExtendedLifetime((simulator, otherSimulator)) {}
  }
}
