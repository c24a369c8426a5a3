// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// D7: a craft is pushed towards a touch while the touch lasts.
final class HovercraftViewController: UIViewController {
  private lazy var craft = UIView("craft", square: 48, color: .grape, center: view.center)
  private let thrust = UIView()
  private var push: UIPushBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to steer the craft")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: HovercraftViewController.steer))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    thrust.backgroundColor = .honey
    thrust.isHidden = true
    [thrust, craft].forEach(view.addSubview)

    let push = UIPushBehavior(items: [craft], mode: .continuous)
    push.active = false
    let collision = UICollisionBehavior(items: [craft])
    collision.translatesReferenceBoundsIntoBoundary = true
    let air = UIDynamicItemBehavior(items: [craft])
    air.resistance = 0.5
    air.elasticity = 0.5
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [collision, air, push]
    behaviors.forEach(animator.addBehavior)
    (self.push, self.animator) = (push, animator)
  }

  func steer(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    let isDown = pan.state == .began || pan.state == .changed
    push?.pushDirection = CGVector(
      dx: (finger.x - craft.center.x) / 100, dy: (finger.y - craft.center.y) / 100)
    push?.active = isDown
    thrust.isHidden = !isDown
    thrust.stretch(from: craft.center, to: finger)
  }
}

extension GalleryScene {
  static let hovercraft = GalleryScene(
    id: "D7",
    name: "hovercraft",
    title: "Continuous push",
    summary: "While a finger is down it pulls the craft towards it; then the craft glides on.",
    duration: 5,
    touches: [
      .drag(from: CGPoint(x: 250, y: 120), to: CGPoint(x: 290, y: 320), start: 0.3, duration: 0.9),
      .drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 40, y: 80), start: 1.8, duration: 0.8),
    ],
    makeViewController: { HovercraftViewController() })
}
