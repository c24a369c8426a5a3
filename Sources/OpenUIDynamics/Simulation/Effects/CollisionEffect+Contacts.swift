// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Notifying the delegate of a collision behavior, so that begins and ends match.
extension CollisionEffect {
  /// Notifies the delegate of a contact, of an end only after its begin.
  func tell(_ report: ContactReport) {
    guard isActive else { return }
    if report.point == nil {
      guard state.reportedContacts.remove(report.key) != nil else { return }
    } else {
      guard wantsContacts, report.item.isAffected(by: self), allows(report.partner),
        state.reportedContacts.insert(report)
      else { return }
    }
    behavior.notifyDelegate(report)
    behavior.notifyContactHandler(of: report)
  }

  /// Whether the mode, which may have changed since the contact began, includes the partner.
  private func allows(_ partner: ContactParticipant) -> Bool {
    switch partner {
    // A callback of an earlier contact may have removed the other item.
    case .item(let other): mode.contains(.items) && other.isAffected(by: self)
    case .boundary: true
    }
  }

  /// Records a begin for items that were in contact when they were added: only the delegates of
  /// other behaviors were notified of it.
  func recordExistingContacts() {
    guard !state.newItems.isEmpty else { return }
    let items = state.newItems.elements
    state.newItems.removeAll()
    guard wantsContacts, mode.contains(.items) else { return }
    let world = simulation.world
    for item in items {
      guard let body = item.body else { continue }
      for touch in world.reportedContacts(of: body) {
        guard case .item(let other)? = simulation.participant(touch.other),
          other.isAffected(by: self),
          let point = world.contactInfo(of: touch.shape, and: touch.other)?.points.first?.point
        else { continue }
        let (first, second) = item.serial < other.serial ? (item, other) : (other, item)
        simulation.state.contactReports.append(
          ContactReport(item: first, partner: .item(second), point: point, behavior: behavior))
      }
    }
  }

  /// Records the end of contacts of an item that leaves the behavior, for its delegate alone.
  func recordEnds(of keys: [ContactKey]) {
    for key in keys {
      guard let report = state.reportedContacts.remove(key) else { continue }
      simulation.state.contactReports.append(
        ContactReport(item: report.item, partner: report.partner, point: nil, behavior: behavior))
    }
  }
}

extension UICollisionBehavior {
  /// Calls the delegate.
  func notifyDelegate(_ report: ContactReport) {
    let item = report.item.item
    switch (report.partner, report.point) {
    case (.item(let other), let point?):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, with: other.item, at: CGPoint(point))
    case (.item(let other), nil):
      collisionDelegate?.collisionBehavior(self, endedContactFor: item, with: other.item)
    case (.boundary(let boundary), let point?):
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: boundary.identifier,
        at: CGPoint(point))
    case (.boundary(let boundary), nil):
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: item, withBoundaryIdentifier: boundary.identifier)
    }
  }
}
