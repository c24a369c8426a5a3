// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Reading traces")
struct MotionTraceReadingTests {
  private static func read(_ json: String) throws -> MotionTrace {
    try MotionTrace(json: Data(json.utf8))
  }

  @Test("a recording survives as JSON and CSV: positions, angles, sizes and events")
  func recording() throws {
    let recording = SampleRecording.fall()
    let json = try MotionTrace(json: recording.jsonTrace())
    #expect(json == MotionTrace(recording))
    let csv = try MotionTrace(csv: recording.csvTrace())
    for trace in [json, csv] {
      let item = try #require(trace.item("square"))
      #expect(item.x.count == 181 && item.y.count == 181 && item.angle.count == 181)
      #expect(abs(try #require(item.y.value(at: 1)) - 90) < 1e-3)
      #expect(abs(try #require(item.angle.value(at: 3)) - 2 * .pi) < 1e-3)
    }
    #expect(json.size == CGSize(width: 320, height: 480))
    #expect(json.framesPerSecond == 60)
    #expect(json.events.first?.boundary == "</script>")
    #expect(json.events.first?.isContact == true)
    #expect(csv.events.isEmpty && csv.size == nil)
  }

  @Test("a log needs a format and frames; every column may be missing")
  func minimal() throws {
    let trace = try Self.read(
      #"""
      {"format": "dynamics-trace-1", "frames": [
        {"time": 0, "items": [{"name": "a", "x": 1}, {"name": "b", "angle": 0.5}]},
        {"time": 0.1, "items": [{"name": "a", "x": 2, "y": 3}]}]}
      """#)
    #expect(trace.items.map(\.name) == ["a", "b"])
    #expect(trace.item("a")?.x.values == [1, 2])
    #expect(trace.item("a")?.y.times == [0.1])
    #expect(trace.item("b")?.x.isEmpty == true)
    #expect(trace.size == nil && trace.framesPerSecond == nil && trace.events.isEmpty)
    #expect(trace.timeRange == 0...0.1)
  }

  @Test("metadata, limits, unknown keys and unknown kinds of events are read")
  func metadata() throws {
    let trace = try Self.read(
      #"""
      {"format": "dynamics-trace-1", "experiment": "snap-log", "title": "t", "source": "s",
       "certainty": "A", "system": "iOS 9, 2x", "note": "n", "positionResolution": 0.5,
       "hasUnsignedAngles": true, "latency": 0.025, "later": [1],
       "tolerances": {"x": 4, "angleInDegrees": 180},
       "origin": {"kind": "beganContact", "boundary": "barrier"},
       "expectations": [{"feature": "contactTime", "item": "a", "boundary": "b", "contact": 2,
         "value": 3, "minimum": 2, "maximum": 4, "note": "n"}],
       "frames": [], "events": [{"time": 1, "kind": "getter", "value": "v = 1"}]}
      """#)
    #expect(trace.experiment == "snap-log" && trace.title == "t" && trace.source == "s")
    #expect(trace.certainty == "A" && trace.system == "iOS 9, 2x" && trace.note == "n")
    #expect(trace.positionResolution == 0.5 && trace.hasUnsignedAngles && trace.latency == 0.025)
    #expect(trace.tolerances == MotionTrace.Tolerances(x: 4, y: nil, angle: .pi))
    #expect(trace.origin == MotionTrace.Origin(kind: "beganContact", boundary: "barrier"))
    let feature = MotionFeature(.contactTime, item: "a", boundary: "b", contact: 2)
    #expect(
      trace.expectations
        == [MotionExpectation(feature, value: 3, minimum: 2, maximum: 4, note: "n")])
    #expect(trace.events == [MotionTrace.Event(time: 1, kind: "getter", value: "v = 1")])
  }

  @Test("angles of a device, which jump at half a turn, go on over full turns")
  func turns() throws {
    let angles = (0..<40).map { atan2(sin(Double($0) * 0.4), cos(Double($0) * 0.4)) }
    let rows = angles.enumerated().map { "\(Double($0) / 60),a,\($1)" }
    let trace = try MotionTrace(csv: "time,item,angle\n" + rows.joined(separator: "\n"))
    let last = try #require(trace.item("a")?.angle.values.last)
    #expect(abs(last - 39 * 0.4) < 1e-9)
  }

  @Test(
    "damaged JSON is refused with the place",
    arguments: [
      (#"{"frames": []}"#, .unknownFormat(nil)),
      (#"{"format": "dynamics-trace-2"}"#, .unknownFormat("dynamics-trace-2")),
      (
        #"{"format": "dynamics-trace-1"}"#,
        .invalidValue(place: "document", reason: "the key 'frames' is missing")
      ),
      (
        #"{"format": "dynamics-trace-1", "frames": 3}"#,
        .invalidValue(place: "frames", reason: "a list is expected")
      ),
      (
        #"{"format": "dynamics-trace-1", "frames": [{"time": 0, "items": [{"name": "a", "x": "1"}]}]}"#,
        .invalidValue(place: "frames[0].items[0].x", reason: "a number is expected")
      ),
      (
        #"{"format": "dynamics-trace-1", "frames": [{"time": 1, "items": []}, {"time": 1, "items": []}]}"#,
        .invalidValue(place: "frames[1].time", reason: "1.0 does not come after 1.0")
      ),
      (
        #"{"format": "dynamics-trace-1", "frames": [{"time": 1, "items": [{"name": "a"}, {"name": "a"}]}]}"#,
        .invalidValue(place: "frames[0].items[1].name", reason: "'a' is twice in the frame")
      ),
      (
        #"{"format": "dynamics-trace-1", "frames": [], "size": {"width": 0, "height": 1}}"#,
        .invalidValue(place: "size.width", reason: "0.0 is not greater than 0")
      ),
      (
        #"{"format": "dynamics-trace-1", "frames": [], "expectations": [{"feature": "wobble"}]}"#,
        .invalidValue(place: "expectations[0].feature", reason: "unknown feature 'wobble'")
      ),
      (
        #"{"format": "dynamics-trace-1", "frames": [], "expectations": [{"feature": "restX", "minimum": 2, "maximum": 1}]}"#,
        .invalidValue(place: "expectations[0]", reason: "the minimum 2.0 exceeds 1.0")
      ),
    ] as [(String, TraceError)])
  func damagedJSON(text: String, error: TraceError) {
    #expect(throws: error) { try Self.read(text) }
  }

  @Test("text that is no JSON is refused as a document", arguments: ["", "{", "[1,", "time,x"])
  func noJSON(text: String) {
    let error = #expect(throws: TraceError.self) { try Self.read(text) }
    #expect(error?.description.hasPrefix("document: ") == true, "\(String(describing: error))")
    // The description is part of longer sentences.
    #expect(error?.description.hasSuffix(".") == false, "\(String(describing: error))")
  }

  @Test(
    "damaged CSV is refused with line and column",
    arguments: [
      ("", .invalidSyntax(place: "line 1", reason: "a header with names of columns is expected")),
      ("time,x", .invalidValue(place: "line 1", reason: "the column 'item' is missing")),
      (
        "time,item,x\n0,a",
        .invalidSyntax(place: "line 2", reason: "2 fields, but the header has 3")
      ),
      (
        "time,item,x\n0,a,1\n\n1,a,one",
        .invalidValue(place: "line 4, column 'x'", reason: "'one' is not a number")
      ),
      (
        "time,item,x\n0,a,1\n0,a,2",
        .invalidValue(place: "line 3, column 'time'", reason: "0.0 does not come after 0.0")
      ),
      (
        "time,item,x\nnan,a,1",
        .invalidValue(place: "line 2, column 'time'", reason: "'nan' is not a number")
      ),
      ("time,item,x\n0,\"a,1", .invalidSyntax(place: "line 2", reason: "a quote is not closed")),
      (
        "time,item\n0,\"a\"b",
        .invalidSyntax(
          place: "line 2", reason: "a comma or the end of the line is expected after a quote")
      ),
    ] as [(String, TraceError)])
  func damagedCSV(text: String, error: TraceError) {
    #expect(throws: error) { try MotionTrace(csv: text) }
  }

  @Test("quoted names, empty fields and either end of a line are read")
  func csvForms() throws {
    let trace = try MotionTrace(
      csv:
        "item,time,x,angle,width,height\r\n\"a,\"\"b\"\"\",0,1,,20,30\r\n\"a,\"\"b\"\"\",1,,2,,\n")
    let item = try #require(trace.item(#"a,"b""#))
    #expect(item.x.values == [1] && item.angle.values == [2])
    #expect(item.size == CGSize(width: 20, height: 30))
  }

  @Test("a file that does not exist or has another extension is refused")
  func files() {
    let missing = URL(fileURLWithPath: "/nowhere/trace.json")
    #expect(
      throws: TraceError.unreadable(file: missing.path, reason: "the file cannot be opened")
    ) {
      try MotionTrace(contentsOf: missing)
    }
  }
}
