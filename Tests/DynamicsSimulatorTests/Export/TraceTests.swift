// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Traces")
struct TraceTests {
  @Test("the CSV trace has a header, and a row per frame and item in the units of the API")
  func csv() throws {
    let rows = SampleRecording.fall().csvTrace().components(separatedBy: "\r\n")
    #expect(
      rows.first
        == "frame,time,item,x,y,angle,velocity_x,velocity_y,speed,angular_velocity,awake")
    #expect(rows.count == 1 + 181 + 1)
    #expect(rows.last == "")
    let row = try #require(rows.first { $0.hasPrefix("60,") })
    #expect(row == "60,1,square,160,90,2.0944,0,100,100,2.0944,1")
  }

  @Test("names with commas and quotes are quoted")
  func quoting() {
    var recording = SampleRecording.fall()
    var item = RecordedItem(name: "x")
    item.states.record(
      DynamicItemState(
        name: #"a,"b""#, position: .zero, angle: 0, velocity: .zero, angularVelocity: 0,
        isAwake: false, isAnchored: false), at: 0)
    recording.items = [item]
    recording.frameCount = 1
    #expect(recording.csvTrace().contains(#"0,0,"a,""b""",0,0,0,0,0,0,0,0"#))
  }

  @Test("the JSON trace can be read back and holds the same numbers")
  func json() throws {
    let recording = SampleRecording.fall()
    let trace = try JSONDecoder().decode(TraceDocument.self, from: recording.jsonTrace())
    #expect(trace == TraceDocument(recording))
    #expect(trace.frames.count == 181)
    let item = try #require(trace.frames[60].items.first)
    #expect(item.name == "square")
    #expect(abs(try #require(item.y) - 90) < 1e-9)
    #expect(abs(try #require(item.speed) - 100) < 1e-9)
    #expect(trace.frames[45].touches?.count == 1)
    #expect(trace.frames[60].touches == nil)
    #expect(trace.events?.first?.boundary == "</script>")
  }

  @Test("a recording survives any coder")
  func codable() throws {
    let recording = SampleRecording.fall()
    let data = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(Recording.self, from: data) == recording)
  }
}
