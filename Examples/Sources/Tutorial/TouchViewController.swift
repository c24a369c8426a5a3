// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// Chapter 3: a touch pushes the disc away from it, and snaps the card to it.
public final class TouchViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let disc = UIView(frame: CGRect(x: 130, y: 60, width: 60, height: 60))
  private let card = UIView(frame: CGRect(x: 120, y: 240, width: 80, height: 80))
  private var snap: UISnapBehavior?

  public override func viewDidLoad() {
    super.viewDidLoad()
    disc.layer.cornerRadius = 30
    disc.backgroundColor = .systemPurple
    card.backgroundColor = .systemGreen
    [card, disc].forEach(view.addSubview)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let collision = UICollisionBehavior(items: [disc])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: view) else { return }

    let push = UIPushBehavior(items: [disc], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: (disc.center.x - point.x) / 200, dy: (disc.center.y - point.y) / 200)
    push.action = { [unowned push] in push.dynamicAnimator?.removeBehavior(push) }
    animator.addBehavior(push)

    if let snap {
      snap.snapPoint = point
    } else {
      let snap = UISnapBehavior(item: card, snapTo: point)
      snap.damping = 0.5
      animator.addBehavior(snap)
      self.snap = snap
    }
  }
}
