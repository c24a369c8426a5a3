import OpenUIDynamics

/// A view that collides, and weighs, as the disc that it shows.
final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIView {
  /// Creates a tinted area that shows where something acts.
  convenience init(area frame: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
    self.init(frame: frame)
    backgroundColor = color.withAlphaComponent(0.14)
    layer.cornerRadius = cornerRadius
  }

  /// Creates a tinted disc that shows where something acts.
  convenience init(discArea center: CGPoint, radius: CGFloat, color: UIColor) {
    self.init(
      area: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      color: color, cornerRadius: radius)
  }
}

extension UIColor {
  /// The strong colours of the gallery in an order in which neighbours differ.
  static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
}
