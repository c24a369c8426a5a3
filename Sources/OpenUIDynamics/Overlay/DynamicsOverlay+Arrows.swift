// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation

// How long the arrows of every X-ray are, in points; all chosen by eye, so that what is usual in an
// app is seen and what is extreme stays on the screen.

extension DynamicsOverlay.Arrow {
  /// The arrow of a push or a gravity, as long as it is strong.
  package var drawnVector: CGVector { kind.drawnVector(of: vector) }
}

extension DynamicsOverlay.ArrowGroup {
  /// Each arrow of the group, as long as it is strong.
  package var drawnVector: CGVector { kind.drawnVector(of: vector) }
}

extension DynamicsOverlay.Arrow.Kind {
  fileprivate func drawnVector(of vector: CGVector) -> CGVector {
    // Points per unit of magnitude, and the length that still fits on a screen.
    let (unit, longest): (CGFloat, CGFloat) = self == .push ? (45, 130) : (26, 80)
    let strength = vector.length
    return vector.scaled(by: strength > 0 ? min(unit, longest / strength) : 0)
  }
}

extension DynamicsOverlay.Body {
  /// Where the body is a tenth of a second later, and never across the whole screen.
  var drawnVelocity: CGVector {
    velocity.scaled(by: min(0.1, 140 / max(velocity.length, 1)))
  }

  /// What fields do: up to 80 points, half of it for 400 points/s², because they differ by orders
  /// of magnitude.
  package var drawnPull: CGVector {
    fieldAcceleration.scaled(by: 80 / (fieldAcceleration.length + 400))
  }
}

extension DynamicsOverlay.Contact {
  /// The arrow along the normal.
  package var drawnArrow: CGVector { normal.scaled(by: contactArrowLength(impulse)) }
}

extension FieldOverlay {
  /// What the field does to a probe: nearly as long as probes lie apart for a strong pull, and half
  /// of that for a usual one, because fields differ by orders of magnitude.
  package func drawnArrow(of probe: Probe) -> CGVector {
    let sum = probe.vector.length + usualStrength
    return probe.vector.scaled(by: sum > 0 ? 0.9 * spacing / sum : 0)
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: factor * dx, dy: factor * dy) }
}
