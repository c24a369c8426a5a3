// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// The decomposition of an item's transform into a rotation and the rest.
///
/// The simulation owns the rotation. Scale, skew and translation belong to the user and are
/// preserved, also when a view animation changes them while the simulation runs (C11).
struct ItemOrientation {
  /// The rotation that was last read from, or written to, the item.
  private(set) var rotation: Rotation
  /// The transform that was last read from, or written to, the item.
  private(set) var transform: CGAffineTransform
  /// The scale and skew, applied before the rotation; no translation.
  private var residual: CGAffineTransform

  /// A pure rotation.
  init(_ rotation: Rotation) {
    self.rotation = rotation
    transform = CGAffineTransform(rotation)
    residual = .identity
  }

  /// Decomposes a transform; a singular one has no rotation.
  init(transform: CGAffineTransform) {
    self.transform = transform
    let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    if length > 0, length.isFinite {
      rotation = Rotation(
        cosine: Float(transform.a / length), sine: Float(transform.b / length))
    } else {
      rotation = .identity
    }
    residual = .identity
    let isPlain =
      transform.a == transform.d && transform.b == -transform.c && abs(length - 1) < 1e-6
    if !isPlain { residual = Self.withoutRotation(transform, rotation) }
  }

  private static func withoutRotation(
    _ transform: CGAffineTransform, _ rotation: Rotation
  ) -> CGAffineTransform {
    var linear = transform
    linear.tx = 0
    linear.ty = 0
    return linear.concatenating(CGAffineTransform(rotation.inverse))
  }

  /// Whether the transform is the rotation and nothing else.
  var isOnlyRotated: Bool { residual == .identity && transform == CGAffineTransform(rotation) }

  /// Whether all numbers are finite, as those of a transform that the user has set may not be; it is
  /// read again before the next one is written.
  var isFinite: Bool { transform.isFiniteValue && residual.isFiniteValue }

  /// Sets the rotation and returns the transform to write.
  ///
  /// - Parameter current: The item's transform now; if the user has changed it, its scale, skew and
  ///   translation are adopted.
  mutating func turn(to rotation: Rotation, current: CGAffineTransform) -> CGAffineTransform {
    if current != transform { self = ItemOrientation(transform: current) }
    self.rotation = rotation
    var turned = CGAffineTransform(rotation)
    if residual != .identity { turned = residual.concatenating(turned) }
    turned.tx = transform.tx
    turned.ty = transform.ty
    transform = turned
    return turned
  }
}

extension ItemOrientation {
  /// Writes or reads an orientation.
  @MainActor
  mutating func code(_ coder: inout SnapshotCoder) throws(WorldDecodingError) {
    if !isFinite { self = ItemOrientation(rotation) }
    // A zero may have either sign then, which means nothing.
    var isPure = isOnlyRotated
    try coder.flag(&isPure, "the transform of an item")
    try coder.rotation(&rotation, "the rotation of an item")
    guard !isPure else { return self = ItemOrientation(rotation) }
    try coder.transform(&transform, "the transform of an item")
    try coder.transform(&residual, "the scale of an item")
  }
}

extension CGAffineTransform {
  /// A rotation of the engine.
  @inline(__always)
  init(_ rotation: Rotation) {
    let cosine = CGFloat(rotation.cosine)
    let sine = CGFloat(rotation.sine)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
