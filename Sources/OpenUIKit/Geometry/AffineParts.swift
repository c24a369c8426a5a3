import Foundation

/// A transform taken apart: shear and scale first, then a turn, then a translation.
struct AffineParts {
  /// In radians, clockwise where y points downwards; between −π and π.
  var rotation: CGFloat
  var scaleX: CGFloat
  /// Negative where the transform mirrors.
  var scaleY: CGFloat
  /// How much y adds to x, in the turned frame.
  var shear: CGFloat
  var tx: CGFloat
  var ty: CGFloat

  /// Takes a transform apart; one that takes the x axis to nothing has no turn.
  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    scaleX = (a * a + b * b).squareRoot()
    rotation = scaleX > 0 ? arctangent(y: b, x: a) : 0
    let (cosine, sine) = scaleX > 0 ? (a / scaleX, b / scaleX) : (1, 0)
    // In the frame turned back by the first axis, the second axis is shear and scale.
    shear = c * cosine + d * sine
    scaleY = d * cosine - c * sine
    (tx, ty) = (transform.tx, transform.ty)
  }

  /// The whole transform.
  var transform: CGAffineTransform {
    let turn = sineAndCosine(of: rotation)
    return CGAffineTransform(
      a: scaleX * turn.cosine, b: scaleX * turn.sine,
      c: shear * turn.cosine - scaleY * turn.sine, d: shear * turn.sine + scaleY * turn.cosine,
      tx: tx, ty: ty)
  }

  /// The parts brought towards those of the identity: 1 is all of them, 0 the identity.
  func faded(to share: CGFloat) -> AffineParts {
    var result = self
    result.rotation *= share
    result.scaleX = 1 + (scaleX - 1) * share
    result.scaleY = 1 + (scaleY - 1) * share
    result.shear *= share
    result.tx *= share
    result.ty *= share
    return result
  }
}
