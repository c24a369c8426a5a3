// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// D4: a weight bobs on a spring under gravity until a finger pulls its anchor away.
final class SpringViewController: UIViewController {
  private lazy var weight = UIView(
    "weight", square: 70, color: .leaf, center: CGPoint(x: view.bounds.midX, y: 150))
  private lazy var anchor = UIView(
    "anchor", disc: 18, color: .ink, center: CGPoint(x: view.bounds.midX, y: 60))
  private let wire = CAShapeLayer()
  var frequency: CGFloat = 1.5
  var damping: CGFloat = 0.15
  private var spring: UIAttachmentBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to move the anchor")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: SpringViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (wire.strokeColor, wire.fillColor, wire.lineWidth) = (UIColor.ink.cgColor, nil, 2)
    wire.lineJoin = .round
    view.layer.addSublayer(wire)
    [weight, anchor].forEach(view.addSubview)
    drawSpring()

    let spring = UIAttachmentBehavior(item: weight, attachedToAnchor: anchor.center)
    spring.frequency = frequency
    spring.damping = damping
    spring.action = { [unowned self] in drawSpring() }
    let collision = UICollisionBehavior(items: [weight])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [UIGravityBehavior(items: [weight]), collision, spring]
    behaviors.forEach(animator.addBehavior)
    (self.spring, self.animator) = (spring, animator)
  }

  /// Draws the windings from the anchor to the weight.
  private func drawSpring() {
    let (start, end) = (anchor.center, weight.center)
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = max(hypot(across, down), 1)
    let (sideX, sideY) = (-down / length * 9, across / length * 9)
    let path = UIBezierPath()
    path.move(to: start)
    for turn in 1..<16 {
      let share = CGFloat(turn) / 16
      let side: CGFloat = turn == 1 || turn == 15 ? 0 : turn.isMultiple(of: 2) ? 1 : -1
      path.addLine(
        to: CGPoint(
          x: start.x + share * across + side * sideX, y: start.y + share * down + side * sideY))
    }
    path.addLine(to: end)
    wire.path = path.cgPath
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    anchor.center = pan.location(in: view)
    spring?.anchorPoint = anchor.center
  }
}

extension GalleryScene {
  static let spring = GalleryScene(
    id: "D4",
    name: "spring",
    title: "Collision, gravity and a spring",
    summary: "A weight bobs on a spring; a finger pulls the anchor aside and it swings after.",
    duration: 6,
    touches: [
      .drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 60, y: 90), start: 2.5, duration: 0.3)
    ],
    parameters: [
      SceneParameter("frequency", in: 0.5...4, value: 1.5, unit: "Hz"),
      SceneParameter("damping", in: 0...1, value: 0.15),
    ],
    makeViewController: { values in
      let controller = SpringViewController()
      controller.frequency = values["frequency"]
      controller.damping = values["damping"]
      return controller
    })
}
