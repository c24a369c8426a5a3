// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F2: a vortex stirs four rows of beads in a cup; outer beads move faster.
final class StirredCupViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let center = view.center
    let radius: CGFloat = 148
    view.addSubview(UIView(discArea: center, radius: radius, color: .grape))
    var beads: [UIView] = []
    for (ring, color) in UIColor.strong.enumerated() {
      let distance = 26 * CGFloat(ring + 1)
      for (spoke, way) in [(1, 0), (0, 1), (-1, 0), (0, -1)].enumerated() {
        let place = CGPoint(
          x: center.x + distance * CGFloat(way.0), y: center.y + distance * CGFloat(way.1))
        beads.append(Disc("bead \(ring + 1)-\(spoke + 1)", disc: 16, color: color, center: place))
      }
    }
    beads.forEach(view.addSubview)

    let vortex = UIFieldBehavior.vortexField()
    vortex.position = center
    vortex.region = UIRegion(radius: radius)
    vortex.strength = 0.03
    beads.forEach(vortex.addItem)

    let cup = UICollisionBehavior(items: beads)
    cup.addBoundary(
      withIdentifier: "cup" as NSString,
      for: UIBezierPath(
        ovalIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
    let tea = UIDynamicItemBehavior(items: beads)
    tea.resistance = 1.5
    let animator = UIDynamicAnimator(referenceView: view)
    [vortex, cup, tea].forEach(animator.addBehavior)
    self.animator = animator
  }
}

extension GalleryScene {
  static let stirredCup = GalleryScene(
    id: "F2",
    name: "stirred-cup",
    title: "Vortex field",
    summary: "A vortex pushes in proportion to the distance: rows turn like spokes, then swirl.",
    duration: 5,
    makeViewController: { StirredCupViewController() })
}
