// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery
import Testing

@Suite("D2, collision and gravity")
@MainActor
struct TouchingTintTests {
  @Test("S076: contacts begin and end in turn while the card settles, beginning with a begin")
  func turns() throws {
    let kinds = try SceneRun("D2").events
      .map(\.kind).filter { $0 == .beganContact || $0 == .endedContact }
    try #require(kinds.count >= 3)
    for (place, kind) in kinds.enumerated() {
      #expect(kind == (place.isMultiple(of: 2) ? .beganContact : .endedContact))
    }
  }

  @Test("S074: the insets hold the card, within a point")
  func insets() throws {
    for state in try SceneRun("D2").states("card") {
      let half = 45 * (abs(cos(state.angle)) + abs(sin(state.angle)))
      #expect(state.position.x - half >= 19 && state.position.x + half <= 301)
      #expect(state.position.y + half <= 361)
    }
  }

  @Test("the card rests red, upright on the floor")
  func rest() throws {
    let run = try SceneRun("D2")
    let card = run.simulator.view.subviews.first { $0.accessibilityIdentifier == "card" }
    #expect(card?.backgroundColor == .tomato)
    #expect(run.isAtRest)
    #expect(abs(try run.end("card").position.y - 315) <= 1)
  }
}
