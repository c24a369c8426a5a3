// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DynamicsOverlay {
  /// A joint between two points, with what its kind needs to be drawn.
  package struct Joint: Sendable {
    /// How two bodies are joined; the order is the one in which recorded pages number them.
    package enum Kind: String, Sendable, Codable, CaseIterable {
      case rod, spring, rope, weld, pin, slide, snap
    }

    /// What there is to a joint besides its two ends.
    package enum Shape: Sendable {
      /// Nothing: a rod, a spring, a snap.
      case line
      /// The greatest distance of the ends.
      case rope(length: CGFloat)
      /// The centers of the two items.
      case weld(centers: [CGPoint])
      /// The centers of the two items, and around the pin the arc on which the first one may be;
      /// empty where it may be anywhere.
      case pin(centers: [CGPoint], arc: [CGPoint])
      /// The centers of the items, the rail, along which the second end slides, and its ends, as
      /// far as there are any.
      case slide(centers: [CGPoint], from: CGPoint, to: CGPoint, stops: [CGPoint])
    }

    package var kind: Kind
    package var start: CGPoint
    package var end: CGPoint
    package var shape: Shape
  }
}
