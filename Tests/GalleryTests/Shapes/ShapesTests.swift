// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("S1–S5, collision shapes and groups")
@MainActor
struct ShapesTests {
  @Test("CBT02: in S1 the ellipse turns around more than once, the rectangle does not turn over")
  func collisionShapes() throws {
    let run = try SceneRun("S1")
    func turned(_ name: String) throws -> CGFloat {
      try run.states(name).reduce(0) { $0 + abs($1.angularVelocity) / 60 }
    }
    #expect(try turned("ellipse") > 2)
    #expect(try turned("rectangle") < turned("ellipse"))
    for name in ["rectangle", "ellipse", "path"] {
      let end = try run.end(name)
      #expect(end.position.x > 0 && end.position.x < 320 && end.position.y < 400)
    }
  }

  @Test("CBT03: in S2 the pile stays in the box and comes to rest or nearly so")
  func concavePile() throws {
    let run = try SceneRun("S2")
    for number in 1...16 {
      let end = try run.end("\(number)")
      #expect(end.position.x > 5 && end.position.x < 315 && end.position.y < 395)
      #expect(hypot(end.velocity.x, end.velocity.y) < 30)
    }
  }

  @Test("C24: in S3 a leg of the upper U stands between the legs of the lower one")
  func interlocking() throws {
    let run = try SceneRun("S3")
    let lower = try run.end("lower U")
    let upper = try run.end("upper U")
    // Hulls of 68 points each would stand 68 points above each other.
    #expect(lower.position.y - upper.position.y < 40)
    #expect(abs(abs(upper.angle) - .pi) < 0.1)
    let ball = try run.end("ball")
    let letter = try run.end("L")
    #expect(ball.position.x > letter.position.x)
  }

  @Test("DG01: in S4 the table stands on its legs while a dumbbell falls on it")
  func itemGroup() throws {
    let run = try SceneRun("S4")
    let table = try run.end("table")
    #expect(abs(table.angle) < 0.1)
    #expect(!run.contacts(between: "table", and: "dumbbell").isEmpty)
    for state in try run.states("dumbbell") { #expect(state.position.y < 400) }
  }

  @Test("C19: in S5 squares that begin in one place come apart and rest")
  func overlappingStart() throws {
    let run = try SceneRun("S5")
    let ends = try (1...9).map { try run.end("\($0)") }
    for (index, one) in ends.enumerated() {
      for other in ends[(index + 1)...] {
        #expect(one.distance(to: other.position) > 38)
      }
    }
    for number in 1...9 {
      for state in try run.states("\(number)") {
        #expect(hypot(state.velocity.x, state.velocity.y) < 400)
      }
    }
  }
}
