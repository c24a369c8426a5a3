// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D8: four blocks are released on the same slope, each with a different friction.
final class FrictionViewController: UIViewController {
  private let frictions: [CGFloat] = [0, 0.1, 0.2, 0.4]
  private let slope: CGFloat = 0.25
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.sky, .leaf, .honey, .tomato]
    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior()
    for (lane, friction) in frictions.enumerated() {
      let top = CGPoint(x: 0, y: 70 + 75 * CGFloat(lane))
      let bottom = CGPoint(x: view.bounds.width, y: top.y + view.bounds.width * slope)
      let plank = UIView(floorFrom: .zero, to: .zero)
      plank.stretch(from: top, to: bottom)
      view.addSubview(plank)

      let angle = atan(slope)
      let tilt = CGAffineTransform(rotationAngle: angle)
      let lift = CGPoint(x: 0, y: -12).applying(tilt)
      let start = CGPoint(x: 40 + lift.x, y: top.y + 40 * slope + lift.y)
      let block = UIView("friction \(friction)", square: 24, color: colors[lane], center: start)
      block.transform = tilt
      view.addSubview(block)

      let collision = UICollisionBehavior(items: [block])
      collision.addBoundary(withIdentifier: "slope" as NSString, from: top, to: bottom)
      let surface = UIDynamicItemBehavior(items: [block])
      (surface.friction, surface.elasticity, surface.resistance) = (friction, 0, 0)
      gravity.addItem(block)
      animator.addBehavior(collision)
      animator.addBehavior(surface)
    }
    animator.addBehavior(gravity)
    self.animator = animator
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

  /// Places this thin view between two points.
  fileprivate func stretch(from start: CGPoint, to end: CGPoint) {
    let (across, down) = (end.x - start.x, end.y - start.y)
    transform = .identity
    bounds = CGRect(x: 0, y: 0, width: hypot(across, down), height: 3)
    center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    transform = CGAffineTransform(rotationAngle: atan2(down, across))
  }
}
