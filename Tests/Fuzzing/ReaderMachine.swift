// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// Recordings and traces as they are read from a file, with random changes: a reader throws or reads,
/// and what it reads can be drawn.
@MainActor
package final class ReaderMachine: FuzzMachine {
  package static let name = "reader"
  package static let programLength = 10

  package var onLine: ((String) -> Void)?

  private static let sources: [Data] = {
    let screen = CGSize(width: 300, height: 500)
    let simulator = Simulator(rootViewController: FuzzController(), size: screen)
    let recording = simulator.record(for: 0.5)
    let trace = """
      {"format":"dynamics-trace-1","name":"t","items":[{"name":"a","size":[50,50]}],
      "samples":[{"t":0,"items":[[1,2,0]]},{"t":0.1,"items":[[1.5,2,0.1]]}]}
      """
    return [
      (try? JSONEncoder().encode(recording)) ?? Data(), (try? recording.jsonTrace()) ?? Data(),
      Data(recording.csvTrace().utf8), Data(trace.utf8),
    ]
  }()

  private static let pieces = [
    "null", "-1", "1e999", "NaN", "[]", "{}", "\"\"", "9223372036854775807", "-0.0", "true",
    "1e308", "[[[[", "\u{0}", "0", ",", "}", "\"M 0 0 L\"",
  ]

  package init(seed: UInt64) {}

  package func run(_ operation: FuzzOperation) {
    var random = FuzzRandom(seed: operation.seed)
    let number = random.index(below: Self.sources.count)
    var data = Self.sources[number]
    for _ in 0..<1 + random.index(below: 4) { change(&data, &random) }
    onLine?("read(Data(base64Encoded: \"\(data.base64EncodedString())\"))")
    if let recording = try? JSONDecoder().decode(Recording.self, from: data) { draw(recording) }
    _ = try? MotionTrace(json: data)
    _ = try? MotionTrace(csv: String(decoding: data, as: UTF8.self))
  }

  /// Writes what was read in every format.
  private func draw(_ recording: Recording) {
    _ = try? JSONEncoder().encode(recording)
    _ = recording.animatedSVG()
    _ = recording.stroboscopicSVG()
    _ = recording.htmlPage(title: "fuzz")
    _ = recording.csvTrace()
    _ = try? recording.jsonTrace()
  }

  private func change(_ data: inout Data, _ random: inout FuzzRandom) {
    guard !data.isEmpty else { return }
    let start = random.index(below: data.count)
    switch random.index(below: 4) {
    case 0: data[start] = UInt8(truncatingIfNeeded: random.next())
    case 1:
      let piece = random.element(of: Self.pieces)
      // Mostly in place of a number, so that the rest can be read.
      guard let digit = data[start...].firstIndex(where: { (48...57).contains($0) }) else { return }
      var end = digit
      while end < data.count, (48...57).contains(data[end]) || data[end] == 46 { end += 1 }
      data.replaceSubrange(digit..<end, with: Data(piece.utf8))
    case 2: data.removeSubrange(start..<min(start + 1 + random.index(below: 40), data.count))
    default: data.removeLast(data.count - start)
    }
  }

  package func failure() -> String? { nil }
}
