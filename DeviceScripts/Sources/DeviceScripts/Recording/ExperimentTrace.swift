// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The JSON document of a recording; the names of its properties are the keys of the format.
///
/// Keys that only a simulation could fill, such as velocities, are left out.
struct ExperimentTrace: Codable, Equatable {
  struct Size: Codable, Equatable {
    var width: Double
    var height: Double
  }

  struct Point: Codable, Equatable {
    var x: Double
    var y: Double

    init(x: CGFloat, y: CGFloat) {
      self.x = ExperimentTrace.rounded(Double(x))
      self.y = ExperimentTrace.rounded(Double(y))
    }
  }

  /// An item in a frame; its size stands in the first frame that shows it.
  struct Item: Codable, Equatable {
    var name: String
    var x: Double
    var y: Double
    /// Radians, clockwise.
    var angle: Double
    var width: Double?
    var height: Double?
  }

  struct Frame: Codable, Equatable {
    /// Seconds since the start.
    var time: Double
    /// The animator's own time, which tells to which of its steps the positions belong.
    var elapsedTime: Double
    var items: [Item]
  }

  struct Event: Codable, Equatable {
    var time: Double
    var kind: String
    var item: String?
    var otherItem: String?
    var boundary: String?
    var point: Point?
    var value: String?
  }

  var format = "dynamics-trace-1"
  var experiment: String
  var title: String
  /// Where the motion comes from.
  var source = "DeviceScripts"
  /// A: a logged trace.
  var certainty = "A"
  /// The system and its version, and whether it is a simulator.
  var system: String
  /// The question of the experiment.
  var note: String
  var size: Size
  var framesPerSecond: Double
  var frames: [Frame] = []
  var events: [Event] = []

  init(experiment: Experiment, system: String, framesPerSecond: Double) {
    self.experiment = experiment.id
    title = experiment.title
    self.system = system
    note = experiment.question
    size = Size(width: Double(experiment.size.width), height: Double(experiment.size.height))
    self.framesPerSecond = framesPerSecond
  }

  /// The document as JSON with sorted keys.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// A finite number with four decimals.
  static func rounded(_ number: Double) -> Double {
    (number * 10_000).rounded() / 10_000
  }

  /// A value as text, the same on every system: the descriptions of some types differ.
  static func text(of value: Any) -> String {
    switch value {
    case let vector as CGVector: "(\(Double(vector.dx)), \(Double(vector.dy)))"
    case let point as CGPoint: "(\(Double(point.x)), \(Double(point.y)))"
    case let offset as UIOffset: "(\(Double(offset.horizontal)), \(Double(offset.vertical)))"
    case let range as UIFloatRange: "\(Double(range.minimum)) to \(Double(range.maximum))"
    default: "\(value)"
    }
  }
}
