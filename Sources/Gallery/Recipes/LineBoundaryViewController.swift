// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R2b: an invisible line stops the squares 100 points above the bottom edge.
final class LineBoundaryViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let red = UIView("red", square: 50, color: .tomato, center: CGPoint(x: view.center.x, y: 0))
    let green = UIView("green", square: 50, color: .leaf, center: CGPoint(x: view.center.x, y: 60))
    let squares = [red, green]
    squares.forEach(view.addSubview)

    let left = CGPoint(x: 0, y: view.bounds.height - 100)
    let right = CGPoint(x: view.bounds.width, y: view.bounds.height - 100)
    view.addSubview(UIView(floorFrom: left, to: right))

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squares))

    let collision = UICollisionBehavior(items: squares)
    collision.addBoundary(withIdentifier: "bottomBoundary" as NSCopying, from: left, to: right)
    animator.addBehavior(collision)
    self.animator = animator
  }
}

extension GalleryScene {
  static let lineBoundary = GalleryScene(
    id: "R2b",
    name: "line-boundary",
    title: "Line boundary",
    summary: "A line boundary stops the squares 100 points above the bottom edge.",
    duration: 2,
    makeViewController: { LineBoundaryViewController() })
}
