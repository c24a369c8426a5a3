// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The overlay: the world as plain geometry, for drawing and traces.
extension Simulation {
  /// The overlay of the world now: bodies in order of activation, joints and arrows in order of the
  /// tree.
  var overlay: DynamicsOverlay {
    var overlay = overlayWithoutBodies
    overlay.bodies = overlayBodies.map(\.body)
    return overlay
  }

  /// The bodies of the overlay with their items.
  var overlayBodies: [(item: any UIDynamicItem, body: DynamicsOverlay.Body)] {
    var bodies: [(item: any UIDynamicItem, body: DynamicsOverlay.Body)] = []
    bodies.reserveCapacity(state.simulatedItemCount)
    forEachBody { bodies.append(($0.item, $0.overlay)) }
    return bodies
  }

  /// What the overlay holds besides bodies.
  var overlayWithoutBodies: DynamicsOverlay {
    var overlay = DynamicsOverlay()
    overlay.boundaries = state.boundaries.compactMap { $0 }.map { boundary in
      DynamicsOverlay.Boundary(
        identifier: boundary.identifierText, lines: boundary.lines)
    }
    overlay.contacts = overlayContacts
    for effect in state.effects.elements { add(effect, to: &overlay) }
    return overlay
  }

  private var overlayContacts: [DynamicsOverlay.Contact] {
    var contacts: [DynamicsOverlay.Contact] = []
    for contact in world.contactInfos {
      let normal = vector(1, contact.normal)
      for point in contact.points {
        contacts.append(
          DynamicsOverlay.Contact(
            point: CGPoint(point.point), normal: normal,
            impulse: CGFloat(point.normalImpulse) / Tuning.forceUnit))
      }
    }
    return contacts
  }

  private func add(_ effect: BehaviorEffect, to overlay: inout DynamicsOverlay) {
    switch effect {
    case let gravity as GravityEffect:
      overlay.arrows.reserveCapacity(overlay.arrows.count + gravity.items.count)
      for item in gravity.items {
        guard let body = item.body else { continue }
        let acceleration = gravity.acceleration(of: item, mass: 1).steady
        overlay.arrows.append(
          DynamicsOverlay.Arrow(
            kind: .gravity, start: CGPoint(world.centerOfMass(of: body)),
            vector: vector(1 / Float(Tuning.gravityUnit), acceleration)))
      }
    case let push as PushEffect:
      for arrow in push.arrows {
        overlay.arrows.append(
          DynamicsOverlay.Arrow(
            kind: .push, start: CGPoint(arrow.start),
            vector: vector(1 / Float(Tuning.forceUnit), arrow.force)))
      }
    case let attachment as AttachmentEffect:
      if let joint = attachment.overlayJoint { overlay.joints.append(joint) }
    case let snap as SnapEffect:
      guard let line = snap.line else { return }
      overlay.joints.append(
        DynamicsOverlay.Joint(
          kind: .snap, start: CGPoint(line.start), end: CGPoint(line.end), shape: .line))
    default: return
    }
  }

  private func vector(_ scale: Float, _ vector: Vector2) -> CGVector {
    let scaled = scale * vector
    return CGVector(dx: CGFloat(scaled.x), dy: CGFloat(scaled.y))
  }
}
