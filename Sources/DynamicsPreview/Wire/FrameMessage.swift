import DynamicsSimulator
import Foundation

/// A frame on its way to a client: numbers that change all the time in binary, the rest as JSON.
///
/// The layout, with the lowest byte first:
///
/// | bytes | what |
/// |---|---|
/// | 1 | version, 2 |
/// | 1 | 1 if all that was told before is to be forgotten, 0 otherwise |
/// | 4 | frame |
/// | 4 | last known frame |
/// | 8 | time in seconds, a double |
/// | 8 | state hash |
/// | 4 | seconds that the frame took to run, a float |
/// | 24 | six counters: items awake and asleep, contacts, near pairs, joints, behaviors |
/// | 2 | number of fingers, then two floats for each |
/// | 4 | number of motions, then for each: node (4), which parts follow (1), the parts as floats |
/// | 4 | length of the JSON, then its bytes |
///
/// The parts of a motion are x and y, which are always there, and those whose bit is set: 1 rotation,
/// 2 both scales, 4 shear, 8 opacity; a part that is missing has its standard value.
struct FrameMessage {
  /// What changes seldom.
  struct Changes: Encodable {
    var nodes: [LiveFrame.Node]?
    var looks: [LiveFrame.Look]?
    /// What the looks refer to: complete elements of SVG.
    var definitions: [String]?
    var events: [Event]?
    var behaviors: [BehaviorOutline]?
  }

  /// Something that happened, for the list of events.
  struct Event: Encodable, Equatable {
    let frame: Int
    let kind: String
    let text: String
  }

  static let version: UInt8 = 2

  let data: Data

  /// - Parameters:
  ///   - changes: what changed seldom, if it did.
  ///   - xray: JSON of the X-ray, if it was asked for.
  ///   - isReset: whether all that was told before is to be forgotten.
  @MainActor
  init(
    _ session: PreviewSession, live: LiveFrame, changes: Changes?, xray: Data?, isReset: Bool
  ) {
    var writer = BinaryWriter()
    writer.write(Self.version)
    writer.write(UInt8(isReset ? 1 : 0))
    writer.write(UInt32(session.frame))
    writer.write(UInt32(session.furthest))
    writer.write(session.simulator.time)
    writer.write(session.simulator.stateHash)
    writer.write(Float(session.frameCost))
    let counters = session.simulator.counters
    for counter in [
      counters.awake, counters.asleep, counters.contacts, counters.pairs, counters.joints,
      counters.behaviors,
    ] { writer.write(UInt32(clamping: counter)) }
    writer.write(UInt16(clamping: live.fingers.count))
    for finger in live.fingers.prefix(Int(UInt16.max)) {
      writer.write(Float(finger.x))
      writer.write(Float(finger.y))
    }
    writer.write(UInt32(live.motions.count))
    for motion in live.motions { Self.write(motion, to: &writer) }
    let json = Self.json(changes, xray: xray)
    writer.write(UInt32(json.count))
    writer.write(json)
    data = writer.data
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

  /// The changes and the X-ray in one object; nothing if there is nothing to tell.
  private static func json(_ changes: Changes?, xray: Data?) -> Data {
    guard changes != nil || xray != nil else { return Data() }
    let encoded = changes.flatMap { try? JSONEncoder().encode($0) }
    var json = Data("{\"changes\":".utf8)
    json.append(encoded ?? Data("null".utf8))
    json.append(Data(",\"xray\":".utf8))
    json.append(xray ?? Data("null".utf8))
    json.append(Data("}".utf8))
    return json
  }
}

extension FrameMessage.Changes {
  /// What is to be told; nil if there is nothing.
  init?(_ live: LiveFrame, events: [FrameMessage.Event], behaviors: [BehaviorOutline]?) {
    nodes = live.nodes.isEmpty ? nil : live.nodes
    looks = live.looks.isEmpty ? nil : live.looks
    definitions = live.definitions.isEmpty ? nil : live.definitions
    self.events = events.isEmpty ? nil : events
    self.behaviors = behaviors
    if nodes == nil, looks == nil, self.events == nil, behaviors == nil { return nil }
  }
}
