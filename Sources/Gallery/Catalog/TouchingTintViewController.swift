// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// D2: a tilted card tumbles inside its screen and is tinted while it touches an edge.
final class TouchingTintViewController: UIViewController {
  var elasticity: CGFloat = 0.6
  private lazy var card = UIView(
    "card", square: 90, color: .sky, center: CGPoint(x: view.bounds.midX - 30, y: 90))
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    card.transform = CGAffineTransform(rotationAngle: .pi / 5)
    view.addSubview(card)

    let collision = UICollisionBehavior(items: [card])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 20, bottom: 40, right: 20))
    collision.collisionDelegate = self
    let room = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 40, right: 20))
    let floor = CGPoint(x: room.minX, y: room.maxY)
    view.addSubview(UIView(floorFrom: floor, to: CGPoint(x: room.maxX, y: room.maxY)))

    let lively = UIDynamicItemBehavior(items: [card])
    lively.elasticity = elasticity
    lively.addLinearVelocity(CGPoint(x: 160, y: 0), for: card)
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [UIGravityBehavior(items: [card]), collision, lively]
    behaviors.forEach(animator.addBehavior)
    self.animator = animator
  }
}

extension TouchingTintViewController: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    card.backgroundColor = .tomato
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    card.backgroundColor = .sky
  }
}

extension GalleryScene {
  static let touchingTint = GalleryScene(
    id: "D2",
    name: "touching-tint",
    title: "Collision and gravity",
    summary: "A card tumbles inside insets and is red while it touches an edge.",
    duration: 4,
    parameters: [SceneParameter("elasticity", in: 0...1, value: 0.6)],
    makeViewController: { values in
      let controller = TouchingTintViewController()
      controller.elasticity = values["elasticity"]
      return controller
    })
}
