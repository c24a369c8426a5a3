// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D9, custom item")
@MainActor
struct CustomItemTests {
  @Test("S001: an animator without a reference view moves an item that is no view")
  func moves() throws {
    let run = try SceneRun("D9", for: 0.6)
    let button = run.simulator.view.subviews.first { $0.accessibilityIdentifier == "button" }
    #expect(try #require(button).bounds.width > 125)
    #expect(button?.center == run.simulator.view.center)
  }

  @Test("S081: the size swings at 2 Hz, within 3 percent, and ends as it was")
  func frequency() throws {
    let run = try SceneRun("D9")
    let widths = try run.states("size").map { Double($0.position.x) }
    let peaks = widths.indices.dropFirst().dropLast().filter {
      widths[$0] > widths[$0 - 1] && widths[$0] >= widths[$0 + 1] && widths[$0] > 120.5
    }
    try #require(peaks.count >= 2)
    let period = Double(peaks[1] - peaks[0]) / 60
    #expect(abs(period - 1 / (2 * (1 - 0.2 * 0.2).squareRoot())) <= 0.03 * 0.51)
    #expect(abs(try #require(widths.last) - 120) <= 0.5)
  }
}
