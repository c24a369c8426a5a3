// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The screen of a simulator, moment by moment: what is on it, and what was on it before.
///
/// A moment is what was captured at once. Any of them can be shown again, exactly as it was, without
/// running the app: this is a picture of the past, and holds no state of the app.
@MainActor
package final class ScreenFilm {
  /// What is known of a moment beside the views.
  package struct Moment: Sendable {
    /// Virtual time in seconds.
    package let time: Double
    package let stateHash: UInt64
    package let counters: DynamicsCounters
    /// The positions of touches, in points of the screen.
    package let touches: [CGPoint]
    /// Whether typed text has a receiver.
    package let acceptsText: Bool
    package let style: UIUserInterfaceStyle
  }

  /// Moments in a row, which are discarded together.
  private struct Chunk {
    let first: Int
    var moments: [Moment] = []
    var bytes: [UInt8] = []
    /// The index after the bytes of each moment.
    var ends: [Int] = []
    /// The number of appearances that came with the chunk.
    var appearanceCount = 0

    @MainActor var byteCount: Int {
      bytes.count + moments.count * (MemoryLayout<Moment>.stride + MemoryLayout<Int>.stride)
        + appearanceCount * MemoryLayout<Track<Appearance>.Change>.stride
    }
  }

  /// The number of moments in a chunk: so many are read, at most, to show one.
  static let chunkLength = 128

  private(set) var views = ViewRecorder()
  private var chunks: [Chunk] = []
  private var coder = PlacementCoder()
  /// The number of moments that were captured.
  package private(set) var momentCount = 0
  /// About how many bytes of memory the moments take.
  package private(set) var byteCount = 0
  /// The virtual time of the last moment; nil before the first.
  private var capturedTime: Double?

  package init() {}

  /// The earliest moment that has not been discarded.
  package var firstMoment: Int { chunks.first?.first ?? momentCount }

  /// Captures the present as the next moment.
  ///
  /// A touch is shown once after it has ended, or a tap would never be seen; but not where no time has
  /// passed since: what is captured once more may stay on the page for long.
  package func capture(_ simulator: Simulator) {
    if capturedTime == simulator.time { simulator.activeTouches.removeEnded() }
    capturedTime = simulator.time
    if momentCount % Self.chunkLength == 0 {
      chunks.append(Chunk(first: momentCount))
      coder = PlacementCoder()
    }
    views.capture(simulator.shownWindows, at: momentCount, names: simulator.names)
    var chunk = chunks.removeLast()
    byteCount -= chunk.byteCount
    add(to: &chunk)
    chunk.moments.append(Moment(simulator))
    byteCount += chunk.byteCount
    chunks.append(chunk)
    momentCount += 1
  }

  private func add(to chunk: inout Chunk) {
    if chunk.moments.isEmpty {
      // The first moment of a chunk has all nodes that are shown.
      let shown = views.nodes.indices.filter { views.nodes[$0].numbers != nil }
      coder.write(shown, of: views.nodes, to: &chunk.bytes)
    } else {
      coder.write(views.changedNodes, of: views.nodes, to: &chunk.bytes)
    }
    chunk.ends.append(chunk.bytes.count)
    chunk.appearanceCount += views.repaintedCount
  }

  /// What is known of a moment beside the views; nil for one that was discarded.
  package func moment(_ number: Int) -> Moment? {
    chunk(of: number).map { $0.moments[number - $0.first] }
  }

  /// Where each node was at a moment; nil for one that was not shown, and for all nodes after the last.
  func placements(at number: Int) -> [Placement?] {
    if number == momentCount - 1 { return views.nodes.map(\.placement) }
    guard let chunk = chunk(of: number) else { return [] }
    var reader = PlacementCoder()
    var start = 0
    for end in chunk.ends.prefix(number - chunk.first + 1) {
      reader.read(chunk.bytes[start..<end])
      start = end
    }
    return reader.placements
  }

  private func chunk(of number: Int) -> Chunk? {
    guard let first = chunks.first, number >= first.first, number < momentCount else { return nil }
    return chunks[(number - first.first) / Self.chunkLength]
  }

  /// Discards the earliest moments, some seconds of them; those of the present stay.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  package func discardEarliest() -> Bool {
    guard chunks.count > 1 else { return false }
    byteCount -= chunks.removeFirst().byteCount
    views.discardAppearances(before: firstMoment)
    return true
  }
}

extension ScreenFilm.Moment {
  @MainActor
  fileprivate init(_ simulator: Simulator) {
    time = simulator.time
    stateHash = simulator.stateHash
    counters = simulator.counters
    touches = simulator.activeTouches.visible.map(\.point)
    simulator.activeTouches.removeEnded()
    acceptsText = simulator.acceptsText
    style = simulator.userInterfaceStyle
  }
}
