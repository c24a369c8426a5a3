// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A run of a scene as a file: all that is needed to run it again, and what came of it.
///
/// The scene, its parameters and the actions by frame are the whole history, because a run is
/// deterministic. The hashes and positions tell whether another run of the same history is the same, and
/// where it is not. `Documentation/Runs.md` describes the format.
package struct SavedRun: Sendable, Codable, Equatable {
  /// The name and version of the format.
  static let formatName = "dynamics-run-1"

  /// The version of the package that writes files, as `PackageVersion.current` has it.
  package static let packageVersion = "0.1.0"

  /// A hash of the state of all animators at every frame that is a multiple of an interval, and at the
  /// last.
  struct Hashes: Sendable, Codable, Equatable {
    let interval: Int
    /// 16 hexadecimal digits each.
    let values: [String]
  }

  /// The dynamic items at every frame that is a multiple of an interval, and at the last.
  struct Positions: Sendable, Codable, Equatable {
    /// The centers in points of the screen and the rotation in radians, clockwise, to four decimals;
    /// nil while the item has no body.
    struct Item: Sendable, Codable, Equatable {
      let name: String
      var x: [Double?] = []
      var y: [Double?] = []
      var angle: [Double?] = []
    }

    let interval: Int
    let items: [Item]
  }

  let format: String
  /// The version of the package that wrote the file.
  package let package: String
  /// The id of the scene.
  package let scene: String
  /// The values of all parameters of the scene.
  package let parameters: [String: Double]
  /// Whether the scene's scripted touches are played.
  package let playsTouches: Bool
  /// The style of the device at the start; nil for the light one, as in files of older versions.
  let style: SavedStyle?
  /// The number of frames after the start, which is frame 0.
  package let frameCount: Int
  let actions: [SavedAction]
  let hashes: Hashes
  let positions: Positions

  /// The style of the device at the start.
  package var startStyle: UIUserInterfaceStyle { (style ?? .light).value }

  /// The number of actions: touches, keys, edits, changes of style.
  package var actionCount: Int { actions.count }

  /// The number of states that are compared when the run is replayed.
  package var hashCount: Int { hashes.values.count }

  init(
    scene: String, parameters: [String: Double], playsTouches: Bool,
    style: UIUserInterfaceStyle = .light, frameCount: Int, actions: [SavedAction], hashes: Hashes,
    positions: Positions
  ) {
    format = Self.formatName
    package = Self.packageVersion
    self.scene = scene
    self.parameters = parameters
    self.playsTouches = playsTouches
    self.style = style == .dark ? .dark : nil
    self.frameCount = frameCount
    self.actions = actions
    self.hashes = hashes
    self.positions = positions
  }

  /// The file: one line of JSON.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self) + "\n"
  }
}

extension SavedRun {
  /// The index of the sample of a frame; nil if the frame has none.
  func index(ofFrame frame: Int, interval: Int) -> Int? {
    if frame % interval == 0 { return frame / interval }
    return frame == frameCount ? frame / interval + 1 : nil
  }

  /// The number of samples with an interval.
  func sampleCount(interval: Int) -> Int { (frameCount + interval - 1) / interval + 1 }

  /// The frame of a sample.
  func frame(ofSample index: Int, interval: Int) -> Int { min(index * interval, frameCount) }

  /// The state hash at a frame as 16 hexadecimal digits; nil where the file has none.
  func hash(atFrame frame: Int) -> String? {
    index(ofFrame: frame, interval: hashes.interval).map { hashes.values[$0] }
  }

  /// The motion that the file has, to be compared with another one.
  package var motion: MotionTrace {
    var trace = MotionTrace()
    trace.title = scene
    trace.items = positions.items.map { item in
      var moved = MotionTrace.Item(name: item.name)
      func series(_ column: [Double?]) -> MotionSeries {
        let known = column.enumerated().compactMap { index, value in
          value.map { (frame(ofSample: index, interval: positions.interval), $0) }
        }
        return MotionSeries(times: known.map { Double($0.0) / 60 }, values: known.map(\.1))
      }
      (moved.x, moved.y, moved.angle) = (series(item.x), series(item.y), series(item.angle))
      return moved
    }
    return trace
  }
}

extension UInt64 {
  /// The number as a state hash is written: 16 hexadecimal digits.
  var savedHash: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
