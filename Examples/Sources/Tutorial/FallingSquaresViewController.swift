// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// Chapter 1: two squares fall, and land on the edge of the screen and on each other.
public final class FallingSquaresViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let squares = [UIColor.systemRed, .systemGreen].enumerated().map { index, color in
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      square.center = CGPoint(x: view.center.x, y: 100 + 60 * CGFloat(index))
      square.backgroundColor = color
      view.addSubview(square)
      return square
    }

    let gravity = UIGravityBehavior(items: squares)
    gravity.magnitude = 0.5
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }
}
