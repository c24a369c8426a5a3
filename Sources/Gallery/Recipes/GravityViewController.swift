// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R1: three squares of different sizes fall alike, because gravity does not depend on mass.
///
/// (S031)
final class GravityViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let third = view.bounds.width / 3
    let small = UIView("small", square: 24, color: .honey, center: CGPoint(x: third / 2, y: 40))
    let medium = UIView(
      "medium", square: 44, color: .tomato, center: CGPoint(x: third * 1.5, y: 40))
    let large = UIView("large", square: 72, color: .sky, center: CGPoint(x: third * 2.5, y: 40))
    let squares = [small, medium, large]
    squares.forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squares))
    self.animator = animator
  }
}

extension GalleryScene {
  static let gravity = GalleryScene(
    id: "R1",
    name: "gravity",
    title: "Gravity",
    summary: "Three sizes, one fall: 1.0 is 1000 points/s² for all of them.",
    duration: 0.8,
    makeViewController: { GravityViewController() })
}
