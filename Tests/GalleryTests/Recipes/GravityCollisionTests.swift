// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import DynamicsTestSupport
import Testing

@Suite("R2a, gravity and collision")
@MainActor
struct GravityCollisionTests {
  @Test("S144: the squares rest on the edge and on each other, a gap of 0.5 to 1 point between")
  func rest() throws {
    let run = try SceneRun("R2a", for: 3)
    let (green, red) = (try run.end("green").position, try run.end("red").position)
    #expect(restingGap.contains(375 - green.y))
    #expect(restingGap.contains(green.y - 50 - red.y))
    #expect(max(abs(green.x - 160), abs(red.x - 160)) < 0.5)
    #expect(run.isAtRest)
  }

  @Test("the squares never overlap by more than a point")
  func overlap() throws {
    let run = try SceneRun("R2a", for: 3)
    let depths = zip(try run.states("red"), try run.states("green"))
      .map { $0.overlap(with: $1, side: 50) }
    #expect(try #require(depths.max()) <= 1)
  }

  @Test("the squares never leave the view by more than a point", arguments: ["red", "green"])
  func inside(name: String) throws {
    let run = try SceneRun("R2a", for: 3)
    let depths = try run.states(name).map { $0.reach(ofSide: 50, outOf: run.recording.size) }
    #expect(try #require(depths.max()) <= 1)
  }

  @Test("S073: the edge is a boundary without identifier; the squares touch each other once")
  func contacts() throws {
    let run = try SceneRun("R2a", for: 3)
    #expect(!run.contacts(of: "green", withBoundary: nil).isEmpty)
    #expect(run.contacts(of: "red", withBoundary: nil).isEmpty)
    #expect(!run.contacts(between: "red", and: "green").isEmpty)
  }

  @Test("Green, 115 points above the edge, reaches it after √(2·115/1000) s")
  func time() throws {
    let first = try #require(SceneRun("R2a").contacts(of: "green", withBoundary: nil).first)
    #expect(abs(first - 0.48) <= 0.035)
  }
}
