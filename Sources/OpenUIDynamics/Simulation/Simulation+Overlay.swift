// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The overlay: the world as plain geometry, for drawing and traces.
extension Simulation {
  /// The overlay of the world now: bodies in order of activation, joints and arrows in order of the
  /// tree.
  var overlay: DynamicsOverlay {
    var overlay = overlayWithoutBodies(knowsCenters: false)
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
  ///
  /// - Parameter knowsCenters: Whether arrows at the centers of all items are without their points.
  func overlayWithoutBodies(knowsCenters: Bool) -> DynamicsOverlay {
    var overlay = DynamicsOverlay()
    overlay.boundaries = state.boundaries.compactMap { $0 }.map { boundary in
      DynamicsOverlay.Boundary(
        identifier: boundary.identifierText, lines: boundary.lines)
    }
    overlay.contacts = overlayContacts
    for effect in state.effects.elements {
      add(effect, to: &overlay, knowsCenters: knowsCenters)
    }
    return overlay
  }

  private var overlayContacts: [DynamicsOverlay.Contact] {
    var contacts: [DynamicsOverlay.Contact] = []
    world.forEachContactPoint { normal, point, impulse in
      contacts.append(
        DynamicsOverlay.Contact(position: point, direction: normal, engineImpulse: impulse))
    }
    return contacts
  }

  private func add(
    _ effect: BehaviorEffect, to overlay: inout DynamicsOverlay, knowsCenters: Bool
  ) {
    switch effect {
    case let gravity as GravityEffect:
      let vector = vector(1 / Float(Tuning.gravityUnit), gravity.acceleration)
      if knowsCenters, let bodies = gravity.centeredBodies {
        add(.gravity, vector, from: [], bodies, to: &overlay)
      } else {
        add(.gravity, vector, from: world.centersOfMass(of: gravity.bodies), to: &overlay)
      }
    case let push as PushEffect:
      add(
        .push, vector(1 / Float(Tuning.forceUnit), push.force),
        from: push.arrowStarts, to: &overlay)
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

  private func add(
    _ kind: DynamicsOverlay.Arrow.Kind, _ vector: CGVector, from points: [Vector2],
    _ bodies: [Int]? = nil, to overlay: inout DynamicsOverlay
  ) {
    guard !points.isEmpty || bodies != nil else { return }
    overlay.arrowGroups.append(
      DynamicsOverlay.ArrowGroup(kind: kind, vector: vector, points: points, bodies: bodies))
  }

  private func vector(_ scale: Float, _ vector: Vector2) -> CGVector {
    let scaled = scale * vector
    return CGVector(dx: CGFloat(scaled.x), dy: CGFloat(scaled.y))
  }
}
