// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R2b with a strongly curved path: squares slide into a valley and over a hill.
final class CurvedBoundaryViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let (width, height) = (view.bounds.width, view.bounds.height)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: height * 0.35))
    path.addCurve(
      to: CGPoint(x: width * 0.62, y: height * 0.68),
      controlPoint1: CGPoint(x: width * 0.18, y: height * 1.15),
      controlPoint2: CGPoint(x: width * 0.42, y: height * 0.95))
    path.addCurve(
      to: CGPoint(x: width, y: height * 0.3),
      controlPoint1: CGPoint(x: width * 0.85, y: height * 0.38),
      controlPoint2: CGPoint(x: width * 0.78, y: height * 1.25))

    let colors: [UIColor] = [.tomato, .leaf, .honey, .sky, .grape]
    let squares = colors.enumerated().map { place, color in
      let x = width * (0.12 + 0.19 * CGFloat(place))
      return UIView("\(place + 1)", square: 26, color: color, center: CGPoint(x: x, y: 30))
    }
    squares.forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squares))
    let collision = UICollisionBehavior(items: squares)
    collision.addBoundary(withIdentifier: "landscape" as NSCopying, for: path)
    animator.addBehavior(collision)
    drawBoundary("landscape", of: collision)
    self.animator = animator
  }

  /// Draws a boundary as the behavior returns it, below the squares.
  private func drawBoundary(_ identifier: String, of collision: UICollisionBehavior) {
    let line = CAShapeLayer()
    line.path = collision.boundary(withIdentifier: identifier as NSCopying)?.cgPath
    line.fillColor = nil
    line.strokeColor = UIColor.ink.cgColor
    line.lineWidth = 3
    view.layer.insertSublayer(line, at: 0)
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
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
