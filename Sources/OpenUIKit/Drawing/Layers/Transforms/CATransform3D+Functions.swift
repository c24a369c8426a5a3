// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scaling.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation by radians around an axis.
///
/// The axis need not be normalized; a zero axis gives the identity. Around (0, 0, 1) the rotation
/// is clockwise where y points down.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = sineAndCosine(of: angle)
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine,
    m14: 0,
    m21: y * x * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine,
    m24: 0,
    m31: z * x * rest + y * sine, m32: z * y * rest - x * sine, m33: cosine + z * z * rest,
    m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that translates first and then applies another.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales first and then applies another.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates by radians around an axis first and then applies another.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies the first and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.entries, b.entries)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for k in 0..<4 { sum += left[row * 4 + k] * right[k * 4 + column] }
      product[row * 4 + column] = sum
    }
  }
  return CATransform3D(entries: product) ?? CATransform3DIdentity
}

/// Returns the inverse transform, or the transform itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = (0..<4).map { row in
    Array(t.entries[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? CGFloat(1) : 0 }
  }
  for column in 0..<4 {
    // Gauss-Jordan elimination with partial pivoting, for accuracy.
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    guard rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    let factor = 1 / rows[column][column]
    rows[column] = rows[column].map { $0 * factor }
    for row in 0..<4 where row != column {
      let share = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - share * $1 }
    }
  }
  return CATransform3D(entries: rows.flatMap { $0[4...] }) ?? t
}

/// Returns the three-dimensional form of a plane transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns the plane transform of an affine transform; the identity if it is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.isAffine ? t.affinePart : .identity
}

/// Whether a transform is affine within the plane of the screen.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms have the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}
