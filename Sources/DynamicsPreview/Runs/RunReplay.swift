// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// Where a replay is not the run that was saved.
package struct RunDivergence: Sendable, Equatable {
  /// An item that is elsewhere than in the file.
  package struct Item: Sendable, Equatable {
    package let name: String
    /// The first frame whose positions in the file are not those of the replay.
    package let frame: Int
    /// Points from where the file has the item; nil if it has a body in one of the two only.
    package let distance: Double?
    /// Radians from the angle in the file.
    package let turn: Double
    /// The number of further items that are elsewhere at the same frame.
    package let otherCount: Int
  }

  /// The first frame whose state hash is another one.
  package let frame: Int
  /// The last frame before it that was compared.
  package let lastEqualFrame: Int?
  /// The item that is farthest from its place when any item is first; nil if all keep their places.
  package internal(set) var item: Item?
}

extension RunDivergence: CustomStringConvertible {
  /// Frame and item in a sentence, without a stop.
  package var description: String {
    func seconds(_ frame: Int) -> String { String(format: "%.3f", Double(frame) / 60) }
    var text = "the replay diverges from the file at frame \(frame) (\(seconds(frame)) s)"
    if let lastEqualFrame, lastEqualFrame < frame - 1 {
      text += " or after frame \(lastEqualFrame)"
    }
    guard let item else { return text + ", while no item is more than 0.0001 points elsewhere" }
    let place =
      if let distance = item.distance {
        distance >= 1e-4
          ? "is \(String(format: "%.4f", distance)) points from its place"
          : "is turned by \(String(format: "%.4f", item.turn)) rad"
      } else {
        "has a body in only one of them"
      }
    text += "; first item: \(item.name), which \(place) at frame \(item.frame)"
    return item.otherCount > 0 ? text + ", with \(item.otherCount) more" : text
  }
}

/// A saved run that was run again, with what differs from its file.
@MainActor
package struct RunReplay {
  /// The session at the last frame of the run.
  package let session: PreviewSession
  /// Where the replay is another run; nil if all hashes are equal.
  package private(set) var divergence: RunDivergence?
  /// The recording of the replay, if asked for.
  package private(set) var recording: Recording?

  private let run: SavedRun
  private var lastEqualFrame: Int?
  private var firstItem: RunDivergence.Item?

  /// Replays a run.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - scene: its scene.
  ///   - records: whether the replay is recorded.
  ///   - films: what the pictures of the past count to; nil for none.
  ///   - pause: called after every frame, where others may go on.
  package init(
    _ run: SavedRun, of scene: PreviewScene, records: Bool = false, films: FilmLibrary? = nil,
    pause: @MainActor () async -> Void = {}
  ) async {
    self.run = run
    session = PreviewSession(scene, replaying: run, films: films)
    if records { session.simulator.beginRecording() }
    compare()
    while session.frame < run.frameCount {
      await session.advanceAfterTasks()
      compare()
      await pause()
    }
    if records { recording = session.simulator.endRecording() }
    divergence?.item = firstItem
    if divergence != nil { session.keepGhost(of: run) }
  }

  /// Compares the present frame with what the file has of it.
  private mutating func compare() {
    let frame = session.frame
    if divergence == nil, let hash = run.hash(atFrame: frame) {
      if hash == session.simulator.stateHash.savedHash {
        lastEqualFrame = frame
      } else {
        divergence = RunDivergence(frame: frame, lastEqualFrame: lastEqualFrame, item: nil)
      }
    }
    guard firstItem == nil,
      let index = run.index(ofFrame: frame, interval: run.positions.interval)
    else { return }
    firstItem = farthestItem(at: index, frame: frame)
  }

  /// The item that is farthest from where the file has it; nil if all are where they were.
  private func farthestItem(at index: Int, frame: Int) -> RunDivergence.Item? {
    let states = Dictionary(
      session.simulator.itemStates.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [RunDivergence.Item] = []
    for item in run.positions.items {
      let state = states[item.name]
      guard let x = item.x[index], let y = item.y[index], let angle = item.angle[index] else {
        if state != nil { found.append(Self.item(item.name, frame, nil, 0)) }
        continue
      }
      guard let state else {
        found.append(Self.item(item.name, frame, nil, 0))
        continue
      }
      let (dx, dy) = (Double(state.position.x) - x, Double(state.position.y) - y)
      let distance = (dx * dx + dy * dy).squareRoot()
      let turn = abs(Double(state.angle) - angle)
      guard distance >= Self.tolerance || turn >= Self.tolerance else { continue }
      found.append(Self.item(item.name, frame, distance, turn))
    }
    let known = Set(run.positions.items.map(\.name))
    found += states.keys.filter { !known.contains($0) }.sorted().map {
      Self.item($0, frame, nil, 0)
    }
    func size(_ item: RunDivergence.Item) -> Double { (item.distance ?? .infinity) + item.turn }
    // The first of equal ones, in the order of the file.
    guard var farthest = found.first else { return nil }
    for item in found where size(item) > size(farthest) { farthest = item }
    return RunDivergence.Item(
      name: farthest.name, frame: frame, distance: farthest.distance, turn: farthest.turn,
      otherCount: found.count - 1)
  }

  /// Twice what rounding to four decimals loses, in points and radians.
  private static let tolerance = 1e-4

  private static func item(
    _ name: String, _ frame: Int, _ distance: Double?, _ turn: Double
  ) -> RunDivergence.Item {
    RunDivergence.Item(name: name, frame: frame, distance: distance, turn: turn, otherCount: 0)
  }
}
