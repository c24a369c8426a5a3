// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The difference of a layer's presented property from its model value when an animation begins.
///
/// Since iOS 8 UIKit's animations are additive (WWDC 2014, session 236): each contributes a
/// difference that fades, so that several animations blend smoothly, and changes of the model
/// during them are followed. Colors are not additive: the last animation wins.
enum LayerChange: Sendable {
  case position(CGVector)
  case bounds(origin: CGVector, size: CGSize)
  /// The transform applied before the model's.
  case transform(CGAffineTransform)
  /// Differences of the transform's entries, if the model's transform cannot be inverted.
  case transformEntries(CGAffineTransform)
  case opacity(CGFloat)
  case cornerRadius(CGFloat)
  case borderWidth(CGFloat)
  case shadowOpacity(CGFloat)
  case shadowRadius(CGFloat)
  case shadowOffset(CGSize)
  case backgroundColor(from: ColorComponents?)
  case borderColor(from: ColorComponents?)

  /// Whether a new animation of the same property replaces this one.
  func isReplaced(by other: LayerChange) -> Bool {
    switch (self, other) {
    case (.backgroundColor, .backgroundColor), (.borderColor, .borderColor): true
    default: false
    }
  }

  /// The change from one transform to another.
  static func transform(
    from old: CGAffineTransform, to new: CGAffineTransform
  )
    -> LayerChange
  {
    let determinant = new.a * new.d - new.b * new.c
    // A view scaled to zero has no inverse transform; the differences of its entries still fade.
    guard abs(determinant) > 1e-9 else { return .transformEntries(old.adding(new, times: -1)) }
    return .transform(old.concatenating(new.inverted()))
  }

  /// Applies the remaining fraction of the change to a model's values.
  func apply(to values: inout LayerValues, remaining: CGFloat) {
    switch self {
    case .position(let offset):
      values.position.x += offset.dx * remaining
      values.position.y += offset.dy * remaining
    case .bounds(let origin, let size):
      values.bounds.origin.x += origin.dx * remaining
      values.bounds.origin.y += origin.dy * remaining
      values.bounds.size.width += size.width * remaining
      values.bounds.size.height += size.height * remaining
    case .transform(let before):
      values.transform = before.faded(to: remaining).concatenating(values.transform)
      values.depth = nil
    case .transformEntries(let offset):
      values.transform = values.transform.adding(offset, times: remaining)
    case .opacity(let offset): values.opacity += offset * remaining
    case .cornerRadius(let offset): values.cornerRadius += offset * remaining
    case .borderWidth(let offset): values.borderWidth += offset * remaining
    case .shadowOpacity(let offset): values.shadowOpacity += offset * remaining
    case .shadowRadius(let offset): values.shadowRadius += offset * remaining
    case .shadowOffset(let offset):
      values.shadowOffset.width += offset.width * remaining
      values.shadowOffset.height += offset.height * remaining
    case .backgroundColor(let from):
      values.backgroundColor = Self.mix(from, values.backgroundColor, at: 1 - remaining)
    case .borderColor(let from):
      values.borderColor = Self.mix(from, values.borderColor, at: 1 - remaining)
    }
  }

  private static func mix(
    _ from: ColorComponents?, _ to: CGColor?, at share: CGFloat
  ) -> CGColor? {
    LayerValue.mix(from, to?.colorComponents, at: share).map { CGColor.make($0) }
  }
}

extension CGAffineTransform {
  /// The sum of the entries, with the other's multiplied by a factor.
  func adding(_ other: CGAffineTransform, times factor: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a + other.a * factor, b: b + other.b * factor, c: c + other.c * factor,
      d: d + other.d * factor, tx: tx + other.tx * factor, ty: ty + other.ty * factor)
  }

  /// The transform interpolated toward the identity: 1 is the whole transform, 0 the identity.
  ///
  /// Rotation, scale, shear and translation fade separately, so that a rotation stays a rotation.
  func faded(to share: CGFloat) -> CGAffineTransform {
    guard a * a + b * b > 0 else {
      return CGAffineTransform.identity.adding(adding(.identity, times: -1), times: share)
    }
    return AffineParts(self).faded(to: share).transform
  }
}
