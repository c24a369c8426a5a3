// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// An affine transform: a linear map of the plane followed by a translation.
  ///
  /// A point is a row vector: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`. With y downward a
  /// positive angle turns clockwise.
  public struct CGAffineTransform: Sendable, Hashable, Codable {
    /// How much x adds to the new x.
    public var a: CGFloat
    /// How much x adds to the new y.
    public var b: CGFloat
    /// How much y adds to the new x.
    public var c: CGFloat
    /// How much y adds to the new y.
    public var d: CGFloat
    /// The translation along x, in points.
    public var tx: CGFloat
    /// The translation along y, in points.
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform whose entries are all 0, as in Core Graphics; not the identity.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from its entries, with the labels of C code.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a rotation, in radians; clockwise where y points downward.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = sineAndCosine(of: angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns this transform preceded by a rotation in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns this transform preceded by a scaling.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns this transform preceded by a translation.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the transform that applies this one first and then the other.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns the inverse transform, or the transform itself if it is not invertible.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGAffineTransform {
    /// Decodes a transform from an array of its six entries, as Apple encodes it.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      a = try container.decode(CGFloat.self)
      b = try container.decode(CGFloat.self)
      c = try container.decode(CGFloat.self)
      d = try container.decode(CGFloat.self)
      tx = try container.decode(CGFloat.self)
      ty = try container.decode(CGFloat.self)
    }

    /// Encodes the transform as an array of its six entries, as Apple encodes it.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for entry in [a, b, c, d, tx, ty] { try container.encode(entry) }
    }
  }
#endif
