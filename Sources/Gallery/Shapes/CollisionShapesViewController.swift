// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let collisionShapes = GalleryScene(
    id: "S1",
    name: "collision-shapes",
    title: "Collision shapes",
    summary: "A rectangle, an ellipse and a path go down the same slope, each in its own way.",
    duration: 4,
    makeViewController: { CollisionShapesViewController() })
}
