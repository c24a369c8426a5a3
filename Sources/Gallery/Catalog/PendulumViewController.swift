// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// D10: a custom composite behavior makes a weight swing; a finger lifts and releases it.
final class PendulumViewController: UIViewController {
  private lazy var weight = Disc(
    "weight", disc: 50, color: .grape, center: CGPoint(x: view.bounds.midX, y: 260))
  private lazy var pivot = UIView(
    "pivot", disc: 12, color: .ink, center: CGPoint(x: view.bounds.midX, y: 80))
  private let rod = UIView()
  private lazy var pendulum = PendulumBehavior(weight: weight, pivot: pivot.center)
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to lift the weight")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: PendulumViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    rod.backgroundColor = .ink
    [rod, weight, pivot].forEach(view.addSubview)
    rod.stretch(from: pivot.center, to: weight.center)
    pendulum.action = { [unowned self] in rod.stretch(from: pivot.center, to: weight.center) }
    animator.addBehavior(pendulum)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: pendulum.lift(at: pan.location(in: view))
    case .changed: pendulum.carry(to: pan.location(in: view))
    default: pendulum.release(with: pan.velocity(in: view))
    }
  }
}

/// Gravity, a rod, and an attachment to the touch while the weight is held.
final class PendulumBehavior: UIDynamicBehavior {
  private let weight: UIView
  private let gravity: UIGravityBehavior
  private let momentum: UIDynamicItemBehavior
  private var grip: UIAttachmentBehavior?

  init(weight: UIView, pivot: CGPoint) {
    self.weight = weight
    gravity = UIGravityBehavior(items: [weight])
    momentum = UIDynamicItemBehavior(items: [weight])
    super.init()
    momentum.resistance = 0.1
    let rod = UIAttachmentBehavior(item: weight, attachedToAnchor: pivot)
    [gravity, momentum, rod].forEach(addChildBehavior)
  }

  func lift(at point: CGPoint) {
    removeChildBehavior(gravity)
    let grip = UIAttachmentBehavior(item: weight, attachedToAnchor: point)
    (grip.length, grip.frequency, grip.damping) = (0, 8, 1)
    addChildBehavior(grip)
    self.grip = grip
  }

  func carry(to point: CGPoint) {
    grip?.anchorPoint = point
  }

  func release(with velocity: CGPoint) {
    grip.map(removeChildBehavior)
    grip = nil
    momentum.addLinearVelocity(velocity, for: weight)
    addChildBehavior(gravity)
  }
}

extension GalleryScene {
  static let pendulum = GalleryScene(
    id: "D10",
    name: "pendulum",
    title: "Pendulum, a composite behavior",
    summary: "A finger lifts the weight and lets it go; gravity and a rod make it swing.",
    duration: 6,
    touches: [
      .drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 235, y: 225), start: 0.3, duration: 0.9)
    ],
    makeViewController: { PendulumViewController() })
}
