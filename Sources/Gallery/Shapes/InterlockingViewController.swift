// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// S3: U and L pieces are stacked so that each supports the one above it.
final class InterlockingViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let block: CGFloat = 34
    let lower = PathView(
      "lower U", path: UIBezierPath(letterU: block), color: .sky, center: CGPoint(x: 160, y: 360))
    // Upside down and shifted, so that a leg of each is between the legs of the other.
    let upper = PathView(
      "upper U", path: UIBezierPath(letterU: block), color: .tomato,
      center: CGPoint(x: 160 + 1.1 * block, y: 220))
    upper.transform = CGAffineTransform(rotationAngle: .pi)
    let left = PathView(
      "L", path: UIBezierPath(letterL: block), color: .leaf, center: CGPoint(x: 60, y: 200))
    let ball = Disc("ball", disc: 26, color: .honey, center: CGPoint(x: 78, y: 60))
    let pieces = [lower, upper, left, ball]
    pieces.forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: pieces))
    let collision = UICollisionBehavior(items: pieces)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let calm = UIDynamicItemBehavior(items: pieces)
    calm.elasticity = 0
    calm.friction = 0.5
    animator.addBehavior(calm)
    self.animator = animator
  }
}

extension GalleryScene {
  static let interlocking = GalleryScene(
    id: "S3",
    name: "interlocking",
    title: "Interlocking pieces",
    summary: "A leg of one U comes to rest between the legs of another, and an L catches a ball.",
    duration: 4,
    makeViewController: { InterlockingViewController() })
}
