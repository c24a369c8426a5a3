// SPDX-License-Identifier: Apache-2.0

/// The JSON trace; the names of its properties are the keys of the format, which
/// `Documentation/Traces.md` explains.
///
/// Only `format` and `frames`, the `time` of a frame or an event, the `name` of an item and the
/// `kind` of an event are required: a published log has fewer columns than a recording.
struct TraceDocument: Codable, Equatable {
  struct Size: Codable, Equatable {
    let width: Double
    let height: Double
  }

  struct Point: Codable, Equatable {
    let x: Double
    let y: Double
  }

  struct Item: Codable, Equatable {
    let name: String
    var x: Double?
    var y: Double?
    var angle: Double?
    /// The size stands in the first frame that has the item.
    var width: Double?
    var height: Double?
    var velocityX: Double?
    var velocityY: Double?
    var speed: Double?
    var angularVelocity: Double?
    var awake: Bool?
  }

  struct Frame: Codable, Equatable {
    let time: Double
    var elapsedTime: Double?
    var stateHash: String?
    let items: [Item]
    var touches: [Point]?
  }

  struct Event: Codable, Equatable {
    let time: Double
    let kind: String
    var item: String?
    var otherItem: String?
    var boundary: String?
    var point: Point?
    var value: String?
  }

  /// The event from which times count.
  struct Origin: Codable, Equatable {
    let kind: String
    var item: String?
    var otherItem: String?
    var boundary: String?
  }

  /// Limits for the differences of single rows.
  struct Tolerances: Codable, Equatable {
    var x: Double?
    var y: Double?
    var angleInDegrees: Double?
  }

  /// What a feature of a motion is expected to be.
  struct Expectation: Codable, Equatable {
    let feature: String
    var item: String?
    var otherItem: String?
    var boundary: String?
    var contact: Int?
    var duration: Double?
    var value: Double?
    var minimum: Double?
    var maximum: Double?
    var note: String?
  }

  /// The value of `format`.
  static let format = "dynamics-trace-1"

  var format = Self.format
  var experiment: String?
  var title: String?
  var source: String?
  var certainty: String?
  var system: String?
  var note: String?
  var size: Size?
  var framesPerSecond: Double?
  var positionResolution: Double?
  var hasUnsignedAngles: Bool?
  var latency: Double?
  var origin: Origin?
  var tolerances: Tolerances?
  var expectations: [Expectation]?
  var frames: [Frame]
  var events: [Event]?
}
