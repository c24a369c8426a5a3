// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsTesting

@MainActor
@Suite("Inline goldens")
struct InlineGoldenTests {
  private let golden = Golden(columns: ["time", "red.x"], rows: [[0, 160], [0.5, -3]])

  @Test("free fall for half a second is 125 points, and what stands in the source agrees")
  func passing() {
    let simulator = Simulator(
      rootViewController: FallingSquare(), size: CGSize(width: 320, height: 480))
    // Steps of 1/60 s that change the velocity first, or last, fall by 1000/7200 · 30 more, or less.
    simulator.record(for: 0.5).expectInlineGolden(tolerance: 4.2) {
      """
       time    red.x    red.y  red.angle
      0.000  160.000  100.000      0.000
      0.500  160.000  225.000      0.000
      """
    }
  }

  @Test("a difference and a text that cannot be read mark the line of the call")
  func failing() {
    let simulator = Simulator(
      rootViewController: FallingSquare(), size: CGSize(width: 320, height: 480))
    let recording = simulator.record(for: 0.5)
    let issues = recordedIssues {
      recording.expectInlineGolden { "time red.y\n0 100\n0.5 500" }
      recording.expectInlineGolden { "time red.y\nnone" }
      recording.expectInlineGolden()
    }
    #expect(issues.map(\.line) == [#line - 4, #line - 3, #line - 2])
    #expect(issues[0].message.contains("1 of 4 numbers differ"))
    #expect(issues[1].message.contains("cannot read the expected text: line 2"))
    #expect(issues[2].message.contains("Set RECORD_GOLDENS=1"))
  }

  /// Calls without and with a text, to be recorded.
  private static let source = """
    func test() {
      first.expectInlineGolden()
      second.expectInlineGolden(tolerance: f(")", 1)) {
        "old"
      }
      third.expectInlineGolden { "}" } // last
    }

    """

  @Test(
    "recording writes the text behind calls, replaces one that is there, and counts moved lines")
  func writing() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("inline-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.source.utf8).write(to: file)
    func location(_ line: Int, _ column: Int) -> SourceLocation {
      SourceLocation(fileID: "M/F.swift", filePath: file.path, line: line, column: column)
    }
    func write(_ line: Int, _ column: Int) -> String {
      InlineGoldenWriter.write(golden, behind: "expectInlineGolden", at: location(line, column))
    }
    // The compiler's columns are those of the brackets.
    #expect(write(2, 27).contains("Look at it, then run again."))
    #expect(write(6, 28).contains("Look at it, then run again."))
    #expect(write(3, 28).contains("Look at it, then run again."))
    #expect(write(3, 28).contains("runs more than once"))
    #expect(write(1, 1).contains("cannot find the call"))
    let text = """
       {
          \"""
           time    red.x
          0.000  160.000
          0.500   -3.000
          \"""
        }
      """.drop { $0 == " " }
    #expect(
      try String(decoding: Data(contentsOf: file), as: UTF8.self) == """
        func test() {
          first.expectInlineGolden \(text)
          second.expectInlineGolden(tolerance: f(")", 1)) \(text)
          third.expectInlineGolden \(text) // last
        }

        """)
  }
}
