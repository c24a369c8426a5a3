import Foundation

/// The sine and cosine of an angle in radians, with the same bits on every machine.
///
/// The platform's own differ between machines in the last bit; what is built from them (arcs of
/// boundaries, rotated transforms) would carry that into a simulation. Only + − × ÷ are used.
package func sineAndCosine(of angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
  // Beyond this, neighbouring doubles are so far apart that the reduction below loses its meaning.
  guard abs(angle) < 1e9 else { return (0, 1) }
  let radians = Double(angle)
  let quarterTurns = (radians * (2 / Double.pi)).rounded()
  // π/2 in two parts: the high part times a whole number below 2²⁹ is exact.
  let highHalf = 1.5707963267341256
  let lowHalf = 6.077100506506192e-11
  let remainder = (radians - quarterTurns * highHalf) - quarterTurns * lowHalf
  let (sine, cosine) = seriesOnQuarter(remainder)
  switch quarterTurns - 4 * (quarterTurns / 4).rounded(.down) {
  case 1: return (CGFloat(cosine), CGFloat(-sine))
  case 2: return (CGFloat(-sine), CGFloat(-cosine))
  case 3: return (CGFloat(-cosine), CGFloat(sine))
  default: return (CGFloat(sine), CGFloat(cosine))
  }
}

/// Taylor series for angles within ±π/4; the first term left out is below 1e-17.
private func seriesOnQuarter(_ angle: Double) -> (sine: Double, cosine: Double) {
  let square = angle * angle
  var sine = 0.0
  var cosine = 0.0
  // Innermost bracket first: each step divides by the two factors that the factorial gains.
  var order = 16.0
  while order >= 2 {
    cosine = (1 - cosine) * square / (order * (order - 1))
    sine = (1 - sine) * square / (order * (order + 1))
    order -= 2
  }
  return (angle * (1 - sine), 1 - cosine)
}
