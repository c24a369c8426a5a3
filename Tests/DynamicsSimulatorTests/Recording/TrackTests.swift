// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("A track keeps the changes of a value")
struct TrackTests {
  @Test("a value holds from its change to the next, and there is none before the first")
  func holds() {
    var track = Track<Int>()
    track.record(7, at: 2)
    track.record(7, at: 3)
    track.record(nil, at: 5)
    track.record(9, at: 6)
    #expect(track.changes.count == 3)
    #expect((0..<8).map { track[$0] } == [nil, nil, 7, 7, 7, nil, 9, 9])
    #expect(track.values(frameCount: 8) == [nil, nil, 7, 7, 7, nil, 9, 9])
  }

  @Test("the last word on a frame counts")
  func lastWord() {
    var track = Track<Int>()
    track.record(1, at: 0)
    track.record(2, at: 0)
    #expect(track[0] == 2)
    #expect(track.changes.count == 1)
  }

  @Test("absence before the first value is not a change")
  func absence() {
    var track = Track<Int>()
    track.record(nil, at: 0)
    #expect(track.changes.isEmpty)
    #expect(track.last == nil)
  }

  @Test(
    "saved changes out of order are refused",
    arguments: [
      #"{"changes":[{"frame":5,"value":1},{"frame":2,"value":2}]}"#,
      #"{"changes":[{"frame":-1,"value":1}]}"#,
      #"{"changes":[{"frame":1,"value":1},{"frame":1,"value":2}]}"#,
    ])
  func disorder(json: String) throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Track<Int>.self, from: Data(json.utf8))
    }
    let track = try JSONDecoder().decode(
      Track<Int>.self, from: Data(#"{"changes":[{"frame":1,"value":7}]}"#.utf8))
    #expect(track.values(frameCount: 2) == [nil, 7])
  }

  @Test(
    "a saved recording with a number of frames that cannot be drawn is refused",
    arguments: [-1, 1_000_001, 230_584_300_921_369_395, Int.max])
  @MainActor
  func frameCounts(count: Int) throws {
    let simulator = Simulator(rootViewController: UIViewController(), size: .phone)
    let data = try JSONEncoder().encode(simulator.record(for: 0.1))
    let text = String(decoding: data, as: UTF8.self)
    let range = try #require(text.firstRange(of: /"frameCount":\d+/))
    let changed = text.replacingCharacters(in: range, with: "\"frameCount\":\(count)")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Recording.self, from: Data(changed.utf8))
    }
  }
}
