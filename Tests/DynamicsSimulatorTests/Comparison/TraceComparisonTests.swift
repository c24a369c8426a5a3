// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Comparison of traces")
struct TraceComparisonTests {
  @Test("a trace equals itself, and a shifted copy after alignment to the same event")
  func alignment() throws {
    var log = SampleMotion.impact(at: 0)
    log.origin = SampleMotion.barrier
    let comparison = TraceComparison(log, SampleMotion.impact(at: 0.75))
    #expect(comparison.missingOrigin == nil)
    for column in comparison.columns {
      #expect(column.differences.count == 41)
      #expect(try #require(column.largest).value < 1e-9)
    }
    for feature in comparison.features {
      #expect(abs(try #require(feature.difference)) < 1e-9, "\(feature)")
      #expect(feature.isWithin == nil)
    }
    #expect(comparison.isWithin == nil)
  }

  @Test("an event that only one motion has is named, and times stay as they are")
  func missingOrigin() {
    var log = SampleMotion.impact(at: 0)
    log.origin = SampleMotion.barrier
    var other = SampleMotion.impact(at: 0.5)
    other.events = []
    let comparison = TraceComparison(log, other)
    #expect(comparison.missingOrigin == SampleMotion.barrier)
    #expect(comparison.second == other)
  }

  @Test("the second motion begins after the latency of the first")
  func latency() throws {
    var log = SampleMotion.impact(at: 0.525)
    log.latency = 0.025
    let comparison = TraceComparison(log, SampleMotion.impact(at: 0.5))
    #expect(try #require(comparison.columns.first?.largest).value < 1e-9)
  }

  @Test("the second motion is interpolated at the rows of the first, also at other frame rates")
  func interpolation() throws {
    // Linear motions: interpolation is exact wherever the impact is a sample of both.
    let comparison = TraceComparison(
      SampleMotion.impact(at: 0), SampleMotion.impact(at: 0, step: 1.0 / 120))
    let column = try #require(comparison.columns.first { $0.name == .y })
    // The finer motion covers −10/120 s to 30/120 s, that is −5 to 15 rows of the first.
    #expect(column.differences.count == 21)
    #expect(try #require(column.largest).value < 1e-9)
  }

  @Test("rows count as equal within half a pixel of each rounded trace")
  func rounding() throws {
    var log = SampleMotion.impact(at: 0)
    log.positionResolution = 1
    log.items[0].y = log.items[0].y.map { $0.rounded() }
    let y = try #require(
      TraceComparison(log, SampleMotion.impact(at: 0)).columns.first { $0.name == .y })
    #expect(y.rounding == 0.5 && y.tolerance == nil && y.isWithin == nil)
    #expect(y.countWithin == y.differences.count)
    #expect(try #require(y.largest).value > 0.3)
  }

  @Test(
    "a limit for rows decides by the largest difference",
    arguments: [(1.99, false), (2.01, true)])
  func tolerances(limit: Double, isWithin: Bool) throws {
    var log = SampleMotion.impact(at: 0)
    log.tolerances.y = limit
    var other = log
    other.items[0].y = other.items[0].y.map { $0 + 2 }
    let comparison = TraceComparison(log, other)
    #expect(try #require(comparison.columns.first { $0.name == .y }).isWithin == isWithin)
    #expect(comparison.isWithin == isWithin)
    other.items = []
    #expect(TraceComparison(log, other).columns.isEmpty)
  }

  @Test("angles without direction are compared as magnitudes")
  func unsignedAngles() throws {
    var log = SampleMotion.impact(at: 0)
    var other = log
    other.items[0].angle = other.items[0].angle.map { -$0 }
    log.hasUnsignedAngles = true
    log.tolerances.angle = 0.001
    #expect(TraceComparison(log, other).isWithin == true)
    log.hasUnsignedAngles = false
    #expect(TraceComparison(log, other).isWithin == false)
  }

  @Test(
    "an expectation decides by its limits, and states the value of its source",
    arguments: [
      (nil, nil, nil), (119.0, nil, true), (nil, 119.0, false), (119, 121, true), (121, 130, false),
    ] as [(Double?, Double?, Bool?)])
  func expectations(minimum: Double?, maximum: Double?, isWithin: Bool?) throws {
    var log = SampleMotion.impact(at: 0)
    let feature = MotionFeature(.velocityXAfterContact, item: "square", boundary: "barrier")
    log.expectations = [
      MotionExpectation(feature, value: 118, minimum: minimum, maximum: maximum)
    ]
    let result = try #require(
      TraceComparison(log, SampleMotion.impact(at: 0)).features.first)
    #expect(result.feature == feature)
    #expect(result.first == 118)
    #expect(abs(try #require(result.difference) - 2) < 1e-6)
    #expect(result.isWithin == isWithin)
  }

  @Test("a feature with limits that the second motion does not have is outside of them")
  func missingFeature() {
    var log = SampleMotion.impact(at: 0)
    log.expectations = [MotionExpectation(MotionFeature(.pauseTime), maximum: 10)]
    var other = log
    other.events = []
    #expect(TraceComparison(log, other).isWithin == false)
  }

  @Test("extents without an expectation are those of the common time")
  func commonTime() throws {
    let log = SampleMotion.impact(at: 0, step: 1.0 / 120)
    let comparison = TraceComparison(log, SampleMotion.impact(at: 0))
    let extent = try #require(
      comparison.features.first { $0.feature.kind == .extentX })
    // 120 points/s for 30/120 s; the second motion goes on for 30/60 s.
    #expect(abs(try #require(extent.second) - 30) < 1e-6)
    #expect(abs(try #require(extent.difference)) < 1e-6)
  }

  @Test("the table has a row for each feature and column, with aligned cells")
  func table() throws {
    var log = SampleMotion.impact(at: 0)
    log.tolerances = MotionTrace.Tolerances(x: 1, y: nil, angle: 0.1)
    let comparison = TraceComparison(log, SampleMotion.impact(at: 0))
    let rows = ComparisonTable(comparison).rows
    #expect(rows.count == comparison.features.count + 1 + 3)
    #expect(rows.contains { $0.title == "contact 1 with barrier, s" && $0.first == "0.000" })
    #expect(rows.contains { $0.title == "x of each row, points" && $0.isWithin == true })
    #expect(rows.contains { $0.difference == "first 2 alike" })
    let lines = comparison.text.split(separator: "\n")
    #expect(lines.count == rows.count + 1)
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test("the page has both motions, the table, and no reference to anything outside")
  func page() throws {
    var log = SampleMotion.impact(at: 0)
    log.title = "Fall <1>"
    log.tolerances.x = 1
    let page = TraceComparison(log, SampleMotion.impact(at: 0))
      .htmlPage(title: "Fall <1>", names: ("published", "here"))
    #expect(page.contains("<h1>Fall &lt;1&gt;</h1>"))
    #expect(page.contains("<b>A</b> published") && page.contains("<b>B</b> here"))
    #expect(page.contains("x of each row, points") && page.contains("all within the limits"))
    #expect(page.contains(#""name":"A square""#) && page.contains(#""name":"B square""#))
    let start = try #require(page.range(of: #"type="application/json">"#))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let payload = try JSONDecoder().decode(
      PagePayload.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    let texts = payload.log.events.map(\.text)
    #expect(texts.contains(#"B square began contact with boundary "barrier""#))
    #expect(!page.contains("{{") && !page.contains("src=\"http") && !page.contains("<link"))
  }

  @Test("an item without a size is a cross, one with the size of the other trace a box")
  func shapes() throws {
    var log = SampleMotion.impact(at: 0)
    log.items[0].size = nil
    let boxes = ComparisonRecording(TraceComparison(log, SampleMotion.impact(at: 0))).recording
    let crosses = ComparisonRecording(TraceComparison(log, log)).recording
    #expect(boxes.items.allSatisfy { !$0.outlines.changes.isEmpty })
    #expect(crosses.items.allSatisfy { $0.outlines.changes.isEmpty })
    let node = try #require(boxes.nodes.first { $0.name == "A square" })
    #expect(node.placement[10]?.width == 100)
    #expect(boxes.itemNames == ["A square", "B square"])
    #expect(boxes.frameCount == 41)
  }
}
