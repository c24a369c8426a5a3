// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsTesting

@MainActor
@Suite("Pages of recordings that differ from their golden")
struct GhostTests {
  private let recording: Recording

  init() {
    let simulator = Simulator(
      rootViewController: FallingSquare(), size: CGSize(width: 320, height: 480))
    recording = simulator.record(for: 0.5)
  }

  /// The golden of the recording with the square 10 points lower from a time on.
  private func expected(from time: Double) -> Golden {
    let golden = recording.golden()
    let rows = golden.rows.map { row -> [Double?] in
      guard let now = row[0], now >= time, let y = row[2] else { return row }
      return [row[0], row[1], y + 10, row[3]]
    }
    return Golden(columns: golden.columns, rows: rows)
  }

  @Test("the ghost is where the golden has the item, at each of its rows")
  func ghost() throws {
    let golden = expected(from: 0.3)
    let ghost = recording.withGhost(of: golden.trace(of: recording.itemNames))
    #expect(ghost.frameCount == recording.frameCount)
    #expect(ghost.itemNames == ["red", "expected red"])
    for row in golden.rows {
      let time = try #require(row[0])
      let states = ghost.itemStates(atFrame: Int((time * 60).rounded()))
      let state = try #require(states.first { $0.name == "expected red" })
      #expect(abs(Double(state.position.y) - (row[2] ?? .nan)) < 0.001)
    }
    let node = try #require(ghost.nodes.first { $0.name == "expected red" })
    // Half of the screen's height above the middle, where the golden has the square at 0 s.
    #expect(abs((node.placement[0]?.y ?? 0) + 140) < 0.001)
  }

  @Test("the ghost of an item whose name has a space has its name and its size")
  func spaces() throws {
    let controller = FallingSquare()
    controller.red.accessibilityIdentifier = "red square"
    let recording = Simulator(
      rootViewController: controller, size: CGSize(width: 320, height: 480)
    ).record(for: 0.2)
    let ghost = recording.withGhost(of: recording.golden().trace(of: recording.itemNames))
    #expect(ghost.itemNames == ["red square", "expected red square"])
    let node = try #require(ghost.nodes.first { $0.name == "expected red square" })
    #expect(node.placement[0]?.width == 50 && node.placement[0]?.height == 50)
  }

  @Test("the ghost of a golden that begins earlier is at the same time")
  func laterRecording() throws {
    let simulator = Simulator(
      rootViewController: FallingSquare(), size: CGSize(width: 320, height: 480))
    let golden = simulator.record(for: 0.4).golden()
    let again = Simulator(
      rootViewController: FallingSquare(), size: CGSize(width: 320, height: 480))
    again.advance(by: 0.2)
    let ghost = again.record(for: 0.4).withGhost(of: golden.trace(of: ["red"]))
    let states = ghost.itemStates(atFrame: 12)
    #expect(abs((states.first?.position.y ?? 0) - (states.last?.position.y ?? 1)) < 0.01)
    // The golden ends at 0.4 s, the recording at 0.6 s.
    #expect(ghost.itemStates(atFrame: 13).count == 1)
  }

  @Test("the page opens at the first difference")
  func opening() throws {
    let comparison = GoldenComparison(
      expected: expected(from: 0.3), actual: recording.golden(), tolerance: 0.01)
    #expect(comparison.firstTime == 0.3)
    let trace = comparison.expected.trace(of: recording.itemNames)
    let page = recording.withGhost(of: trace).failurePage(
      title: "<falling>", openedAt: 0.3, notes: ["First difference", "1 < 2"], hasGhost: true)
    #expect(page.contains("\"opensAt\":0.3"))
    #expect(page.contains("&lt;falling&gt;") && page.contains("1 &lt; 2"))
    #expect(page.contains("expected red"))
    #expect(!recording.htmlPage(title: "x").contains("\"opensAt\""))
  }

  @Test("a still picture shows one frame, and the nearest for one that is not there")
  func still() {
    let last = recording.stillSVG(atFrame: 30)
    #expect(last == recording.stillSVG(atFrame: 1000))
    #expect(last != recording.stillSVG(atFrame: 10))
    #expect(recording.stillSVG(atFrame: 0) == recording.stillSVG(atFrame: -1))
    #expect(last.hasPrefix("<svg") && !last.contains("<script"))
  }

  @Test("a recording that differs marks the line of the expectation")
  func line() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/falling-square.txt")
    #expect(FileManager.default.fileExists(atPath: file.path))
    let issues = recordedIssues {
      recording.expectGolden("falling-square", tolerance: 2)
    }
    #expect(issues.map(\.line) == [#line - 2])
    #expect(issues[0].message.contains("1 of 24 numbers differ by more than 2.0"))
  }
}
