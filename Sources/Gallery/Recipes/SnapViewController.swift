// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R5: every tap replaces the snap by a new one.
final class SnapViewController: UIViewController {
  private lazy var square = UIView("square", square: 80, color: .leaf, center: view.center)
  private let target = UIView("target", disc: 16, color: .tomato, center: .zero)
  private var snap: UISnapBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap anywhere to snap the square there")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SnapViewController.handleTap))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(square)
    view.addSubview(target)
    target.isHidden = true
    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
  }

  func handleTap(_ tap: UITapGestureRecognizer) {
    if let snap { animator?.removeBehavior(snap) }
    target.center = tap.location(in: view)
    target.isHidden = false
    let snap = UISnapBehavior(item: square, snapTo: target.center)
    snap.damping = 0.5
    animator?.addBehavior(snap)
    self.snap = snap
  }
}

extension GalleryScene {
  static let snap = GalleryScene(
    id: "R5",
    name: "snap",
    title: "Snap",
    summary: "The square springs to every tap, swings a little and rests upright on the point.",
    duration: 5,
    touches: [
      .tap(at: CGPoint(x: 80, y: 90), time: 0.3),
      .tap(at: CGPoint(x: 250, y: 120), time: 1.4),
      .tap(at: CGPoint(x: 230, y: 330), time: 2.5),
      .tap(at: CGPoint(x: 70, y: 300), time: 3.6),
    ],
    makeViewController: { SnapViewController() })
}
