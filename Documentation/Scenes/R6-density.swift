// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R6, density: two squares of one size fall on a seesaw, which tips towards the denser one.
final class DensityViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let (middle, floor) = (view.bounds.width / 2, view.bounds.height - 40)
    let plank = UIView(frame: CGRect(x: middle - 130, y: floor - 62, width: 260, height: 12))
    plank.accessibilityIdentifier = "plank"
    plank.backgroundColor = .ink
    plank.layer.cornerRadius = 4
    let light = UIView("light", square: 50, color: .honey, center: CGPoint(x: middle - 95, y: 120))
    let heavy = UIView("heavy", square: 50, color: .grape, center: CGPoint(x: middle + 95, y: 120))
    let items = [plank, light, heavy]
    let left = CGPoint(x: 0, y: floor)
    let right = CGPoint(x: view.bounds.width, y: floor)
    view.addSubview(UIView(floorFrom: left, to: right))
    items.forEach(view.addSubview)

    let pivot = UIBezierPath()
    pivot.move(to: CGPoint(x: middle - 30, y: floor))
    pivot.addLine(to: CGPoint(x: middle, y: floor - 50))
    pivot.addLine(to: CGPoint(x: middle + 30, y: floor))
    pivot.close()
    let wedge = CAShapeLayer()
    wedge.path = pivot.cgPath
    wedge.fillColor = UIColor.mist.cgColor
    view.layer.insertSublayer(wedge, at: 0)

    let density = UIDynamicItemBehavior(items: [heavy])
    density.density = 4
    let grip = UIDynamicItemBehavior(items: items)
    grip.friction = 1

    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "floor" as NSCopying, from: left, to: right)
    collision.addBoundary(withIdentifier: "pivot" as NSCopying, for: pivot)
    let animator = UIDynamicAnimator(referenceView: view)
    [UIGravityBehavior(items: items), collision, density, grip].forEach(animator.addBehavior)
    self.animator = animator
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
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

  /// Creates a thin bar below a line, on which items visibly rest.
  fileprivate convenience init(floorFrom left: CGPoint, to right: CGPoint) {
    self.init(frame: CGRect(x: left.x, y: left.y, width: right.x - left.x, height: 3))
    backgroundColor = .ink
  }
}
