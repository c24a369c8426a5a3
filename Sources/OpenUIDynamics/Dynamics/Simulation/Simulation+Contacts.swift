import Foundation

/// Telling delegates and observers of contacts.
extension Simulation {
  /// Reports the contacts of the last step in the order of the engine's events.
  func reportContacts() {
    for report in contacts.takeReports() {
      switch report.pair.partner {
      case .item(let other): self.report(report, of: report.pair.item, with: other)
      case .boundary(let boundary): self.report(report, of: report.pair.item, with: boundary)
      }
    }
  }

  private func report(
    _ report: ContactReport, of item: SimulatedItem, with other: SimulatedItem
  ) {
    let effects = item.effects
    for case let effect as CollisionEffect in effects
    where effect.isActive && effect.mode.contains(.items) && item.isAffected(by: effect)
      && other.isAffected(by: effect)
    {
      let behavior = effect.behavior
      if let point = report.point {
        behavior.collisionDelegate?.collisionBehavior(
          behavior, beganContactFor: item.item, with: other.item, at: CGPoint(point))
      } else {
        behavior.collisionDelegate?.collisionBehavior(
          behavior, endedContactFor: item.item, with: other.item)
      }
    }
    observe(report, of: item, with: .item(other.item))
  }

  private func report(
    _ report: ContactReport, of item: SimulatedItem, with boundary: RealizedBoundary
  ) {
    if let effect = boundary.effect, effect.isActive, item.isAffected(by: effect) {
      let behavior = effect.behavior
      if let point = report.point {
        behavior.collisionDelegate?.collisionBehavior(
          behavior, beganContactFor: item.item, withBoundaryIdentifier: boundary.identifier,
          at: CGPoint(point))
      } else {
        behavior.collisionDelegate?.collisionBehavior(
          behavior, endedContactFor: item.item, withBoundaryIdentifier: boundary.identifier)
      }
    }
    let name = boundary.identifier.map { "\($0)" }
    observe(report, of: item, with: .boundary(identifier: name))
  }

  private func observe(
    _ report: ContactReport, of item: SimulatedItem, with partner: DynamicsEvent.ContactPartner
  ) {
    if let point = report.point {
      notifyObserver(.beganContact(item: item.item, partner: partner, point: CGPoint(point)))
    } else {
      notifyObserver(.endedContact(item: item.item, partner: partner))
    }
  }

  /// Tells whoever watches the clock.
  func notifyObserver(_ event: DynamicsEvent) {
    guard let animator, let observer = (clock ?? .current).dynamicsObserver else { return }
    observer(animator, event)
  }
}
