// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something that happened in an animator, for traces, tests and overlays.
package enum DynamicsEvent {
  /// The other side of a contact.
  package enum ContactPartner {
    case item(any UIDynamicItem)
    /// A boundary; nil is the boundary made from the reference bounds.
    ///
    /// (S073)
    case boundary(identifier: String?)
  }

  case resumed
  case paused
  /// `point` is in the animator's coordinate system.
  ///
  /// (S077)
  case beganContact(item: any UIDynamicItem, partner: ContactPartner, point: CGPoint)
  case endedContact(item: any UIDynamicItem, partner: ContactPartner)
}
