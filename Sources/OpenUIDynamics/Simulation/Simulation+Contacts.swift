// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// Contacts: recording begins and ends, and notifying delegates and observers of them.
///
/// Every begin that a delegate was notified of is followed by its end: also when an item leaves the
/// behavior, a boundary or the behavior itself is removed, or the mode changes. The end is reported
/// in the next step, or never if the animator has no item left to move.
extension Simulation {
  // MARK: Recording

  /// Records the begins of a step, then its ends, so that an item that slides from one line of a
  /// boundary to the next does not end its contact with it.
  func recordContacts() {
    let effects = state.collisionEffects.elements
    recordsContacts = isObserved || effects.contains(where: \.wantsContacts)
    recordsContactDetails = recordsContacts && effects.contains(where: \.wantsContactDetails)
    world.withContactEvents { begins, ends in
      contactScratch.findRenewed(begins, ends)
      for event in begins where !contactScratch.isRenewed(event.shapeA, event.shapeB) {
        record(event.shapeA, event.shapeB, point: event.point)
      }
      for event in ends where !contactScratch.isRenewed(event.shapeA, event.shapeB) {
        record(event.shapeA, event.shapeB, point: nil)
      }
    }
    for effect in effects { effect.recordExistingContacts() }
  }

  private func record(_ shapeA: ShapeHandle, _ shapeB: ShapeHandle, point: Vector2?) {
    guard let first = participant(shapeA), let second = participant(shapeB) else { return }
    switch (first, second) {
    case (.item(let one), .item(let other)):
      if one.serial < other.serial {
        record(one, shapeA, touching: second, shapeB, point: point)
      } else {
        record(other, shapeB, touching: first, shapeA, point: point)
      }
    case (.item(let one), .boundary):
      record(one, shapeA, touching: second, shapeB, point: point)
    case (.boundary, .item(let other)):
      record(other, shapeB, touching: first, shapeA, point: point)
    case (.boundary, .boundary): break
    }
  }

  private func record(
    _ item: SimulatedItem, _ shape: ShapeHandle, touching partner: ContactParticipant,
    _ otherShape: ShapeHandle, point: Vector2?
  ) {
    if item.shapes.count != 1 || !partner.isSingleShape {
      let changes =
        point == nil
        ? item.state.contactCounts.end(partner) : item.state.contactCounts.begin(partner)
      guard changes else { return }
      if case .boundary(let boundary) = partner {
        record(item, touches: point != nil, boundary)
      }
    }
    guard recordsContacts else { return }
    var report = ContactReport(item: item, partner: partner, point: point)
    if recordsContactDetails, let point {
      report.details = ContactDetails(of: shape, with: otherShape, at: point, in: world)
    }
    state.contactReports.append(report)
  }

  /// Whether an observer of events is set.
  private var isObserved: Bool { (observers ?? AppEnvironment.current.observers).dynamics != nil }

  /// The item or boundary that a shape belongs to; nil for a shape that no longer exists.
  func participant(_ shape: ShapeHandle) -> ContactParticipant? {
    guard world.isValid(shape) else { return nil }
    let userData = world.userData(of: shape)
    let slot = Int(userData & (Self.boundaryBit - 1))
    return userData & Self.boundaryBit == 0
      ? state.slots[slot].map(ContactParticipant.item)
      : state.boundaries[slot].map(ContactParticipant.boundary)
  }

  /// Records the end of all contacts with a boundary that is removed.
  func recordEnds(of boundary: BoundaryBody) {
    guard boundary.slot < state.itemsAtBoundaries.count else { return }
    let slots = state.itemsAtBoundaries[boundary.slot]
    state.itemsAtBoundaries[boundary.slot] = []
    for slot in slots.sorted() {
      guard let item = state.slots[slot],
        item.state.contactCounts.removeAll(.boundary(boundary))
      else { continue }
      state.contactReports.append(
        ContactReport(item: item, partner: .boundary(boundary), point: nil))
    }
  }

  /// Records whether an item touches a boundary.
  private func record(_ item: SimulatedItem, touches: Bool, _ boundary: BoundaryBody) {
    if touches {
      state.insert(item, atBoundary: boundary.slot)
    } else if boundary.slot < state.itemsAtBoundaries.count {
      state.itemsAtBoundaries[boundary.slot].remove(item.slot)
    }
  }

  /// Records the end of all contacts of an item that is removed.
  func recordEnds(of item: SimulatedItem) {
    guard let body = item.body else { return }
    var keys: Set<ContactKey> = []
    for touch in world.reportedContacts(of: body) {
      guard let partner = participant(touch.other) else { continue }
      var report = ContactReport(item: item, partner: partner, point: nil)
      if case .item(let other) = partner {
        _ = other.state.contactCounts.removeAll(.item(item))
        if other.serial < item.serial {
          report = ContactReport(item: other, partner: .item(item), point: nil)
        }
      }
      if keys.insert(report.key).inserted { state.contactReports.append(report) }
    }
  }

  /// Removes all contacts that have not been reported.
  func discardContactReports() {
    // Items may be released with them, whose `deinit` is the user's code and may use the animator:
    // not before the access to the state has ended.
    let discarded = state.contactReports
    state.contactReports = []
    withExtendedLifetime(discarded) {}
  }

  // MARK: Reporting

  /// Reports the contacts of the last step in the order of the engine's events.
  func reportContacts() {
    guard !state.contactReports.isEmpty else { return }
    var reports: [ContactReport] = []
    swap(&reports, &contactScratch.reports)
    swap(&reports, &state.contactReports)
    for report in reports {
      if let behavior = report.behavior {
        if report.point == nil {
          behavior.notifyDelegate(report)
        } else {
          (behavior.effect as? CollisionEffect)?.tell(report)
        }
        continue
      }
      switch report.partner {
      case .item(let other): tell(report, of: other)
      case .boundary(let boundary): boundary.effect?.tell(report)
      }
      observe(report)
    }
    reports.removeAll(keepingCapacity: true)
    contactScratch.reports = reports
  }

  private func tell(_ report: ContactReport, of other: SimulatedItem) {
    report.item.forEachCollision { if other.isAffected(by: $0) { $0.tell(report) } }
  }

  private func observe(_ report: ContactReport) {
    guard isObserved else { return }
    let partner: DynamicsEvent.ContactPartner =
      switch report.partner {
      case .item(let other): .item(other.item)
      case .boundary(let boundary): .boundary(identifier: boundary.identifierText)
      }
    if let point = report.point {
      notifyObserver(
        .beganContact(item: report.item.item, partner: partner, point: CGPoint(point)))
    } else {
      notifyObserver(.endedContact(item: report.item.item, partner: partner))
    }
  }

  /// Calls the observer of events.
  func notifyObserver(_ event: DynamicsEvent) {
    guard let animator, let observer = (observers ?? AppEnvironment.current.observers).dynamics
    else { return }
    observer(animator, event)
  }
}
