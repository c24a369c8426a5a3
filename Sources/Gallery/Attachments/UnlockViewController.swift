// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A4: a knob slides on a rail; released halfway it springs back, at the end it stays.
final class UnlockViewController: UIViewController {
  private let start = CGPoint(x: 70, y: 200)
  private let travel: CGFloat = 180
  private let track = UIView(frame: CGRect(x: 36, y: 166, width: 248, height: 68))
  private lazy var knob = Disc("knob", disc: 56, color: .sky, center: start)
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var spring = UIAttachmentBehavior(item: knob, attachedToAnchor: start)
  private lazy var grip = UIAttachmentBehavior(item: knob, attachedToAnchor: start)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag the knob to the right")
    track.backgroundColor = .mist
    track.layer.cornerRadius = 34
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: UnlockViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [track, knob].forEach(view.addSubview)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: knob, attachmentAnchor: start, axisOfTranslation: CGVector(dx: 1, dy: 0))
    // The range counts the anchor relative to the knob.
    rail.attachmentRange = UIFloatRange(minimum: -travel, maximum: 0)
    animator.addBehavior(rail)
    (spring.length, spring.frequency, spring.damping) = (0, 1.5, 0.6)
    (grip.length, grip.frequency, grip.damping) = (0, 4, 1)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    grip.anchorPoint = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeBehavior(spring)
      animator.addBehavior(grip)
    case .changed: break
    default:
      animator.removeBehavior(grip)
      let isOpen = knob.center.x > start.x + travel - 20
      knob.backgroundColor = isOpen ? .leaf : .sky
      spring.anchorPoint = isOpen ? CGPoint(x: start.x + travel, y: start.y) : start
      animator.addBehavior(spring)
    }
  }
}

extension GalleryScene {
  static let unlock = GalleryScene(
    id: "A4",
    name: "unlock",
    title: "Slide to unlock",
    summary: "A sliding attachment keeps a knob on its rail, wherever the finger goes.",
    duration: 6,
    touches: [
      .drag(from: CGPoint(x: 70, y: 200), to: CGPoint(x: 170, y: 130), start: 0.4, duration: 0.7),
      .drag(from: CGPoint(x: 70, y: 200), to: CGPoint(x: 300, y: 290), start: 3, duration: 0.8),
    ],
    makeViewController: { UnlockViewController() })
}
