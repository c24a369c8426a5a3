// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MotionTrace {
  /// The value of a feature in its unit; nil if the motion does not have it.
  public func value(of feature: MotionFeature) -> Double? {
    switch feature.kind {
    case .pauseTime: return events.first(where: \.isPause)?.time
    case .contactTime: return contact(of: feature)?.time
    case .velocityXAfterContact, .velocityYAfterContact, .angularVelocityAfterContact:
      return meanRate(of: feature)
    default:
      guard let item = feature.item.map(item(_:)) ?? items.first else { return nil }
      return value(of: feature.kind, item: item)
    }
  }

  /// The features that the motion has: for each item, then the pause and the contacts in order, then
  /// the velocities after the first contact of each item.
  public func features() -> [MotionFeature] {
    let ofItems = items.flatMap { item in
      Self.kindsOfItems.map { MotionFeature($0, item: item.name) }
    }
    let all = ofItems + contactFeatures() + [MotionFeature(.pauseTime)]
    return all.filter { value(of: $0) != nil }
  }

  /// The contacts in order, as words: `square – barrier`.
  public var contactOrder: [String] {
    events.filter(\.isContact).map { event in
      let partner = event.otherItem ?? event.boundary ?? "reference bounds"
      return "\(event.item ?? "item") – \(partner)"
    }
  }

  private static let kindsOfItems: [MotionFeature.Kind] = [
    .restX, .restY, .restAngle, .period, .overshoot, .extentX, .extentY, .peakAngle, .peakAngleTime,
  ]

  private static let kindsAfterContacts: [MotionFeature.Kind] = [
    .velocityXAfterContact, .velocityYAfterContact, .angularVelocityAfterContact,
  ]

  private func contactFeatures() -> [MotionFeature] {
    var counts: [MotionFeature: Int] = [:]
    var features: [MotionFeature] = []
    for event in events where event.isContact {
      let first = MotionFeature(
        .contactTime, item: event.item, otherItem: event.otherItem, boundary: event.boundary)
      counts[first, default: 0] += 1
      var feature = first
      feature.contact = counts[first]
      features.append(feature)
    }
    let starts = items.compactMap { item in features.first { $0.item == item.name } }
    for start in starts {
      for kind in Self.kindsAfterContacts {
        var feature = start
        feature.kind = kind
        features.append(feature)
      }
    }
    return features
  }

  /// The contact to which a feature refers.
  private func contact(of feature: MotionFeature) -> Event? {
    let matches = events.filter {
      $0.isContact(of: feature.item, with: feature.otherItem, boundary: feature.boundary)
    }
    let index = (feature.contact ?? 1) - 1
    return matches.indices.contains(index) ? matches[index] : nil
  }

  /// (c(t + d) − c(t)) / d for a column c, a contact at t and a duration d.
  private func meanRate(of feature: MotionFeature) -> Double? {
    guard let contact = contact(of: feature), let name = feature.item ?? contact.item,
      let item = item(name)
    else { return nil }
    let duration = feature.duration ?? Self.standardDuration
    let column =
      switch feature.kind {
      case .velocityXAfterContact: item.x
      case .velocityYAfterContact: item.y
      default: hasUnsignedAngles ? MotionSeries() : item.angle
      }
    guard let start = column.value(at: contact.time),
      let end = column.value(at: contact.time + duration)
    else { return nil }
    return (end - start) / duration
  }

  private static let standardDuration = 4.0 / 60

  private func value(of kind: MotionFeature.Kind, item: Item) -> Double? {
    let motion = ItemMotion(item, pause: events.first(where: \.isPause)?.time)
    switch kind {
    case .restX: return motion.rest.map { Double($0.x) }
    case .restY: return motion.rest.map { Double($0.y) }
    case .restAngle: return motion.rest == nil ? nil : item.angle.values.last.map(Self.degrees)
    case .period: return motion.period
    case .overshoot: return motion.overshoot
    case .peakAngle: return item.angle.map(abs).maximum.map { Self.degrees($0.value) }
    case .peakAngleTime:
      return item.angle.values.contains { $0 != 0 } ? item.angle.map(abs).maximum?.time : nil
    case .extentX: return item.x.extent
    case .extentY: return item.y.extent
    default: return nil
    }
  }

  private static func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
}

extension MotionSeries {
  /// The greatest value minus the least; nil if there is no sample.
  var extent: Double? {
    guard let maximum, let minimum else { return nil }
    return maximum.value - minimum.value
  }
}
