// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The drawable properties of a layer, as plain values.
package struct LayerValues {
  /// The position of the anchor point in the superlayer, in points.
  package var position = CGPoint.zero
  /// The two-dimensional part of the transform around the anchor point.
  package var transform = CGAffineTransform.identity
  private var space = LayerSpace.flat
  package var bounds = CGRect.zero
  /// The anchor point in unit coordinates of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var opacity: CGFloat = 1
  package var isHidden = false
  package var masksToBounds = false
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = UIColor.black.cgColor
  package var backgroundColor: CGColor?
  package var shadowColor: CGColor? = UIColor.black.cgColor
  package var shadowOpacity: CGFloat = 0
  // Core Animation's default points up, because its y axis does.
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  /// The drawing on the background.
  package var drawing = LayerDrawing.none
  /// App-defined values by key.
  var userValues: [String: Any] = [:]

  /// The three-dimensional transform, if it is not affine.
  package var depth: CATransform3D? {
    get { if case .deep(let transform) = space { transform } else { nil } }
    set { space = newValue.map(LayerSpace.deep) ?? .flat }
  }

  /// Whether the transform is affine within the plane of the screen.
  package var isFlat: Bool { if case .flat = space { true } else { false } }

  /// The transform around the anchor point.
  package var transform3D: CATransform3D {
    get { depth ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.affinePart
      depth = newValue.isAffine ? nil : newValue
    }
  }

  /// The anchor point in the layer's own coordinates.
  private var anchorInBounds: CGPoint { Self.anchor(anchorPoint, in: bounds) }

  private static func anchor(_ anchorPoint: CGPoint, in bounds: CGRect) -> CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The transform from the layer's to the superlayer's coordinates.
  package var transformToSuperlayer: CGAffineTransform {
    Self.transformToSuperlayer(transform, anchor: anchorInBounds, position: position)
  }

  private static func transformToSuperlayer(
    _ transform: CGAffineTransform, anchor: CGPoint, position: CGPoint
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The bounding rectangle of the layer, in the superlayer's coordinates.
  ///
  /// Setting it under a transform chooses the bounds whose transformed outline has that size, if
  /// they exist.
  package var frame: CGRect {
    get {
      // Without a transform, values are returned exactly as set, without rounding.
      guard !transform.isIdentity else {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.size.width,
          y: position.y - anchorPoint.y * bounds.size.height,
          width: bounds.size.width, height: bounds.size.height)
      }
      return bounds.applying(transformToSuperlayer)
    }
    set {
      let rect = newValue.standardized
      var size = rect.size
      if !transform.isIdentity {
        let linear = CGAffineTransform(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
      }
      bounds.size = size
      // The position of the anchor in the bounding rectangle of the new bounds.
      let outline = CGRect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height,
        width: size.width, height: size.height
      ).applying(transform)
      position = CGPoint(x: rect.origin.x - outline.origin.x, y: rect.origin.y - outline.origin.y)
    }
  }

  /// The center of the bounds in the superlayer's coordinates.
  package var center: CGPoint { bounds.middle.applying(transformToSuperlayer) }

  /// The center of bounds in the superlayer's coordinates.
  static func center(
    of bounds: CGRect, transform: CGAffineTransform, anchorPoint: CGPoint, position: CGPoint
  ) -> CGPoint {
    let middle = bounds.middle
    if transform.isIdentity {
      // The same sums as below, without those of products that are 0.
      let anchor = anchor(anchorPoint, in: bounds)
      return CGPoint(
        x: middle.x + (position.x - anchor.x), y: middle.y + (position.y - anchor.y))
    }
    return middle.applying(
      transformToSuperlayer(transform, anchor: anchor(anchorPoint, in: bounds), position: position))
  }
}

/// The transform beyond the plane; indirect, because most layers have none.
private indirect enum LayerSpace {
  case flat
  case deep(CATransform3D)
}
