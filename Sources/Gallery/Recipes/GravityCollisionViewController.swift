// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R2a: two squares fall, land on the bottom edge and on each other.
final class GravityCollisionViewController: UIViewController {
  var magnitude: CGFloat = 1
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let red = UIView("red", square: 50, color: .tomato, center: view.center)
    let green = UIView(
      "green", square: 50, color: .leaf, center: CGPoint(x: view.center.x, y: view.center.y + 60))
    let squares = [red, green]
    squares.forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior(items: squares)
    gravity.magnitude = magnitude
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
  }
}

extension GalleryScene {
  static let gravityCollision = GalleryScene(
    id: "R2a",
    name: "gravity-collision",
    title: "Gravity and collision",
    summary: "Two squares fall, land on the edge of the screen and on each other.",
    duration: 2,
    parameters: [SceneParameter("gravity", in: -0.5...3, value: 1)],
    makeViewController: { values in
      let controller = GravityCollisionViewController()
      controller.magnitude = values["gravity"]
      return controller
    })
}
