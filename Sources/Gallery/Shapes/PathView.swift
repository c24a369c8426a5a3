// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A view that shows a path and collides as the path.
final class PathView: UIView {
  /// The path around (0, 0), the center of the view.
  private let path: UIBezierPath

  init(_ name: String, path: UIBezierPath, color: UIColor, center: CGPoint) {
    self.path = path
    let extent = path.bounds
    // Twice the larger extent, so that (0, 0) of the path is the center of the view.
    let size = CGSize(
      width: 2 * max(-extent.minX, extent.maxX), height: 2 * max(-extent.minY, extent.maxY))
    super.init(frame: CGRect(origin: .zero, size: size))
    accessibilityIdentifier = name
    self.center = center
    let shown = UIBezierPath()
    shown.append(path)
    shown.apply(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    let layer = CAShapeLayer()
    layer.path = shown.cgPath
    layer.fillColor = color.cgColor
    self.layer.addSublayer(layer)
  }

  required init?(coder: NSCoder) { nil }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath { path }
}

extension UIBezierPath {
  /// Creates a closed path through corners.
  convenience init(corners: [(CGFloat, CGFloat)]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }

  /// Creates a star around (0, 0).
  convenience init(star points: Int, radius: CGFloat, innerRadius: CGFloat) {
    self.init(
      corners: (0..<2 * points).map { index in
        let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / CGFloat(points))
        let corner = CGPoint(x: 0, y: index % 2 == 0 ? -radius : -innerRadius).applying(turn)
        return (corner.x, corner.y)
      })
  }

  /// Creates an arrow that points to the right.
  convenience init(arrow length: CGFloat) {
    let (half, shaft) = (length / 2, length / 8)
    self.init(corners: [
      (-half, -shaft), (0, -shaft), (0, -length * 0.3), (half, 0), (0, length * 0.3), (0, shaft),
      (-half, shaft),
    ])
  }

  /// Creates a letter U, three blocks wide and two high, whose gap is wider than its legs.
  convenience init(letterU block: CGFloat) {
    let (x, y, leg) = (1.5 * block, block, 0.8 * block)
    self.init(corners: [
      (-x, -y), (-x + leg, -y), (-x + leg, y - leg), (x - leg, y - leg), (x - leg, -y), (x, -y),
      (x, y), (-x, y),
    ])
  }

  /// Creates a letter L of blocks, two wide and three high.
  convenience init(letterL block: CGFloat) {
    let (x, y) = (block, 1.5 * block)
    self.init(corners: [(-x, -y), (0, -y), (0, y - block), (x, y - block), (x, y), (-x, y)])
  }
}
