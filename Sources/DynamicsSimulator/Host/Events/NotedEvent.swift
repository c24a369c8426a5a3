// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// An event as it is noted while a frame runs: with the numbers of its items instead of their names.
struct NotedEvent {
  /// What an item was in contact with.
  enum Partner {
    case item(Int)
    /// A boundary; nil is the boundary made from the reference bounds.
    case boundary(String?)
  }

  let kind: SimulatorEvent.Kind
  let time: TimeInterval
  /// The number of the item in contact; nil for a pause or a resume.
  var item: Int?
  var partner: Partner?
  /// Where the contact began, on the screen.
  var point: CGPoint?

  /// Notes an event of an animator.
  @MainActor
  init(
    _ event: DynamicsEvent, of animator: UIDynamicAnimator, at time: TimeInterval,
    names: ItemNames, window: UIWindow
  ) {
    self.time = time
    switch event {
    case .resumed: kind = .resumed
    case .paused: kind = .paused
    case .beganContact(let item, let partner, let point):
      kind = .beganContact
      note(item, partner, names)
      self.point = ScreenSpace(of: animator, in: window).point(point)
    case .endedContact(let item, let partner):
      kind = .endedContact
      note(item, partner, names)
    }
  }

  @MainActor
  private mutating func note(
    _ item: any UIDynamicItem, _ partner: DynamicsEvent.ContactPartner, _ names: ItemNames
  ) {
    self.item = names.number(of: item)
    switch partner {
    case .item(let other): self.partner = .item(names.number(of: other))
    case .boundary(let identifier): self.partner = .boundary(identifier)
    }
  }
}

extension SimulatorEvent {
  /// The event that was noted, with names.
  @MainActor
  init(_ event: NotedEvent, names: ItemNames) {
    var (other, boundary): (String?, String?)
    switch event.partner {
    case .item(let number): other = names.name(ofNumber: number)
    case .boundary(let identifier): boundary = identifier
    case nil: break
    }
    self.init(
      kind: event.kind, time: event.time, item: event.item.map(names.name(ofNumber:)),
      otherItem: other, boundary: boundary, point: event.point)
  }
}
