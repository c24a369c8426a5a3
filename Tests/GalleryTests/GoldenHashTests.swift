// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import GalleryTestSupport
import TestSupport
import Testing

/// A scene's line in the golden file: where it ends, and when it came to rest.
struct GoldenLine: Equatable, CustomStringConvertible {
  let id: String
  let hash: String
  let rest: String

  @MainActor
  init(_ scene: GalleryScene, stateHash: UInt64, events: [SimulatorEvent]) {
    let digits = String(stateHash, radix: 16)
    id = scene.id
    hash = String(repeating: "0", count: 16 - digits.count) + digits
    let pause = events.last { $0.kind == .paused }
    rest = pause.map { String(format: "%.3f", $0.time) } ?? "never"
  }

  /// The line of the run that everybody shares.
  @MainActor
  init(recorded scene: GalleryScene) throws {
    let recording = RecordedScene.of(scene).recording
    self.init(
      scene, stateHash: try #require(recording.stateHashes.last), events: recording.events)
  }

  /// The line of a run of its own, which is not recorded.
  @MainActor
  init(running scene: GalleryScene) {
    let simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.schedule(scene.touches)
    simulator.advance(by: scene.duration)
    self.init(scene, stateHash: simulator.stateHash, events: simulator.events)
  }

  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 3, !line.hasPrefix("#") else { return nil }
    (id, hash, rest) = (String(words[0]), String(words[1]), String(words[2]))
  }

  var description: String { "\(id) \(hash) \(rest)" }
}

@Suite("Golden hashes")
@MainActor
struct GoldenHashTests {
  private static let file = PackageFolder.url("Tests/GalleryTests/Golden/scenes.txt")

  private static let heading = """
    # scene, hash of the state at its end, seconds at which its last animator came to rest
    # record again with: RECORD_GOLDEN=1 swift test --filter GalleryTests
    """

  @Test("every scene ends in the state of the golden file, in debug and release alike")
  func golden() async throws {
    var lines: [GoldenLine] = []
    for scene in Gallery.scenes {
      lines.append(try GoldenLine(recorded: scene))
      // The other tests on the main actor have their turn.
      await Task.yield()
    }
    if !GoldenFile.isRecording {
      let text = try String(contentsOf: Self.file, encoding: .utf8)
      let golden = text.split(separator: "\n").compactMap { GoldenLine($0) }
      #expect(golden.map(\.id) == lines.map(\.id))
      for (line, expected) in zip(lines, golden) {
        #expect(line == expected)
      }
    }
    let text = ([Self.heading] + lines.map(\.description)).joined(separator: "\n") + "\n"
    let problem = try GoldenFile(Self.file).problem(
      with: text, command: "swift test --filter GalleryTests")
    #expect(problem == nil)
  }

  // `.ci/run hashes` runs all of them again, unrecorded.
  @Test(
    "a scene that is run again, without being recorded, ends in the same state",
    arguments: Gallery.firstScenes)
  func twice(scene: GalleryScene) throws {
    #expect(try GoldenLine(running: scene) == GoldenLine(recorded: scene))
  }
}
