// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R4, item to item: a chain of discs, each attached to the one before, swings from an anchor.
final class ItemAttachmentViewController: UIViewController {
  private let anchor = UIView("anchor", disc: 18, color: .ink, center: CGPoint(x: 160, y: 60))
  private var hook: UIAttachmentBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to move the anchor")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: ItemAttachmentViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.honey, .tomato, .grape, .sky, .leaf]
    let discs = colors.enumerated().map { place, color in
      Disc(
        "disc \(place + 1)", disc: 32, color: color,
        center: CGPoint(x: 160, y: 105 + CGFloat(place) * 45))
    }
    discs.forEach(view.addSubview)
    view.addSubview(anchor)

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: discs))
    let collision = UICollisionBehavior(items: discs)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    let hook = UIAttachmentBehavior(item: discs[0], attachedToAnchor: anchor.center)
    animator.addBehavior(hook)
    for (disc, next) in zip(discs, discs.dropFirst()) {
      animator.addBehavior(UIAttachmentBehavior(item: disc, attachedTo: next))
    }
    (self.hook, self.animator) = (hook, animator)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    anchor.center = pan.location(in: view)
    hook?.anchorPoint = anchor.center
  }
}

extension GalleryScene {
  static let itemAttachment = GalleryScene(
    id: "R4-items",
    name: "item-attachment",
    title: "Item to item",
    summary: "Five discs, each attached to the one before, swing from a dragged anchor.",
    duration: 5,
    touches: [
      .drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 80, y: 60), start: 0.3, duration: 0.3),
      .drag(from: CGPoint(x: 80, y: 60), to: CGPoint(x: 220, y: 70), start: 1.5, duration: 0.5),
    ],
    makeViewController: { ItemAttachmentViewController() })
}
