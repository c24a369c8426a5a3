// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A1: a ball hangs on a rope of beads; a finger lifts it, the rope goes slack and taut again.
final class RopeViewController: UIViewController {
  private lazy var hook = UIView("hook", square: 24, color: .ink, center: CGPoint(x: 150, y: 40))
  private lazy var ball = Disc("ball", disc: 56, color: .tomato, center: CGPoint(x: 150, y: 260))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var grip: UIAttachmentBehavior?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to lift the ball")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: RopeViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let beads = (1...9).map {
      Disc("bead \($0)", disc: 10, color: .honey, center: CGPoint(x: 150, y: 40 + 22 * $0))
    }
    ([hook] + beads + [ball]).forEach(view.addSubview)

    let still = UIDynamicItemBehavior(items: [hook])
    still.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(UIGravityBehavior(items: beads + [ball]))
    let resistance = UIDynamicItemBehavior(items: beads + [ball])
    resistance.resistance = 0.4
    animator.addBehavior(resistance)

    let links = [hook] + beads + [ball]
    for (link, next) in zip(links, links.dropFirst()) { tie(link, to: next) }
    // One rope from end to end carries the weight instead of the beads.
    tie(hook, to: ball)
  }

  private func tie(_ item: UIView, to other: UIView) {
    animator.addBehavior(
      UIAttachmentBehavior.limitAttachment(
        with: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero))
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      let grip = UIAttachmentBehavior(item: ball, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 5, 1)
      animator.addBehavior(grip)
      self.grip = grip
    case .changed: grip?.anchorPoint = point
    default: grip.map(animator.removeBehavior)
    }
  }
}

extension GalleryScene {
  static let rope = GalleryScene(
    id: "A1",
    name: "rope",
    title: "Rope",
    summary: "A limit attachment holds a ball: slack while a finger lifts it, taut when it falls.",
    duration: 5,
    touches: [
      .drag(from: CGPoint(x: 150, y: 260), to: CGPoint(x: 205, y: 130), start: 0.4, duration: 0.9)
    ],
    makeViewController: { RopeViewController() })
}
