// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A motion over time: positions and angles of named items, contacts and pauses.
///
/// It is read from a JSON or CSV trace, which a simulator, a script on a device or a published log
/// made, or taken from a recording:
///
///     let published = try MotionTrace(contentsOf: URL(fileURLWithPath: "Traces/snap-log.json"))
///     let ours = MotionTrace(simulator.record(for: 3))
///     print(TraceComparison(published, ours).text)
///
/// Positions are in points, y down; angles in radians, clockwise; times in seconds.
public struct MotionTrace: Sendable, Equatable {
  /// An item's center and rotation over time.
  public struct Item: Sendable, Equatable {
    /// The name, unique within the trace.
    public var name: String

    /// The size in points; nil where the source does not tell it.
    public var size: CGSize?

    /// The center's x in points; empty where the source does not tell it.
    public var x = MotionSeries()

    /// The center's y in points.
    public var y = MotionSeries()

    /// The rotation in radians, clockwise, without jumps by a full turn.
    public var angle = MotionSeries()

    /// Creates an item without samples.
    public init(name: String, size: CGSize? = nil) {
      self.name = name
      self.size = size
    }
  }

  /// A contact, a pause, or whatever else the source noted.
  public struct Event: Sendable, Equatable {
    /// The time in the trace, in seconds.
    public var time: Double

    /// The kind: the raw value of a ``SimulatorEvent/Kind``, or another word of the source.
    public var kind: String

    /// The name of the item; nil for a pause.
    public var item: String?

    /// The name of the other item; nil for a contact with a boundary.
    public var otherItem: String?

    /// The identifier of the boundary; nil for an item and for the reference bounds.
    public var boundary: String?

    /// The point of contact, in points.
    public var point: CGPoint?

    /// A text, such as a value that was read.
    public var value: String?

    /// Creates an event.
    public init(
      time: Double, kind: String, item: String? = nil, otherItem: String? = nil,
      boundary: String? = nil, point: CGPoint? = nil, value: String? = nil
    ) {
      self.time = time
      self.kind = kind
      self.item = item
      self.otherItem = otherItem
      self.boundary = boundary
      self.point = point
      self.value = value
    }
  }

  /// The event at which times begin: the first one of this kind between these partners is at 0.
  public struct Origin: Sendable, Equatable {
    /// The kind of the event, such as `beganContact`.
    public var kind: String

    /// The name of the item; nil for any item.
    public var item: String?

    /// The name of the other item of a contact.
    public var otherItem: String?

    /// The boundary of a contact; with no other item and no boundary it is the reference bounds.
    public var boundary: String?
  }

  /// Limits for the differences of single rows; nil where there is none.
  public struct Tolerances: Sendable, Equatable {
    /// The limit for x in points.
    public var x: Double?

    /// The limit for y in points.
    public var y: Double?

    /// The limit for the angle in radians.
    public var angle: Double?
  }

  /// The id of the device experiment that makes this motion.
  public var experiment: String?

  /// The title in a few words.
  public var title: String?

  /// Who published or recorded the motion.
  public var source: String?

  /// How certain the source is: A a logged trace, B several independent people, C arithmetic.
  public var certainty: String?

  /// The system that moved the items, such as `iOS 9, 2x`.
  public var system: String?

  /// Remarks, such as what was left out.
  public var note: String?

  /// The size of the screen in points; nil where the source does not tell it.
  public var size: CGSize?

  /// Frames per second of the source; nil where the source does not tell it.
  public var framesPerSecond: Double?

  /// The step in points to which the source rounded positions, 1 for whole pixels; 0 for none.
  public var positionResolution = 0.0

  /// Whether angles are magnitudes, because the source does not tell the direction of rotation.
  public var hasUnsignedAngles = false

  /// Seconds from time 0 to the beginning of the motion, by which another motion is shifted before it
  /// is compared: logs of a device may show the first step late.
  public var latency = 0.0

  /// The event at time 0; nil if times begin with the motion.
  public var origin: Origin?

  /// Limits for the differences of rows; rounding of positions is part of them.
  public var tolerances = Tolerances()

  /// What features of another motion are expected to be.
  public var expectations: [MotionExpectation] = []

  /// The items in the order in which they first appear.
  public var items: [Item] = []

  /// The events in order.
  public var events: [Event] = []

  /// Creates an empty trace.
  public init() {}
}

extension MotionTrace {
  /// The item with a name.
  public func item(_ name: String) -> Item? {
    items.first { $0.name == name }
  }

  /// The times of the first and last sample or event; nil if there is neither.
  public var timeRange: ClosedRange<Double>? {
    let ends = items.flatMap { [$0.x, $0.y, $0.angle] }.flatMap { [$0.start, $0.end] }
    let times = ends.compactMap { $0 } + events.map(\.time)
    guard let first = times.min(), let last = times.max() else { return nil }
    return first...last
  }

  /// The trace with all times later by a number of seconds.
  func shifted(by seconds: Double) -> MotionTrace {
    var shifted = self
    for index in items.indices {
      shifted.items[index].x = items[index].x.shifted(by: seconds)
      shifted.items[index].y = items[index].y.shifted(by: seconds)
      shifted.items[index].angle = items[index].angle.shifted(by: seconds)
    }
    for index in events.indices { shifted.events[index].time += seconds }
    return shifted
  }

  /// The trace with the first event that matches an origin at time 0; nil if there is none.
  func aligned(to origin: Origin) -> MotionTrace? {
    guard let event = events.first(where: { $0.matches(origin) }) else { return nil }
    var aligned = shifted(by: -event.time)
    aligned.origin = origin
    return aligned
  }
}

extension MotionTrace.Event {
  /// Whether the event begins a contact.
  public var isContact: Bool { kind == SimulatorEvent.Kind.beganContact.rawValue }

  /// Whether the animator came to rest.
  public var isPause: Bool { kind == SimulatorEvent.Kind.paused.rawValue }

  /// Whether two names are those of the contact's items, in either order.
  func isContact(of item: String?, with otherItem: String?, boundary: String?) -> Bool {
    guard isContact, self.boundary == boundary else { return false }
    guard let item else { return self.otherItem == otherItem }
    if self.item == item, self.otherItem == otherItem { return true }
    return otherItem != nil && self.item == otherItem && self.otherItem == item
  }

  fileprivate func matches(_ origin: MotionTrace.Origin) -> Bool {
    if isContact, origin.kind == kind {
      return isContact(of: origin.item, with: origin.otherItem, boundary: origin.boundary)
    }
    return kind == origin.kind && (origin.item == nil || origin.item == item)
  }
}
