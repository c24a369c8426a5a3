// SPDX-License-Identifier: Apache-2.0

import UIKit

/// S3: U and L pieces are stacked so that each supports the one above it.
final class InterlockingViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let block: CGFloat = 34
    let lower = PathView(
      "lower U", path: UIBezierPath(letterU: block), color: .sky, center: CGPoint(x: 160, y: 360))
    // Upside down and shifted, so that a leg of each is between the legs of the other.
    let upper = PathView(
      "upper U", path: UIBezierPath(letterU: block), color: .tomato,
      center: CGPoint(x: 160 + 1.1 * block, y: 220))
    upper.transform = CGAffineTransform(rotationAngle: .pi)
    let left = PathView(
      "L", path: UIBezierPath(letterL: block), color: .leaf, center: CGPoint(x: 60, y: 200))
    let ball = Disc("ball", disc: 26, color: .honey, center: CGPoint(x: 78, y: 60))
    let pieces = [lower, upper, left, ball]
    pieces.forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: pieces))
    let collision = UICollisionBehavior(items: pieces)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let calm = UIDynamicItemBehavior(items: pieces)
    calm.elasticity = 0
    calm.friction = 0.5
    animator.addBehavior(calm)
    self.animator = animator
  }
}

// MARK: - Helpers

/// A view that shows a path and collides as the path.
private final class PathView: UIView {
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

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIBezierPath {
  /// Creates a closed path through corners.
  fileprivate convenience init(corners: [(CGFloat, CGFloat)]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }

  /// Creates a letter U, three blocks wide and two high, whose gap is wider than its legs.
  fileprivate convenience init(letterU block: CGFloat) {
    let (x, y, leg) = (1.5 * block, block, 0.8 * block)
    self.init(corners: [
      (-x, -y), (-x + leg, -y), (-x + leg, y - leg), (x - leg, y - leg), (x - leg, -y), (x, -y),
      (x, y), (-x, y),
    ])
  }

  /// Creates a letter L of blocks, two wide and three high.
  fileprivate convenience init(letterL block: CGFloat) {
    let (x, y) = (block, 1.5 * block)
    self.init(corners: [(-x, -y), (0, -y), (0, y - block), (x, y - block), (x, y), (-x, y)])
  }
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
}

extension UIView {
  /// Creates a square with rounded corners; traces and tests use its name.
  fileprivate convenience init(
    _ name: String, square side: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    accessibilityIdentifier = name
    self.center = center
    backgroundColor = color
    layer.cornerRadius = side * 0.16
  }

  /// Creates a disc.
  fileprivate convenience init(
    _ name: String, disc diameter: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(name, square: diameter, color: color, center: center)
    layer.cornerRadius = diameter / 2
  }
}
