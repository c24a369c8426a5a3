// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// Two squares fall on a line and on each other; the usual recipe.
package final class FallingController: UIViewController {
  package let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  package let green = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  package private(set) var animator: UIDynamicAnimator?

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .white
    red.center = CGPoint(x: view.bounds.midX, y: 100)
    green.center = CGPoint(x: view.bounds.midX + 10, y: 200)
    red.backgroundColor = .red
    green.backgroundColor = .green
    view.addSubview(red)
    view.addSubview(green)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [red, green]))
    let collision = UICollisionBehavior(items: [red, green])
    collision.addFloor(at: 400, from: 0, to: view.bounds.width)
    animator.addBehavior(collision)
    self.animator = animator
  }
}
