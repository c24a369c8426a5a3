// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// D6: a tap pushes the white ball once, towards the touch, into a rack of ten.
final class BilliardBreakViewController: UIViewController {
  private let cueBall = Disc("cue", disc: 30, color: .ink, center: CGPoint(x: 160, y: 330))
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to shoot the dark ball there")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: BilliardBreakViewController.shoot))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
    var balls: [UIView] = [cueBall]
    for row in 0..<4 {
      for place in 0...row {
        let center = CGPoint(
          x: 160 + (CGFloat(place) - CGFloat(row) / 2) * 31, y: 170 - CGFloat(row) * 27)
        let color = colors[balls.count % colors.count]
        balls.append(Disc("ball \(balls.count)", disc: 30, color: color, center: center))
      }
    }
    balls.forEach(view.addSubview)

    let collision = UICollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    let cloth = UIDynamicItemBehavior(items: balls)
    cloth.elasticity = 0.95
    cloth.friction = 0
    cloth.resistance = 0.8
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(collision)
    animator.addBehavior(cloth)
    self.animator = animator
  }

  func shoot(_ tap: UITapGestureRecognizer) {
    let finger = tap.location(in: view)
    let push = UIPushBehavior(items: [cueBall], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: (finger.x - cueBall.center.x) / 300, dy: (finger.y - cueBall.center.y) / 300)
    push.action = { [unowned push] in push.dynamicAnimator?.removeBehavior(push) }
    animator?.addBehavior(push)
  }
}

extension GalleryScene {
  static let billiardBreak = GalleryScene(
    id: "D6",
    name: "billiard-break",
    title: "Instantaneous push",
    summary: "One push sends the dark ball into the rack; elastic balls scatter and slow down.",
    duration: 5,
    touches: [.tap(at: CGPoint(x: 164, y: 60), time: 0.5)],
    makeViewController: { BilliardBreakViewController() })
}
