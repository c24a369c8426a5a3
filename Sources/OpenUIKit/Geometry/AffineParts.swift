// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The decomposition of an affine transform: scale and shear, then rotation, then translation.
struct AffineParts {
  /// In radians, clockwise where y points downward; between −π and π.
  var rotation: CGFloat
  var scaleX: CGFloat
  /// Negative if the transform mirrors.
  var scaleY: CGFloat
  /// The shear: how much y adds to x, in the rotated frame.
  var shear: CGFloat
  var tx: CGFloat
  var ty: CGFloat

  /// Decomposes a transform; one that maps the x axis to zero has no rotation.
  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    scaleX = (a * a + b * b).squareRoot()
    rotation = scaleX > 0 ? arctangent(y: b, x: a) : 0
    let (cosine, sine) = scaleX > 0 ? (a / scaleX, b / scaleX) : (1, 0)
    // In the frame rotated back to the x axis, the second column is shear and scale.
    shear = c * cosine + d * sine
    scaleY = d * cosine - c * sine
    (tx, ty) = (transform.tx, transform.ty)
  }

  /// The composed transform.
  var transform: CGAffineTransform {
    let turn = sineAndCosine(of: rotation)
    return CGAffineTransform(
      a: scaleX * turn.cosine, b: scaleX * turn.sine,
      c: shear * turn.cosine - scaleY * turn.sine, d: shear * turn.sine + scaleY * turn.cosine,
      tx: tx, ty: ty)
  }

  /// Interpolates toward the identity: 1 is the full transform, 0 the identity.
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
