// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R4: a square hangs by an offset from an anchor that a finger drags.
final class AttachmentViewController: UIViewController {
  private let offset = UIOffset(horizontal: -30, vertical: -30)
  private lazy var square = UIView("square", square: 100, color: .sky, center: view.center)
  private let anchor = UIView("anchor", disc: 24, color: .tomato, center: CGPoint(x: 110, y: 110))
  private let rod = UIView()
  private var attachment: UIAttachmentBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to move the anchor")
    rod.backgroundColor = .ink
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: AttachmentViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    square.addSubview(UIView("inner", square: 20, color: .honey, center: CGPoint(x: 20, y: 20)))
    [square, rod, anchor].forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    let attachment = UIAttachmentBehavior(
      item: square, offsetFromCenter: offset, attachedToAnchor: anchor.center)
    attachment.action = { [unowned self] in drawRod() }
    animator.addBehavior(attachment)
    (self.attachment, self.animator) = (attachment, animator)
    drawRod()
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    anchor.center = pan.location(in: view)
    attachment?.anchorPoint = anchor.center
    drawRod()
  }

  private func drawRod() {
    rod.stretch(from: square.convert(CGPoint(x: 20, y: 20), to: view), to: anchor.center)
  }
}

extension GalleryScene {
  static let attachment = GalleryScene(
    id: "R4",
    name: "attachment",
    title: "Attachment",
    summary: "A finger drags the anchor; the square follows on a rigid rod and rotates freely.",
    duration: 5,
    touches: [
      .drag(
        from: CGPoint(x: 110, y: 110), to: CGPoint(x: 270, y: 90), start: 0.4, duration: 0.8),
      .drag(
        from: CGPoint(x: 270, y: 90), to: CGPoint(x: 230, y: 340), start: 1.6, duration: 0.8),
      .drag(
        from: CGPoint(x: 230, y: 340), to: CGPoint(x: 60, y: 200), start: 2.8, duration: 0.8),
    ],
    makeViewController: { AttachmentViewController() })
}
