// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F1: discs fall into a pool, where drag determines the terminal speed of each.
final class ViscousPoolViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let water = CGRect(x: 0, y: 130, width: view.bounds.width, height: view.bounds.height - 130)
    view.addSubview(UIView(area: water, color: .sky))
    let discs = zip([26, 34, 42, 50, 58] as [CGFloat], UIColor.strong).enumerated().map {
      place, piece in
      Disc(
        "disc \(place + 1)", disc: piece.0, color: piece.1,
        center: CGPoint(x: 34 + 63 * CGFloat(place), y: 40))
    }
    discs.forEach(view.addSubview)

    let drag = UIFieldBehavior.dragField()
    drag.position = CGPoint(x: water.midX, y: water.midY)
    drag.region = UIRegion(size: water.size)
    drag.strength = 0.6
    discs.forEach(drag.addItem)

    let gravity = UIGravityBehavior(items: discs)
    gravity.magnitude = 0.5
    let collision = UICollisionBehavior(items: discs)
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = UIDynamicAnimator(referenceView: view)
    [drag, gravity, collision].forEach(animator.addBehavior)
    self.animator = animator
  }
}

extension GalleryScene {
  static let viscousPool = GalleryScene(
    id: "F1",
    name: "viscous-pool",
    title: "Drag field",
    summary: "Drag fills the pool: each disc sinks at the speed at which drag balances its weight.",
    duration: 5,
    makeViewController: { ViscousPoolViewController() })
}
