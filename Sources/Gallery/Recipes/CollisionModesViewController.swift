// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R2d: a control selects the collisions of two squares, which then fall again.
final class CollisionModesViewController: UIViewController {
  private let modes: [UICollisionBehavior.Mode] = [[.items, .boundaries], .items, .boundaries]
  private let control = UISegmentedControl(items: [".everything", ".items", ".boundaries"])
  private lazy var red = UIView("red", square: 50, color: .tomato, center: .zero)
  private lazy var green = UIView("green", square: 50, color: .leaf, center: .zero)
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    control.selectedSegmentIndex = 0
    control.addAction(UIAction { [unowned self] _ in drop() }, for: .valueChanged)
    [green, red, control].forEach(view.addSubview)
    red.alpha = 0.7
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let floor = view.bounds.height - 100
    view.addSubview(
      UIView(floorFrom: CGPoint(x: 0, y: floor), to: CGPoint(x: view.bounds.width, y: floor)))
    control.frame = CGRect(x: 20, y: floor + 34, width: view.bounds.width - 40, height: 32)
    drop()
  }

  private func drop() {
    animator.removeAllBehaviors()
    red.center = CGPoint(x: view.center.x, y: 50)
    green.center = CGPoint(x: view.center.x, y: 130)
    [red, green].forEach { $0.transform = .identity }

    let collision = UICollisionBehavior(items: [red, green])
    collision.collisionMode = modes[control.selectedSegmentIndex]
    let floor = view.bounds.height - 100
    collision.addBoundary(
      withIdentifier: "line" as NSCopying, from: CGPoint(x: 0, y: floor),
      to: CGPoint(x: view.bounds.width, y: floor))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [red, green]))

    // The green square jumps, so that a pair that does not land collides on its way, too.
    let leap = UIDynamicItemBehavior(items: [green])
    leap.addLinearVelocity(CGPoint(x: 0, y: -200), for: green)
    animator.addBehavior(leap)
  }
}

extension GalleryScene {
  static let collisionModes = GalleryScene(
    id: "R2d",
    name: "collision-modes",
    title: "Collision modes",
    summary: "Items, boundaries or everything: an option set selects the collisions of a pair.",
    duration: 6,
    touches: [
      .tap(at: CGPoint(x: 160, y: 350), time: 2.2),
      .tap(at: CGPoint(x: 250, y: 350), time: 3.9),
    ],
    makeViewController: { CollisionModesViewController() })
}
