// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("R6, item properties")
@MainActor
struct ItemPropertiesTests {
  /// How high an item rises again after its lowest point so far, in points.
  private func rebound(_ states: [DynamicItemState]) -> CGFloat {
    var (lowest, highest): (CGFloat, CGFloat) = (0, 0)
    for state in states {
      lowest = max(lowest, state.position.y)
      highest = max(highest, lowest - state.position.y)
    }
    return highest
  }

  @Test("elasticity: the bouncy square rises again at least five times as high as the plain one")
  func elasticity() throws {
    let run = try SceneRun("R6")
    let (bouncy, plain) = (try run.states("bouncy"), try run.states("plain"))
    #expect(rebound(bouncy) > 100)
    #expect(rebound(bouncy) > 5 * rebound(plain))
  }

  @Test("rotation: the upright square never leans, and its neighbors lie flat beside it")
  func rotation() throws {
    let run = try SceneRun("R6", for: 5)
    #expect(try run.states("upright").allSatisfy { $0.angle == 0 })
    let upright = try run.end("upright")
    for name in ["bouncy", "slow"] {
      let neighbor = try run.end(name)
      #expect(abs(sin(2 * neighbor.angle)) <= 0.02, "a multiple of a quarter turn")
      #expect(abs(neighbor.position.y - upright.position.y) <= 1)
      #expect(abs(neighbor.position.x - upright.position.x) >= 45)
    }
  }

  @Test("rotation: the plain square comes to lie flat")
  func flat() throws {
    let quarter = CGFloat.pi / 2
    let angle = try SceneRun("R6").end("plain").angle
    #expect(abs(angle - (angle / quarter).rounded() * quarter) <= 0.02)
  }

  @Test("resistance: the slow square falls with g/d at most and lands after the others")
  func resistance() throws {
    let run = try SceneRun("R6")
    #expect(try run.states("slow").allSatisfy { $0.speed <= 1000 / 6 * 1.05 })
    let slow = try #require(run.contacts(of: "slow", withBoundary: nil).first)
    let plain = try #require(run.contacts(of: "plain", withBoundary: nil).first)
    #expect(slow > 2 * plain)
  }

  @Test("density: the heavy square lifts the light one")
  func density() throws {
    let run = try SceneRun("R6-density")
    let plank = try run.states("plank")
    // Clockwise is down on the right, where the heavy square falls.
    #expect(plank.contains { $0.angle > 0.1 })
    #expect(!plank.contains { $0.angle < -0.05 })
  }
}
