// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A round view with the collision shape and mass of a disc.
final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIView {
  /// Creates a tinted area that marks a region.
  convenience init(area frame: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
    self.init(frame: frame)
    backgroundColor = color.withAlphaComponent(0.14)
    layer.cornerRadius = cornerRadius
  }

  /// Creates a tinted disc that marks a region.
  convenience init(discArea center: CGPoint, radius: CGFloat, color: UIColor) {
    self.init(
      area: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      color: color, cornerRadius: radius)
  }
}

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
}
