// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gallery
import Testing

@testable import dynamics

/// The long programs of `.ci/run nightly`, shortened to what takes moments.
@MainActor
@Suite("dynamics soak")
struct SoakTests {
  private func expectHeld(_ figures: [SoakFigure]) {
    #expect(!figures.isEmpty)
    for figure in figures { #expect(figure.isHeld, "\(figure.row)") }
  }

  @Test("snapshots at random moments restore their hashes", arguments: ["R2a", "R7"])
  func moments(id: String) throws {
    expectHeld(MomentsSoak.figures(seed: 3, scenes: [try #require(Gallery.scene(named: id))]))
  }

  @Test("animators side by side do what one does alone, and end when they are released")
  func animators() { expectHeld(AnimatorsSoak.figures(animatorCount: 3)) }

  @Test("items in a room end in the same state with any number of workers")
  func items() { expectHeld(ItemsSoak.figures(itemCount: 150, frames: 8)) }

  @Test("resting boxes that are kept awake stay where they are")
  func rest() { expectHeld(RestSoak(of: .row, settlingTime: 1).figures(seconds: 2)) }

  @Test("a figure that breaks its promise is marked in its row")
  func rows() {
    let held = SoakFigure.limited("way", 0.25, atMost: 0.5, places: 2, unit: "points")
    #expect(held.isHeld && held.row == "| way | at most 0.50 points | 0.25 points |")
    let broken = SoakFigure.none("faults", 2, of: 9)
    #expect(!broken.isHeld && broken.row == "| faults | none | **2 of 9** |")
    #expect(!SoakFigure.none("faults", 0, of: 0).isHeld, "what was never run proves nothing")
    #expect(!SoakFigure.limited("way", .nan, atMost: 1, places: 0, unit: "points").isHeld)
    #expect(SoakFigure.told("time", "3 ms").row == "| time | – | 3 ms |")
  }
}
