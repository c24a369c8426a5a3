// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let contactDelegate = GalleryScene(
    id: "R2c",
    name: "contact-delegate",
    title: "Contact delegate",
    summary: "What touches the line reddens, grows, fades and is removed; what lay on it falls.",
    duration: 2.8,
    makeViewController: { ContactDelegateViewController() })
}
