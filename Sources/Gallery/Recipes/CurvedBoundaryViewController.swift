// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let curvedBoundary = GalleryScene(
    id: "R2b-curve",
    name: "curved-boundary",
    title: "Curved boundary",
    summary: "Any Bézier path is a boundary: squares slide into a valley and over a hill.",
    duration: 4,
    makeViewController: { CurvedBoundaryViewController() })
}
