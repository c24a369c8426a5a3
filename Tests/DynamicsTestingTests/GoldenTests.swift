// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting
import Foundation
import Testing

@Suite("Golden series of numbers")
struct GoldenTests {
  private let golden = Golden(
    columns: ["time", "red.x"], rows: [[0, 160], [0.1, -3.14159], [0.2, nil]])

  @Test("the text is aligned, has three decimals, and reads back")
  func text() throws {
    #expect(
      golden.text == """
        # dynamics golden 1
         time    red.x
        0.000  160.000
        0.100   -3.142
        0.200        -

        """)
    let read = try Golden(parsing: golden.text)
    #expect(read.columns == golden.columns)
    #expect(golden.differences(from: read, tolerance: 0) == nil)
  }

  @Test("lines end as they may on any platform")
  func lineEndings() throws {
    let text = golden.text.replacing("\n", with: "\r\n")
    #expect(try Golden(parsing: text) == Golden(parsing: golden.text))
  }

  @Test(
    "what cannot be read is refused with the number of its line",
    arguments: [
      ("a b\n1 2\n3", 3, "1 fields where 2 are expected"), ("a\nx", 2, "\"x\" is not a number"),
      ("# c\na\nnan", 3, "\"nan\" is not a number"),
      ("# dynamics golden 2\na\n1", 1, "the format is another than \"# dynamics golden 1\""),
      ("a\n1\n<<<<<<< HEAD\n2", 3, "a conflict of version control is not resolved"),
      ("# dynamics golden 1", 1, "no line names the columns"),
      ("", 1, "no line names the columns"),
    ])
  func refused(_ text: String, _ line: Int, _ problem: String) {
    #expect(throws: GoldenError.self) { try Golden(parsing: text) }
    do {
      _ = try Golden(parsing: text)
    } catch {
      #expect(error.line == line)
      #expect(error.problem == problem)
    }
  }

  @Test("a difference names its row, its column, what was expected and what came")
  func differences() {
    let other = Golden(columns: golden.columns, rows: [[0, 160], [0.1, -1.14159], [0.2, 5]])
    #expect(
      golden.differences(from: other, tolerance: 0.01) == """
        2 of 6 numbers differ by more than 0.01
          row 1 (time 0.100), red.x: expected -3.142, got -1.142 (+2.000)
          row 2 (time 0.200), red.x: expected -, got 5.000
        """)
    #expect(golden.differences(from: other, tolerance: 3)?.hasPrefix("1 of 6") == true)
  }

  @Test("long lists of differences are cut")
  func manyDifferences() throws {
    let many = Golden(columns: ["x"], rows: (0..<50).map { [Double($0)] })
    let none = Golden(columns: ["x"], rows: (0..<50).map { _ in [100] })
    let text = try #require(many.differences(from: none, tolerance: 0))
    #expect(text.hasSuffix("… and 42 more"))
  }

  @Test("other columns are said in words, and those in common are compared")
  func columns() {
    let renamed = Golden(columns: ["time", "blue.x"], rows: golden.rows)
    #expect(
      golden.differences(from: renamed, tolerance: 1)
        == "columns missing: red.x; columns not expected: blue.x; every number in common agrees")
    let more = Golden(
      columns: ["time", "blue.x", "red.x"], rows: [[0, 1, 170], [0.1, 1, -3.142], [0.2, 1, nil]])
    #expect(
      golden.differences(from: more, tolerance: 1) == """
        columns not expected: blue.x; 1 of 6 numbers differ by more than 1.0
          row 0 (time 0.000), red.x: expected 160.000, got 170.000 (+10.000)
        """)
  }

  @Test("a shorter or longer recording fails, and is compared as far as both go")
  func lengths() {
    let shorter = Golden(columns: golden.columns, rows: [[0, 160], [0.05, 5], [0.1, -3.142]])
    #expect(
      golden.differences(from: shorter, tolerance: 1) == """
        expected a recording up to 0.200 s, got one up to 0.100 s, compared up to 0.100 s; \
        every number in common agrees
        """)
    let longer = Golden(
      columns: golden.columns, rows: [[0, 160], [0.1, 4], [0.2, nil], [0.3, 1]])
    #expect(
      golden.differences(from: longer, tolerance: 1) == """
        expected a recording up to 0.200 s, got one up to 0.300 s, compared up to 0.200 s; \
        1 of 6 numbers differ by more than 1.0
          row 1 (time 0.100), red.x: expected -3.142, got 4.000 (+7.142)
        """)
    let series = Golden(columns: ["x"], rows: [[1], [2]])
    #expect(
      series.differences(from: Golden(columns: ["x"], rows: [[1]]), tolerance: 0)
        == "expected 2 rows, got 1; every number in common agrees")
  }

  @Test("names of columns have no spaces")
  func spaces() {
    #expect(Golden(columns: ["UIView 1.x"], rows: []).columns == ["UIView_1.x"])
  }

  @Test(
    "a missing file is written, and the expectation fails with its path; then it passes or differs")
  func recording() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("golden-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("series.txt")
    let first = recordedIssues { golden.expect(matchesFile: file) }
    #expect(first.map(\.line) == [#line - 1])
    #expect(first[0].message.contains(file.path))
    #expect(first[0].message.contains("there was none"))
    golden.expect(matchesFile: file)
    let other = Golden(columns: golden.columns, rows: [[0, 161], [0.1, -3.14159], [0.2, nil]])
    let second = recordedIssues { other.expect(matchesFile: file) }
    #expect(second.map(\.line) == [#line - 1])
    #expect(second[0].message.contains("expected 160.000, got 161.000 (+1.000)"))
  }
}
