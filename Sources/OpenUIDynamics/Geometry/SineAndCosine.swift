import Foundation
import Physics2D

/// The sine and cosine of an angle in radians, with the same bits on every machine.
///
/// The platform's own differ between machines in the last bit; what is built from them (arcs of
/// boundaries, rotated transforms) would carry that into a simulation.
package func sineAndCosine(of angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
  let (cosine, sine) = cosineAndSine(of: Double(angle))
  return (CGFloat(sine), CGFloat(cosine))
}
