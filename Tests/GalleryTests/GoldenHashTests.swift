import DynamicsSimulator
import Foundation
import Gallery
import Testing

/// A scene's line in the golden file: where it ends, and when it came to rest.
struct GoldenLine: Equatable, CustomStringConvertible {
  let id: String
  let hash: String
  let rest: String

  @MainActor
  init(running scene: GalleryScene) {
    let simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.schedule(scene.touches)
    simulator.advance(by: scene.duration)
    let digits = String(simulator.stateHash, radix: 16)
    id = scene.id
    hash = String(repeating: "0", count: 16 - digits.count) + digits
    let pause = simulator.events.last { $0.kind == .paused }
    rest = pause.map { String(format: "%.3f", $0.time) } ?? "never"
  }

  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 3, !line.hasPrefix("#") else { return nil }
    (id, hash, rest) = (String(words[0]), String(words[1]), String(words[2]))
  }

  var description: String { "\(id) \(hash) \(rest)" }
}

@Suite("Golden hashes")
struct GoldenHashTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden/scenes.txt")

  private static let heading = """
    # scene, hash of the state at its end, seconds at which its last animator came to rest
    # record again with: RECORD_GOLDEN=1 swift test --filter GalleryTests
    """

  @Test("Every scene ends in the state of the golden file, in debug and release alike")
  @MainActor
  func golden() throws {
    let lines = Gallery.scenes.map(GoldenLine.init(running:))
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      let text = ([Self.heading] + lines.map(\.description)).joined(separator: "\n") + "\n"
      try Data(text.utf8).write(to: Self.file, options: .atomic)
      Issue.record("recorded \(lines.count) scenes into \(Self.file.lastPathComponent)")
      return
    }
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let golden = text.split(separator: "\n").compactMap { GoldenLine($0) }
    #expect(golden.map(\.id) == lines.map(\.id))
    for (line, expected) in zip(lines, golden) {
      #expect(line == expected)
    }
  }

  @Test("A scene that is run twice ends in the same state", arguments: Gallery.scenes)
  @MainActor
  func twice(scene: GalleryScene) {
    #expect(GoldenLine(running: scene) == GoldenLine(running: scene))
  }
}
