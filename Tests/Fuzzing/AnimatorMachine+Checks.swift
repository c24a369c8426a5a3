// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What has to hold after every operation.
extension AnimatorMachine {
  func check() {
    for (number, animator) in animators.enumerated() {
      let name = "animators[\(number)]"
      for text in animator.inconsistencies { fail("\(name): \(text)") }
      expectFinite([animator.elapsedTime], "\(name).elapsedTime")
      for behavior in animator.behaviors {
        if behavior.dynamicAnimator !== animator { fail("\(name).behaviors has a stranger") }
      }
      check(animator.overlay(), name)
    }
    for (number, behavior) in behaviors.enumerated() { check(behavior, "behaviors[\(number)]") }
    for (number, item) in items.enumerated() {
      // A view takes finite numbers only, from the program as well.
      guard let view = item as? UIView else { continue }
      let (center, turn) = (view.center, view.transform)
      expectFinite(
        [center.x, center.y, turn.a, turn.b, turn.c, turn.d], "items[\(number)]'s position")
    }
  }

  /// A behavior is in `behaviors`, or below one that is, exactly while it has the animator.
  func checkMove(of behavior: UIDynamicBehavior, to animator: UIDynamicAnimator?) {
    if animator != nil, behavior.dynamicAnimator != nil { fail("it has an animator already") }
    if let animator, animator.behaviors.contains(where: { $0 === behavior }) {
      fail("it is in behaviors before it has the animator")
    }
    if animator == nil, behavior.dynamicAnimator == nil { fail("it has no animator any more") }
  }

  private func check(_ behavior: UIDynamicBehavior, _ name: String) {
    if let animator = behavior.dynamicAnimator {
      func contains(_ list: [UIDynamicBehavior]) -> Bool {
        list.contains { $0 === behavior || contains($0.childBehaviors) }
      }
      if !contains(animator.behaviors) { fail("\(name) is not in the tree of its animator") }
    }
    switch behavior {
    case let gravity as UIGravityBehavior:
      expectFinite([gravity.angle, gravity.magnitude], "\(name).angle or magnitude")
    case let properties as UIDynamicItemBehavior:
      for item in properties.items {
        let velocity = properties.linearVelocity(for: item)
        expectFinite(
          [velocity.x, velocity.y, properties.angularVelocity(for: item)], "\(name)'s velocities")
      }
    case let push as UIPushBehavior:
      expectFinite(
        [push.angle, push.magnitude, push.pushDirection.dx, push.pushDirection.dy], "\(name)")
    case let attachment as UIAttachmentBehavior:
      expectFinite(
        [attachment.length, attachment.anchorPoint.x, attachment.anchorPoint.y], "\(name)")
    default: break
    }
  }

  private func check(_ overlay: DynamicsOverlay, _ name: String) {
    for body in overlay.bodies {
      let numbers = [
        body.center.x, body.center.y, body.angle, body.velocity.dx, body.velocity.dy,
        body.angularVelocity, body.fieldAcceleration.dx, body.fieldAcceleration.dy,
      ]
      expectFinite(numbers, "a body of \(name)")
    }
    for contact in overlay.contacts {
      expectFinite(
        [
          contact.point.x, contact.point.y, contact.normal.dx, contact.normal.dy, contact.impulse,
        ], "a contact of \(name)")
    }
    for joint in overlay.joints {
      expectFinite([joint.start.x, joint.start.y, joint.end.x, joint.end.y], "a joint of \(name)")
    }
    for arrow in overlay.arrows {
      expectFinite([arrow.start.x, arrow.start.y, arrow.vector.dx, arrow.vector.dy], "an arrow")
    }
  }

  func check(_ contact: UIDynamicContact) {
    expectFinite(
      [contact.normal.dx, contact.normal.dy, contact.impulse, contact.approachSpeed]
        + contact.points.flatMap { [$0.x, $0.y] }, "a contact's details")
    fire("the contact handler")
  }

  func began(_ behavior: UICollisionBehavior, _ contact: String, at point: CGPoint) {
    expectFinite([point.x, point.y], "the point of a contact")
    if !contacts[ObjectIdentifier(behavior), default: []].insert(contact).inserted {
      fail("a contact began twice: \(contact)")
    }
    fire("a contact that began")
  }

  func ended(_ behavior: UICollisionBehavior, _ contact: String) {
    contacts[ObjectIdentifier(behavior)]?.remove(contact)
    fire("a contact that ended")
  }
}
