// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A frame as it is sent to a client: numbers that change in every frame in binary, the rest as JSON.
///
/// The layout, with the lowest byte first:
///
/// | bytes | what |
/// |---|---|
/// | 1 | version, 5 |
/// | 1 | 1 if the client discards all earlier frames, 0 otherwise |
/// | 4 | frame |
/// | 4 | last known frame |
/// | 8 | time in seconds, a double |
/// | 8 | state hash |
/// | 4 | seconds that the frame took to run, a float |
/// | 28 | seconds that its stages took, seven floats, in the order of ``FrameTimings`` |
/// | 24 | six counters: items awake and asleep, contacts, near pairs, joints, behaviors |
/// | 2 | number of touches, then x and y of each as floats |
/// | 4 | number of motions, then for each: node (4), which parts follow (1), the parts as floats |
/// | 4 | length of the X-ray, 0 where it was not asked for, then its bytes; see ``XRayCoder`` |
/// | 4 | length of the JSON, then its bytes |
///
/// The parts of a motion are x and y, which are always there, and those whose bit is set: 1 rotation,
/// 2 both scales, 4 shear, 8 opacity; a part that is missing has its standard value.
struct FrameMessage: Sendable {
  /// The JSON of a frame; what is nil has not changed, or was not asked for.
  struct Changes: Encodable, Sendable {
    var nodes: [LiveFrame.Node]?
    var appearances: [LiveFrame.NodeAppearance]?
    /// The definitions that appearances refer to: complete elements of SVG.
    var definitions: [String]?
    /// What happened since the previous frame that was sent, until the run has too many.
    var events: [Event]?
    var behaviors: [BehaviorOutline]?
    /// The names, outlines and kinds of the X-ray that have changed.
    var xray: XRayCoder.Definitions?
    /// Whether typed text has a receiver.
    var acceptsText: Bool?
    /// The items of another future, to be drawn over the run; none where it is removed.
    var ghost: [XRayFrame.Item]?
    /// Whether the device is light or dark.
    var style: SavedStyle?
    /// Whether the app is at the frame, and not only a picture of it: then panels and X-ray follow.
    var isSettled: Bool?
    /// The frame from which on the app did something else when it was run again.
    var divergesAt: Int?
  }

  /// A contact, pause or resume, for the list of events.
  struct Event: Encodable, Equatable, Sendable {
    let frame: Int
    let kind: String
    let text: String
  }

  static let version: UInt8 = 5

  /// The maximum number of events of a run that are sent: as many as the page lists.
  static let maximumEventCount = 500

  /// The numbers.
  private let numbers: Data
  /// What is sent as JSON; nil for nothing.
  let changes: Changes?

  /// The bytes to send.
  ///
  /// The JSON of a whole screen can take tens of milliseconds.
  var data: Data {
    var writer = BinaryWriter()
    writer.write(numbers)
    let json = changes.flatMap { try? JSONEncoder().encode($0) } ?? Data()
    writer.write(UInt32(json.count))
    writer.write(json)
    return writer.data
  }

  /// - Parameters:
  ///   - session: the session that shows the frame.
  ///   - moment: what is known of the frame beside the views.
  ///   - live: what changes on the screen.
  ///   - xray: the lists of the X-ray; nil for none.
  ///   - changes: the part that is sent as JSON; nil for none.
  ///   - isReset: whether the client discards all earlier frames.
  @MainActor
  init(
    _ session: PreviewSession, _ moment: ScreenFilm.Moment, live: LiveFrame, xray: Data? = nil,
    changes: Changes?, isReset: Bool
  ) {
    var writer = BinaryWriter()
    writer.write(Self.version)
    writer.write(UInt8(isReset ? 1 : 0))
    writer.write(UInt32(session.frame))
    writer.write(UInt32(session.lastKnownFrame))
    writer.write(moment.time)
    writer.write(moment.stateHash)
    writer.write(Float(session.frameCost))
    for seconds in session.frameTimings.seconds { writer.write(Float(seconds)) }
    let counters = moment.counters
    for counter in [
      counters.awake, counters.asleep, counters.contacts, counters.pairs, counters.joints,
      counters.behaviors,
    ] { writer.write(UInt32(clamping: counter)) }
    writer.write(UInt16(clamping: live.touches.count))
    for touch in live.touches.prefix(Int(UInt16.max)) {
      writer.write(Float(touch.x))
      writer.write(Float(touch.y))
    }
    writer.write(UInt32(live.motions.count))
    for motion in live.motions { Self.write(motion, to: &writer) }
    writer.write(UInt32(xray?.count ?? 0))
    if let xray { writer.write(xray) }
    numbers = writer.data
    self.changes = changes
  }

  private static func write(_ motion: LiveFrame.Motion, to writer: inout BinaryWriter) {
    let placement = motion.placement
    var parts: [Float] = []
    var flags: UInt8 = 0
    func add(_ flag: UInt8, _ values: [Double], standard: Double) {
      guard values.contains(where: { $0 != standard }) else { return }
      flags |= flag
      parts += values.map { Float($0) }
    }
    add(1, [placement.rotation], standard: 0)
    add(2, [placement.scaleX, placement.scaleY], standard: 1)
    add(4, [placement.shear], standard: 0)
    add(8, [motion.opacity], standard: 1)
    writer.write(UInt32(motion.node))
    writer.write(flags)
    writer.write(Float(placement.x))
    writer.write(Float(placement.y))
    for part in parts { writer.write(part) }
  }
}

extension FrameMessage.Changes {
  /// What changes on the screen.
  init(_ live: LiveFrame) {
    nodes = live.nodes.isEmpty ? nil : live.nodes
    appearances = live.appearances.isEmpty ? nil : live.appearances
    definitions = live.definitions.isEmpty ? nil : live.definitions
  }

  /// Whether nothing has changed.
  var isEmpty: Bool {
    nodes == nil && appearances == nil && definitions == nil && events == nil && behaviors == nil
      && xray == nil && acceptsText == nil && ghost == nil && style == nil && isSettled == nil
      && divergesAt == nil
  }
}
