// SPDX-License-Identifier: Apache-2.0

import UIKit

/// S1: a rectangle, an ellipse and a path of the same size go down the same slope.
final class CollisionShapesViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let slope = UIBezierPath()
    slope.move(to: CGPoint(x: 0, y: 130))
    slope.addLine(to: CGPoint(x: 110, y: 170))
    slope.addLine(to: CGPoint(x: 210, y: 270))
    slope.addLine(to: CGPoint(x: 320, y: 300))
    let line = CAShapeLayer()
    line.path = slope.cgPath
    line.fillColor = nil
    line.strokeColor = UIColor.ink.cgColor
    line.lineWidth = 3
    view.layer.addSublayer(line)

    let rectangle = UIView("rectangle", square: 44, color: .tomato, center: CGPoint(x: 170, y: 60))
    let ellipse = EllipseView(frame: CGRect(x: 69, y: 38, width: 62, height: 44))
    ellipse.accessibilityIdentifier = "ellipse"
    let oval = CAShapeLayer()
    oval.path = UIBezierPath(ovalIn: ellipse.bounds).cgPath
    oval.fillColor = UIColor.sky.cgColor
    ellipse.layer.addSublayer(oval)
    // A hexagon is a star whose inner radius equals its outer one.
    let hexagon = UIBezierPath(star: 3, radius: 25, innerRadius: 25)
    let path = PathView("path", path: hexagon, color: .leaf, center: CGPoint(x: 40, y: 60))
    let items = [rectangle, ellipse, path]
    items.forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(withIdentifier: "slope" as NSCopying, for: slope)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
  }
}

/// A view that collides as the ellipse in its bounds.
private final class EllipseView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
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

  /// Creates a star around (0, 0).
  fileprivate convenience init(star points: Int, radius: CGFloat, innerRadius: CGFloat) {
    self.init(
      corners: (0..<2 * points).map { index in
        let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / CGFloat(points))
        let corner = CGPoint(x: 0, y: index % 2 == 0 ? -radius : -innerRadius).applying(turn)
        return (corner.x, corner.y)
      })
  }
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
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
}
