// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R2a: two squares fall, land on the bottom edge and on each other.
final class GravityCollisionViewController: UIViewController {
  var magnitude: CGFloat = 1
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let red = UIView("red", square: 50, color: .tomato, center: view.center)
    let green = UIView(
      "green", square: 50, color: .leaf, center: CGPoint(x: view.center.x, y: view.center.y + 60))
    let squares = [red, green]
    squares.forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior(items: squares)
    gravity.magnitude = magnitude
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
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
