// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A field at one moment, as plain geometry to draw: points, in the animator's coordinate system.
package struct FieldOverlay: Sendable {
  /// What the field does to a probe: a mass of 1 with a charge of 1 that is at rest, as far as the
  /// field acts on what rests.
  package struct Probe: Sendable {
    /// How to draw it.
    package enum Kind: String, Sendable, Codable {
      /// An acceleration in units of 100 points/s², a velocity in 100 points/s; for turbulence that
      /// of a probe at 100 points/s.
      case probe
      /// A magnetic field: turns what moves, counter-clockwise where the vector points to the left.
      case turn
      /// Drag: slows what moves.
      case still
    }

    package var kind: Kind
    package var point: CGPoint
    package var vector: CGVector
  }

  package var kind: UIFieldBehavior.Kind
  package var position: CGPoint
  /// Closed lines around where the field acts, relative to its position; empty where it acts
  /// everywhere or nowhere.
  package var outlines: [[CGPoint]]
  /// On a grid around the position; empty for a custom field, whose block must not be called for a
  /// drawing, and among more than four fields, whose arrows would overlap.
  package var probes: [Probe]
  /// Points between probes.
  package var spacing: CGFloat
  /// The length of a vector of middling strength: that of the probe in the middle of all, and a
  /// third of the strength for noise, so that its arrows grow and shrink.
  package var usualStrength: CGFloat
}
