// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R6, density: two squares of one size fall on a seesaw, which tips towards the denser one.
final class DensityViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let (middle, floor) = (view.bounds.width / 2, view.bounds.height - 40)
    let plank = UIView(frame: CGRect(x: middle - 130, y: floor - 62, width: 260, height: 12))
    plank.accessibilityIdentifier = "plank"
    plank.backgroundColor = .ink
    plank.layer.cornerRadius = 4
    let light = UIView("light", square: 50, color: .honey, center: CGPoint(x: middle - 95, y: 120))
    let heavy = UIView("heavy", square: 50, color: .grape, center: CGPoint(x: middle + 95, y: 120))
    let items = [plank, light, heavy]
    let left = CGPoint(x: 0, y: floor)
    let right = CGPoint(x: view.bounds.width, y: floor)
    view.addSubview(UIView(floorFrom: left, to: right))
    items.forEach(view.addSubview)

    let pivot = UIBezierPath()
    pivot.move(to: CGPoint(x: middle - 30, y: floor))
    pivot.addLine(to: CGPoint(x: middle, y: floor - 50))
    pivot.addLine(to: CGPoint(x: middle + 30, y: floor))
    pivot.close()
    let wedge = CAShapeLayer()
    wedge.path = pivot.cgPath
    wedge.fillColor = UIColor.mist.cgColor
    view.layer.insertSublayer(wedge, at: 0)

    let density = UIDynamicItemBehavior(items: [heavy])
    density.density = 4
    let grip = UIDynamicItemBehavior(items: items)
    grip.friction = 1

    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "floor" as NSCopying, from: left, to: right)
    collision.addBoundary(withIdentifier: "pivot" as NSCopying, for: pivot)
    let animator = UIDynamicAnimator(referenceView: view)
    [UIGravityBehavior(items: items), collision, density, grip].forEach(animator.addBehavior)
    self.animator = animator
  }
}

extension GalleryScene {
  static let density = GalleryScene(
    id: "R6-density",
    name: "density",
    title: "Density",
    summary:
      "Two squares of one size fall on a seesaw: four times the density, four times the weight.",
    duration: 4,
    makeViewController: { DensityViewController() })
}
