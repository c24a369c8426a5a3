// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting

/// A square of 50 points whose center falls from (160, 100) on a floor at 400.
final class FallingSquare: UIViewController {
  let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let properties = UIDynamicItemBehavior()
  private(set) var animator: UIDynamicAnimator?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    red.center = CGPoint(x: 160, y: 100)
    red.backgroundColor = .red
    view.addSubview(red)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [red]))
    let collision = UICollisionBehavior(items: [red])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 320, y: 400))
    animator.addBehavior(collision)
    properties.addItem(red)
    animator.addBehavior(properties)
    self.animator = animator
  }
}
