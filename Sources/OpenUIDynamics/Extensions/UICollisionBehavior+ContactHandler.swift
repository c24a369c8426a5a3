// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

extension UICollisionBehavior {
  /// Called with the details of each contact of the behavior that begins: points, normal, impulse
  /// and speed; nil unless set.
  ///
  /// The call follows that of the delegate's `beganContactFor` for the same contact, and may change
  /// anything. Details are computed only while it is set. The behavior retains the closure:
  /// let it hold the behavior and its owner weakly (C22). Own extension.
  ///
  ///     collision.contactHandler = { contact in
  ///       if contact.impulse > 2 { shake() }
  ///     }
  public var contactHandler: ((UIDynamicContact) -> Void)? {
    get { detailsHandler }
    set { detailsHandler = newValue }
  }

  /// Tells the handler of a contact that began.
  func notifyContactHandler(of report: ContactReport) {
    guard let detailsHandler, let details = report.details else { return }
    let partner: UIDynamicContact.Partner =
      switch report.partner {
      case .item(let other): .item(other.item)
      case .boundary(let boundary): .boundary(identifier: boundary.identifier)
      }
    detailsHandler(
      UIDynamicContact(
        item: report.item.item, partner: partner, points: details.points.map { CGPoint($0) },
        normal: CGVector(dx: CGFloat(details.normal.x), dy: CGFloat(details.normal.y)),
        impulse: CGFloat(details.impulse) / Tuning.forceUnit,
        approachSpeed: CGFloat(details.approachSpeed)))
  }
}

/// The details of the begin of a contact, in the engine's units.
struct ContactDetails {
  var points: [Vector2] = []
  /// In which the first shape is pushed.
  var normal = Vector2.zero
  /// Mass × points/s.
  var impulse: Float = 0
  /// Points/s.
  var approachSpeed: Float = 0
}

extension ContactDetails {
  /// Reads what the last step found; nil where the shapes do not touch.
  ///
  /// - Parameter point: Where the engine says that they met, in case they only came near.
  init?(
    of shape: ShapeHandle, with otherShape: ShapeHandle, at point: Vector2, in world: World
  ) {
    guard let info = world.contactInfo(of: shape, and: otherShape) else { return nil }
    let pressing = info.points.filter { $0.normalImpulse > 0 || $0.separation <= 0 }
    points = pressing.isEmpty ? [point] : pressing.map(\.point)
    normal = info.shapeA == shape ? -1 * info.normal : info.normal
    impulse = info.points.reduce(0) { $0 + $1.normalImpulse }
    approachSpeed = info.points.map(\.approachSpeed).max() ?? 0
  }
}
