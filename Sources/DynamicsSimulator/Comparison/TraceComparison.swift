// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The differences between two motions: features, contacts, and rows.
///
/// If one trace counts time from an event, the other is shifted so that its first such event is at
/// time 0; otherwise the second is shifted by the difference of the latencies. The second motion is interpolated at the times of the first one's samples.
public struct TraceComparison: Sendable {
  /// A feature of both motions.
  public struct Feature: Sendable, Equatable {
    /// What is compared, such as the time of the pause.
    public let feature: MotionFeature

    /// The value that the source of the first trace states, or else that of its samples, in the feature's unit.
    public let first: Double?

    /// The value of the second motion, in the feature's unit.
    public let second: Double?

    /// What the first trace expects of the second; nil if it says nothing about the feature.
    public let expectation: MotionExpectation?

    /// The second value minus the first.
    public var difference: Double? {
      guard let first, let second else { return nil }
      return second - first
    }

    /// Whether the second value lies within the limits; nil if there are none.
    ///
    /// A feature with limits that the second motion does not have lies outside.
    public var isWithin: Bool? {
      guard let expectation, expectation.minimum != nil || expectation.maximum != nil else {
        return nil
      }
      return second.map(expectation.accepts) ?? false
    }
  }

  /// A column of an item over all rows that both motions have.
  public struct Column: Sendable, Equatable {
    /// One number of an item.
    public enum Name: String, Sendable, CaseIterable {
      /// Points.
      case x, y
      /// Radians.
      case angle
    }

    /// The name of the item.
    public let item: String

    /// Which of its numbers.
    public let name: Name

    /// The differences at the times of the first trace's rows: second minus first.
    public let differences: MotionSeries

    /// The greatest difference that counts as the same motion; nil for none.
    public let tolerance: Double?

    /// The greatest difference that rounding explains: half a pixel of each trace that is rounded.
    public let rounding: Double

    /// The greatest magnitude of a difference, and its time; nil if there is no common row.
    public var largest: (time: Double, value: Double)? {
      zip(differences.times, differences.values.map(abs)).max { $0.1 < $1.1 }
        .map { (time: $0.0, value: $0.1) }
    }

    /// The number of rows within the tolerance, or without one, within the rounding.
    public var countWithin: Int {
      let limit = tolerance ?? rounding
      return differences.values.count { abs($0) <= limit + 1e-9 }
    }

    /// Whether all rows are within the tolerance; nil if there is none.
    ///
    /// A column with a tolerance and without a common row lies outside.
    public var isWithin: Bool? {
      tolerance == nil ? nil : !differences.isEmpty && countWithin == differences.count
    }
  }

  /// The first motion, which may state what it expects of the second.
  public let first: MotionTrace

  /// The second motion, shifted to the origin of the first.
  public let second: MotionTrace

  /// The features: those with an expectation first, then all others of either motion.
  ///
  /// Extents and greatest angles without an expectation are those of the time that both have: a log
  /// often covers a part of a motion.
  public let features: [Feature]

  /// The columns of the items that both motions have.
  public let columns: [Column]

  /// The event from which one trace counts time and which the other does not have.
  public let missingOrigin: MotionTrace.Origin?

  /// Compares two motions.
  public init(_ first: MotionTrace, _ second: MotionTrace) {
    var (first, second) = (first, second)
    missingOrigin = Self.align(&first, &second)
    self.first = first
    self.second = second
    features = Self.features(first, second)
    columns = Self.columns(first, second)
  }

  /// The numbers of both motions in a row of a column: points, or radians.
  public func values(of column: Column, at time: Double) -> (first: Double?, second: Double?) {
    func value(_ trace: MotionTrace) -> Double? {
      guard let item = trace.item(column.item) else { return nil }
      switch column.name {
      case .x: return item.x.value(at: time)
      case .y: return item.y.value(at: time)
      case .angle:
        let isUnsigned = first.hasUnsignedAngles || second.hasUnsignedAngles
        return item.angle.value(at: time).map { isUnsigned ? abs($0) : $0 }
      }
    }
    return (value(first), value(second))
  }

  /// Whether everything that has a tolerance is within it; nil if nothing has one.
  public var isWithin: Bool? {
    let results = features.compactMap(\.isWithin) + columns.compactMap(\.isWithin)
    return results.isEmpty ? nil : results.allSatisfy { $0 }
  }

  /// Shifts one trace to the origin of the other; returns the origin if it lacks the event.
  private static func align(
    _ first: inout MotionTrace, _ second: inout MotionTrace
  ) -> MotionTrace.Origin? {
    if let origin = first.origin, second.origin != origin {
      guard let aligned = second.aligned(to: origin) else { return origin }
      second = aligned
    } else if let origin = second.origin, first.origin == nil {
      guard let aligned = first.aligned(to: origin) else { return origin }
      first = aligned
    } else if first.origin == nil {
      second = second.shifted(by: first.latency - second.latency)
    }
    return nil
  }

  private static func features(_ first: MotionTrace, _ second: MotionTrace) -> [Feature] {
    let expected = first.expectations.map { expectation in
      Feature(
        feature: expectation.feature,
        first: expectation.value ?? first.value(of: expectation.feature),
        second: second.value(of: expectation.feature), expectation: expectation)
    }
    var seen = Set(first.expectations.map { Identity($0.feature, in: first) })
    let common = (first.cropped(to: second), second.cropped(to: first))
    let others = (first.features() + second.features()).compactMap { feature -> Feature? in
      guard seen.insert(Identity(feature, in: first)).inserted else { return nil }
      let (one, two) = feature.kind.isExtreme ? common : (first, second)
      let values = (one.value(of: feature), two.value(of: feature))
      guard values.0 != nil || values.1 != nil else { return nil }
      return Feature(feature: feature, first: values.0, second: values.1, expectation: nil)
    }
    return expected + others
  }

  /// A feature apart from its duration and from what is left to be understood.
  private struct Identity: Hashable {
    let feature: MotionFeature

    init(_ feature: MotionFeature, in trace: MotionTrace) {
      var feature = feature
      feature.duration = nil
      feature.contact = feature.contact ?? 1
      if feature.kind != .pauseTime { feature.item = feature.item ?? trace.items.first?.name }
      self.feature = feature
    }
  }

  private static func columns(_ first: MotionTrace, _ second: MotionTrace) -> [Column] {
    let rounding = (first.positionResolution + second.positionResolution) / 2
    let isUnsigned = first.hasUnsignedAngles || second.hasUnsignedAngles
    return first.items.flatMap { item -> [Column] in
      guard let other = second.item(item.name) else { return [] }
      func column(
        _ name: Column.Name, _ one: MotionSeries, _ two: MotionSeries, _ tolerance: Double?,
        _ rounding: Double
      ) -> Column? {
        guard !one.isEmpty, tolerance != nil || !two.isEmpty else { return nil }
        return Column(
          item: item.name, name: name, differences: one.differences(to: two), tolerance: tolerance,
          rounding: rounding)
      }
      func angles(_ series: MotionSeries) -> MotionSeries {
        isUnsigned ? series.map(abs) : series
      }
      let tolerances = first.tolerances
      return [
        column(.x, item.x, other.x, tolerances.x, rounding),
        column(.y, item.y, other.y, tolerances.y, rounding),
        column(.angle, angles(item.angle), angles(other.angle), tolerances.angle, 0),
      ].compactMap { $0 }
    }
  }
}

extension MotionFeature.Kind {
  /// Whether the number is an extreme, which depends on how much of a motion is known.
  fileprivate var isExtreme: Bool {
    switch self {
    case .extentX, .extentY, .peakAngle, .peakAngleTime: true
    default: false
    }
  }
}

extension MotionTrace {
  /// The trace without the samples of items at times that the same item of another trace does not
  /// cover.
  fileprivate func cropped(to other: MotionTrace) -> MotionTrace {
    var cropped = self
    for index in items.indices {
      guard let item = other.item(items[index].name) else { continue }
      cropped.items[index].x = items[index].x.cropped(to: item.x)
      cropped.items[index].y = items[index].y.cropped(to: item.y)
      cropped.items[index].angle = items[index].angle.cropped(to: item.angle)
    }
    return cropped
  }
}

extension MotionSeries {
  /// The samples within the time of another series.
  fileprivate func cropped(to other: MotionSeries) -> MotionSeries {
    guard let start = other.start, let end = other.end else { return MotionSeries() }
    let pairs = zip(times, values).filter { time, _ in
      time >= start - Self.slack && time <= end + Self.slack
    }
    return MotionSeries(times: pairs.map(\.0), values: pairs.map(\.1))
  }

  /// The other series, interpolated at the times of this one, minus this one.
  func differences(to other: MotionSeries) -> MotionSeries {
    var result = MotionSeries()
    for (time, value) in zip(times, values) {
      if let there = other.value(at: time) { result.append(there - value, at: time) }
    }
    return result
  }
}
