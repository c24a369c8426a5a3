// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@testable import DynamicsPreview

@Suite("Saved runs")
@MainActor
struct SavedRunTests {
  @Test("a file has all of its run, and replaying it leads to the same state, bit by bit")
  func roundTrip() async throws {
    let session = try await SampleRun.session()
    let run = await session.savedRun()
    let read = try SavedRun(json: Data(run.json.utf8))
    #expect(read == run)
    #expect(read.actionCount == 5 && read.frameCount == 90 && read.hashCount == 91)
    #expect(read.parameters == ["gravity": 1.25])
    let names = session.simulator.itemStates.map(\.name)
    #expect(read.positions.items.map(\.name).sorted() == names.sorted())
    let replay = await RunReplay(read, of: try SampleRun.scene("R2a"))
    #expect(replay.divergence == nil)
    #expect(replay.session.frame == 90)
    #expect(replay.session.simulator.stateHash == session.simulator.stateHash)
    // What follows the run is the same as well.
    await replay.session.seek(to: 150)
    await session.seek(to: 150)
    #expect(replay.session.simulator.stateHash == session.simulator.stateHash)
  }

  @Test("a run that is saved from the past ends there, and saving leaves the session as it is")
  func past() async throws {
    let session = try await SampleRun.session()
    let hash = session.simulator.stateHash
    await session.seek(to: 40)
    let run = await session.savedRun()
    #expect(run.frameCount == 40 && run.actionCount == 2)
    #expect(session.lastKnownFrame == 90)
    await session.seek(to: 90)
    #expect(session.simulator.stateHash == hash)
  }

  @Test("samples of a long run stay bounded, and the last frame is among them")
  func sparse() {
    var samples = SparseSamples<Int>(maximumWeight: 100)
    for frame in 0...1000 { samples.add(frame, at: frame) }
    #expect(samples.interval == 16)
    #expect(samples.values == Array(stride(from: 0, through: 992, by: 16)) + [1000])
    // One moment with more than the maximum is kept, or nothing could be compared.
    var heavy = SparseSamples<Int>(maximumWeight: 10)
    for frame in 0...9 { heavy.add(frame, weight: 50, at: frame) }
    #expect(heavy.values.first == 0 && heavy.values.last == 9 && heavy.values.count <= 3)
  }

  @Test("a frame that no sample has is not compared; the last one always is")
  func samples() {
    let run = SavedRun(
      scene: "a", parameters: [:], playsTouches: true, frameCount: 10, actions: [],
      hashes: SavedRun.Hashes(interval: 4, values: ["a", "b", "c", "d"]),
      positions: SavedRun.Positions(interval: 4, items: []))
    let hashes = (0...10).map { run.hash(atFrame: $0) ?? "" }
    #expect(hashes == ["a", "", "", "", "b", "", "", "", "c", "", "d"])
    #expect(run.sampleCount(interval: 4) == 4 && run.sampleCount(interval: 5) == 3)
    #expect((0..<4).map { run.frame(ofSample: $0, interval: 4) } == [0, 4, 8, 10])
  }

  /// A change of a file, and a word of the sentence that refuses it.
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let word: String
    let change: @Sendable (inout [String: Any]) -> Void

    init(_ word: String, _ change: @escaping @Sendable (inout [String: Any]) -> Void) {
      testDescription = word
      self.word = word
      self.change = change
    }
  }

  @Test(
    "what no run can be is refused with a sentence",
    arguments: [
      Damage("'format'") { $0["format"] = nil },
      Damage("'format'") { $0["format"] = "dynamics-trace-1" },
      Damage("dynamics-run-2") { $0["format"] = "dynamics-run-2" },
      Damage("frameCount") { $0["frameCount"] = -1 },
      Damage("frameCount") { $0["frameCount"] = 1_000_000_000 },
      Damage("frameCount") { $0["frameCount"] = "many" },
      Damage("'scene'") { $0["scene"] = nil },
      Damage("hashes, not 92") { $0["frameCount"] = 91 },
      Damage("frames ascend") { $0["actions"] = [["frame": 95, "do": "end", "touch": 0]] },
      Damage("frames ascend") {
        $0["actions"] = [
          ["frame": 9, "do": "end", "touch": 0], ["frame": 8, "do": "end", "touch": 0],
        ]
      },
      Damage("no action") { $0["actions"] = [["frame": 9, "do": "explode"]] },
      Damage("no action") { $0["actions"] = [["frame": 9, "do": "begin", "touch": 0, "x": 4]] },
      Damage("no action") { $0["actions"] = [["frame": 9, "do": "end", "touch": 10]] },
      Damage("no action") {
        $0["actions"] = [["frame": 9, "do": "move", "touch": 0, "x": 1e9, "y": 0]]
      },
      Damage("interval") { $0["hashes"] = ["interval": 0, "values": []] },
      Damage("positions, not") {
        $0["positions"] = [
          "interval": 1, "items": [["name": "red", "x": [1], "y": [1], "angle": [1]]],
        ]
      },
    ])
  func refused(damage: Damage) async throws {
    let run = await (try await SampleRun.session()).savedRun()
    let data = try SampleRun.changed(run, damage.change)
    let error = #expect(throws: InvalidRun.self) { try SavedRun(json: data) }
    #expect(error?.description.contains(damage.word) ?? false, "\(String(describing: error))")
  }

  @Test(
    "bytes that are no file of a run are refused",
    arguments: [
      "", "{", "[]", "null", "\u{0}\u{1}", #"{"format":"dynamics-run-1""#,
      #"{"format":"dynamics-run-1"}"#, #"{"format":"dynamics-run-1","frameCount":1e999}"#,
      String(repeating: "[", count: 100_000),
      #"{"format":"dynamics-run-1","actions":"# + String(repeating: #"{"a":"#, count: 50_000),
    ])
  func noRun(text: String) {
    #expect(throws: InvalidRun.self) { try SavedRun(json: Data(text.utf8)) }
    #expect(!SavedRun.isRun(Data("[]".utf8)))
  }

  @Test("a file that is cut off anywhere is refused")
  func truncated() async throws {
    let data = Data(await (try await SampleRun.session()).savedRun().json.utf8)
    for length in stride(from: 0, to: data.count - 2, by: 997) {
      #expect(throws: InvalidRun.self) { try SavedRun(json: data.prefix(length)) }
    }
  }

  @Test("a file that is longer than a run can be is not read")
  func huge() {
    let data = Data(repeating: UInt8(ascii: " "), count: SavedRun.maximumLength + 1)
    let error = #expect(throws: InvalidRun.self) { try SavedRun(json: data) }
    #expect(error?.description.contains("16 MB") ?? false)
  }

  @Test("a scene or parameter that is not here is refused by its name")
  func strangers() async throws {
    let run = await (try await SampleRun.session()).savedRun()
    let scenes = [try SampleRun.scene("R1")]
    let scene = #expect(throws: InvalidRun.self) { try run.scene(among: scenes) }
    #expect(scene?.description.contains("'R2a'") ?? false)
    for (values, word) in [(["wind": 1.0], "'wind'"), (["gravity": 1e6], "1000000.0")] {
      let data = try SampleRun.changed(run) { $0["parameters"] = values }
      let other = try SavedRun(json: data)
      let known = [try SampleRun.scene("R2a")]
      let error = #expect(throws: InvalidRun.self) { try other.scene(among: known) }
      #expect(error?.description.contains(word) ?? false)
    }
  }
}
