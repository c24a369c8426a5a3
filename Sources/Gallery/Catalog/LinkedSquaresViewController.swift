// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// D3: a finger leads one square; another hangs on its corner, on a rigid rod.
final class LinkedSquaresViewController: UIViewController {
  private lazy var leader = UIView(
    "leader", square: 60, color: .tomato, center: CGPoint(x: 110, y: 90))
  private lazy var follower = UIView(
    "follower", square: 80, color: .sky, center: CGPoint(x: 170, y: 210))
  private let rod = UIView()
  private let corner = UIOffset(horizontal: -30, vertical: -30)
  private var attachment: UIAttachmentBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to lead the red square", at: .top)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: LinkedSquaresViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    rod.backgroundColor = .ink
    [follower, leader, rod].forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [follower, leader])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let link = UIAttachmentBehavior(
      item: follower, offsetFromCenter: corner, attachedTo: leader, offsetFromCenter: .zero)
    link.action = { [unowned self] in drawRod() }
    animator.addBehavior(link)
    self.animator = animator
    drawRod()
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      let touched = UIOffset(
        horizontal: finger.x - leader.center.x, vertical: finger.y - leader.center.y)
      let grip = UIAttachmentBehavior(
        item: leader, offsetFromCenter: touched, attachedToAnchor: finger)
      animator?.addBehavior(grip)
      attachment = grip
    case .changed:
      attachment?.anchorPoint = finger
    default:
      attachment.map { animator?.removeBehavior($0) }
    }
  }

  private func drawRod() {
    let end = CGPoint(x: 40 + corner.horizontal, y: 40 + corner.vertical)
    rod.stretch(from: leader.center, to: follower.convert(end, to: view))
  }
}

extension GalleryScene {
  static let linkedSquares = GalleryScene(
    id: "D3",
    name: "linked-squares",
    title: "Attachments and collision",
    summary:
      "A finger leads one square; the other follows on a rod, through which the two do not collide.",
    duration: 5,
    touches: [
      .drag(from: CGPoint(x: 110, y: 90), to: CGPoint(x: 260, y: 60), start: 0.4, duration: 0.7),
      .drag(from: CGPoint(x: 260, y: 60), to: CGPoint(x: 80, y: 330), start: 1.6, duration: 0.9),
    ],
    makeViewController: { LinkedSquaresViewController() })
}
