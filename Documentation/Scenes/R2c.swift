// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R2c: two squares, one on the other; each reddens, grows, fades and leaves when it touches the
/// line, the upper one after it has lost its support.
final class ContactDelegateViewController: UIViewController, UICollisionBehaviorDelegate {
  private var animator: UIDynamicAnimator?
  private let gravity = UIGravityBehavior()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let red = UIView("red", square: 50, color: .tomato, center: CGPoint(x: view.center.x, y: 0))
    let green = UIView("green", square: 50, color: .leaf, center: CGPoint(x: view.center.x, y: 60))
    for square in [red, green] {
      view.addSubview(square)
      gravity.addItem(square)
    }

    let left = CGPoint(x: 0, y: view.bounds.height - 100)
    let right = CGPoint(x: view.bounds.width, y: view.bounds.height - 100)
    view.addSubview(UIView(floorFrom: left, to: right))

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: gravity.items)
    collision.addBoundary(withIdentifier: "bottomBoundary" as NSCopying, from: left, to: right)
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    self.animator = animator
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    guard identifier as? String == "bottomBoundary", let square = item as? UIView,
      square.alpha > 0  // a square that bounces touches the line again while it fades
    else { return }
    UIView.animate(withDuration: 1) {
      square.backgroundColor = .tomato
      square.alpha = 0
      square.transform = CGAffineTransform(scaleX: 2, y: 2)
    } completion: { [gravity] _ in
      gravity.removeItem(square)
      behavior.removeItem(square)
      square.removeFromSuperview()
    }
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
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

  /// Creates a thin bar below a line, on which items visibly rest.
  fileprivate convenience init(floorFrom left: CGPoint, to right: CGPoint) {
    self.init(frame: CGRect(x: left.x, y: left.y, width: right.x - left.x, height: 3))
    backgroundColor = .ink
  }
}
