import Foundation

/// How far a property of a layer still is from its value in the model when an animation begins.
///
/// Since iOS 8 UIKit's animations are additive (WWDC 2014, session 236): each contributes a
/// distance that fades away, so that several of them run into one another smoothly, and what the
/// model is given meanwhile is followed. Colours are not additive: the last one wins.
package enum LayerChange: Sendable {
  case position(CGVector)
  case bounds(origin: CGVector, size: CGSize)
  /// The transform that comes before the model's.
  case transform(CGAffineTransform)
  /// Distances of the transform's entries, where the model's transform cannot be undone.
  case transformEntries(CGAffineTransform)
  case opacity(CGFloat)
  case cornerRadius(CGFloat)
  case borderWidth(CGFloat)
  case shadowOpacity(CGFloat)
  case shadowRadius(CGFloat)
  case shadowOffset(CGSize)
  case backgroundColor(from: ColorComponents?)
  case borderColor(from: ColorComponents?)

  /// Whether a new animation of the same property ends this one.
  package func isReplaced(by other: LayerChange) -> Bool {
    switch (self, other) {
    case (.backgroundColor, .backgroundColor), (.borderColor, .borderColor): true
    default: false
    }
  }

  /// The change that leads from one transform to another.
  package static func transform(
    from old: CGAffineTransform, to new: CGAffineTransform
  )
    -> LayerChange
  {
    let determinant = new.a * new.d - new.b * new.c
    // A view scaled to nothing has no way back to where it came from; its entries still fade.
    guard abs(determinant) > 1e-9 else { return .transformEntries(old.adding(new, times: -1)) }
    return .transform(old.concatenating(new.inverted()))
  }

  /// Moves a model's values to where the change has them when the given share of it is left.
  package func apply(to values: inout LayerValues, remaining: CGFloat) {
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

  /// The transform brought towards the identity: 1 is the whole transform, 0 the identity.
  ///
  /// Rotation, scale, shear and translation fade apart, so that a turn stays a turn on its way.
  func faded(to share: CGFloat) -> CGAffineTransform {
    guard a * a + b * b > 0 else {
      return CGAffineTransform.identity.adding(adding(.identity, times: -1), times: share)
    }
    return AffineParts(self).faded(to: share).transform
  }
}
