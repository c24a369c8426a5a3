// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// Chapter 2: what lands on the line turns red, fades and is removed; what lay on it falls.
public final class BoundaryViewController: UIViewController, UICollisionBehaviorDelegate {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (y, color) in [(0, UIColor.systemBlue), (60, .systemGreen)] {
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      square.center = CGPoint(x: view.center.x, y: CGFloat(y))
      square.backgroundColor = color
      view.addSubview(square)
      gravity.addItem(square)
      collision.addItem(square)
    }

    let height = view.bounds.height - 100
    collision.addBoundary(
      withIdentifier: "bottomBoundary" as NSString, from: CGPoint(x: 0, y: height),
      to: CGPoint(x: view.bounds.width, y: height))
    collision.collisionDelegate = self
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }

  /// Lets the square fade; `alpha` is 0 from the start of the animation on.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    guard identifier as? NSString == "bottomBoundary", let square = item as? UIView,
      square.alpha > 0
    else { return }
    UIView.animate(withDuration: 1) {
      square.backgroundColor = .systemRed
      square.alpha = 0
    } completion: { [gravity] _ in
      gravity.removeItem(square)
      behavior.removeItem(square)
      square.removeFromSuperview()
    }
  }
}
