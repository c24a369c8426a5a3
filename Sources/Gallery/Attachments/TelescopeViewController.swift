// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A5: three tubes slide in one another; gravity extends them, a tap pushes them in.
final class TelescopeViewController: UIViewController {
  private let travel: CGFloat = 80
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var tubes: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to push the tubes in")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: TelescopeViewController.handleTap))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (place, color) in [UIColor.ink, .grape, .tomato].enumerated() {
      let width = 84 - 20 * CGFloat(place)
      let tube = UIView(frame: CGRect(x: 160 - width / 2, y: 40, width: width, height: 100))
      tube.accessibilityIdentifier = "tube \(place + 1)"
      tube.backgroundColor = color
      tube.layer.cornerRadius = 8
      tubes.append(tube)
    }
    tubes.reversed().forEach(view.addSubview)

    let still = UIDynamicItemBehavior(items: [tubes[0]])
    still.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(UIGravityBehavior(items: Array(tubes.dropFirst())))
    for (outer, inner) in zip(tubes, tubes.dropFirst()) {
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: outer, attachedTo: inner, attachmentAnchor: inner.center,
        axisOfTranslation: CGVector(dx: 0, dy: 1))
      slide.attachmentRange = UIFloatRange(minimum: 0, maximum: travel)
      animator.addBehavior(slide)
    }
  }

  func handleTap(_ tap: UITapGestureRecognizer) {
    guard let last = tubes.last else { return }
    let push = UIPushBehavior(items: [last], mode: .instantaneous)
    // Part of it acts across the axis, where the tubes do not move.
    push.pushDirection = CGVector(dx: 0.5, dy: -4)
    animator.addBehavior(push)
  }
}

extension GalleryScene {
  static let telescope = GalleryScene(
    id: "A5",
    name: "telescope",
    title: "Telescope",
    summary:
      "Sliding attachments of two items draw three tubes out of one another, to their stops.",
    duration: 4,
    touches: [
      .tap(at: CGPoint(x: 160, y: 330), time: 1.4)
    ],
    makeViewController: { TelescopeViewController() })
}
