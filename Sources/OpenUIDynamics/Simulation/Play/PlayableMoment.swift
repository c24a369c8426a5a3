// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// An animator at a moment, as far as it goes on without app code: the world of the engine, the laws, and
/// the bodies of the items.
@MainActor
package struct PlayableMoment {
  /// The world as bytes, with its laws.
  package let bytes: [UInt8]
  /// The items in the order of their bodies.
  package let items: [any UIDynamicItem]
}
