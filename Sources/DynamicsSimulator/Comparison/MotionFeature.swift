// SPDX-License-Identifier: Apache-2.0

/// A number that characterizes a motion, such as the period of one of its items.
///
/// The definitions hold for any sampling, so that a log of fifteen rows and a recording of a thousand
/// frames give numbers that can be compared. ``MotionTrace/value(of:)`` computes them.
public struct MotionFeature: Sendable, Equatable, Hashable {
  /// What the number is; the raw value is the name in trace files.
  public enum Kind: String, Sendable, CaseIterable {
    /// The x of the place at which the item comes to rest, in points.
    ///
    /// The item rests if the animator pauses at or after its last sample, or if its samples of the
    /// last 0.2 s lie within 0.5 points of the last one. The place is that of the last sample.
    case restX
    /// The y of the place at which the item comes to rest, in points; see ``restX``.
    case restY
    /// The angle at which the item comes to rest, in degrees, clockwise; see ``restX``.
    case restAngle
    /// The period of the oscillation in seconds: twice the mean time between crossings of the middle.
    ///
    /// The item is seen along its main axis: the line from its first place to its rest, or the
    /// longer side of the box around its way if it does not rest or rests where it began. The middle
    /// is the rest, or halfway between the extremes. A crossing counts if the item
    /// afterwards goes at least 0.5 points beyond the middle, so that rounding makes none. Two
    /// crossings are needed, three if the item does not rest.
    case period
    /// The points by which the item goes beyond its rest, along the line from its first place.
    case overshoot
    /// The greatest rotation away from 0 in degrees, as a magnitude.
    case peakAngle
    /// The time in seconds of the greatest rotation.
    case peakAngleTime
    /// The difference between the greatest and the least x, in points.
    case extentX
    /// The difference between the greatest and the least y, in points.
    case extentY
    /// The time in seconds at which the animator first paused.
    case pauseTime
    /// The time in seconds of a contact between two partners: the first, or that with a number.
    case contactTime
    /// The mean velocity along x in points per second after a contact.
    ///
    /// It is the difference between the places at the contact and a duration later, four frames of
    /// 1/60 s if none is given, divided by the duration. The place at the contact is that in the
    /// frame in which the contact was reported. Where nothing acts, it is the velocity after the
    /// impact; under gravity g it is greater by half of g × duration. Rounding to a step of s points
    /// makes it uncertain by s / duration.
    case velocityXAfterContact
    /// The mean velocity along y, downwards, in points per second after a contact.
    case velocityYAfterContact
    /// The mean angular velocity in radians per second, clockwise, after a contact.
    case angularVelocityAfterContact
  }

  /// What the number is.
  public var kind: Kind

  /// The name of the item; nil for a pause.
  public var item: String?

  /// The other item of a contact; with no other item and no boundary it is the reference bounds.
  public var otherItem: String?

  /// The boundary of a contact.
  public var boundary: String?

  /// Which of the contacts between the same partners, from 1; nil is the first.
  public var contact: Int?

  /// Seconds for a mean velocity; nil is 4/60 s.
  public var duration: Double?

  /// Creates a feature.
  public init(
    _ kind: Kind, item: String? = nil, otherItem: String? = nil, boundary: String? = nil,
    contact: Int? = nil, duration: Double? = nil
  ) {
    self.kind = kind
    self.item = item
    self.otherItem = otherItem
    self.boundary = boundary
    self.contact = contact
    self.duration = duration
  }
}

extension MotionFeature {
  /// The unit of the number.
  public var unit: String {
    switch kind {
    case .restX, .restY, .overshoot, .extentX, .extentY: "points"
    case .restAngle, .peakAngle: "°"
    case .period, .peakAngleTime, .pauseTime, .contactTime: "s"
    case .velocityXAfterContact, .velocityYAfterContact: "points/s"
    case .angularVelocityAfterContact: "rad/s"
    }
  }

  /// The decimals with which the number is printed.
  var decimals: Int {
    switch kind {
    case .period, .peakAngleTime, .pauseTime, .contactTime: 3
    case .angularVelocityAfterContact: 2
    default: 1
    }
  }

  /// The feature in words, with the name of its item if it is not the only one.
  func title(namesItem: Bool) -> String {
    guard namesItem, let item else { return words }
    return "\(item): \(words)"
  }

  private var words: String {
    switch kind {
    case .restX: "rest, x"
    case .restY: "rest, y"
    case .restAngle: "rest, angle"
    case .period: "period"
    case .overshoot: "overshoot"
    case .peakAngle: "greatest angle"
    case .peakAngleTime: "time of the greatest angle"
    case .extentX: "extent along x"
    case .extentY: "extent along y"
    case .pauseTime: "pause"
    case .contactTime: "contact \(contact ?? 1) with \(partner)"
    case .velocityXAfterContact: "velocity along x after \(contactName)"
    case .velocityYAfterContact: "velocity along y after \(contactName)"
    case .angularVelocityAfterContact: "angular velocity after \(contactName)"
    }
  }

  private var contactName: String {
    let count = contact ?? 1
    return count == 1 ? "the contact with \(partner)" : "contact \(count) with \(partner)"
  }

  private var partner: String { otherItem ?? boundary ?? "the reference bounds" }
}

/// What a feature of another motion is expected to be, by the source of a trace.
public struct MotionExpectation: Sendable, Equatable {
  /// What is expected to be the same, such as the time of the pause.
  public var feature: MotionFeature

  /// The value that the source gives, in the unit of the feature; nil for that of the trace's own samples.
  public var value: Double?

  /// The minimum that counts as the same motion, in the unit of the feature; nil for no limit.
  public var minimum: Double?

  /// The maximum that counts as the same motion, in the unit of the feature; nil for no limit.
  public var maximum: Double?

  /// Where the value or the limits come from.
  public var note: String?

  /// Creates an expectation.
  public init(
    _ feature: MotionFeature, value: Double? = nil, minimum: Double? = nil, maximum: Double? = nil,
    note: String? = nil
  ) {
    self.feature = feature
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.note = note
  }

  /// Whether a value lies within the limits.
  public func accepts(_ value: Double) -> Bool {
    (minimum ?? -.infinity)...(maximum ?? .infinity) ~= value
  }
}

extension MotionExpectation {
  /// Reads an expectation of a document.
  init(_ source: TraceDocument.Expectation, place: String) throws(TraceError) {
    guard let kind = MotionFeature.Kind(rawValue: source.feature) else {
      throw .invalidValue(place: "\(place).feature", reason: "unknown feature '\(source.feature)'")
    }
    if let contact = source.contact, contact < 1 {
      throw .invalidValue(place: "\(place).contact", reason: "\(contact) is not at least 1")
    }
    if let duration = source.duration, duration <= 0 {
      throw .invalidValue(place: "\(place).duration", reason: "\(duration) is not greater than 0")
    }
    if let minimum = source.minimum, let maximum = source.maximum, minimum > maximum {
      throw .invalidValue(place: place, reason: "the minimum \(minimum) exceeds \(maximum)")
    }
    self.init(
      MotionFeature(
        kind, item: source.item, otherItem: source.otherItem, boundary: source.boundary,
        contact: source.contact, duration: source.duration),
      value: source.value, minimum: source.minimum, maximum: source.maximum, note: source.note)
  }
}
