// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let friction = GalleryScene(
    id: "D8",
    name: "friction",
    title: "Item properties",
    summary: "Four blocks on the same slope: the more friction, the slower, until one stays.",
    duration: 2.5,
    makeViewController: { FrictionViewController() })
}
