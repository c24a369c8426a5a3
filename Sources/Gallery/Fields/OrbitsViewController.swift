// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F3: planets circle a sun whose radial gravity falls off with the square of the distance.
final class OrbitsViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let sun = view.center
    view.addSubview(UIView(discArea: sun, radius: 156, color: .honey))
    let space = UIDynamicItemBehavior()
    space.resistance = 0
    let gravity = UIFieldBehavior.radialGravityField(position: sun)
    gravity.strength = 2.3
    gravity.falloff = 2
    gravity.minimumRadius = 20
    gravity.region = UIRegion(radius: 156)

    func launch(_ name: String, _ color: UIColor, size: CGFloat, at radius: CGFloat, speed: CGFloat)
    {
      let orbit = UIView(discArea: sun, radius: radius, color: .paper)
      orbit.layer.borderWidth = 1
      orbit.layer.borderColor = UIColor.mist.cgColor
      let body = Disc(name, disc: size, color: color, center: CGPoint(x: sun.x + radius, y: sun.y))
      view.addSubview(orbit)
      view.addSubview(body)
      // On a circle v² = a·r, and strength 1 is 100 points/s² at 100 points.
      let circular = (gravity.strength * 1_000_000 / radius).squareRoot()
      space.addItem(body)
      space.addLinearVelocity(CGPoint(x: 0, y: -speed * circular), for: body)
      gravity.addItem(body)
    }
    launch("comet", .ink, size: 9, at: 150, speed: 0.55)
    launch("jupiter", .sky, size: 26, at: 138, speed: 1)
    launch("mars", .tomato, size: 14, at: 104, speed: 1)
    launch("earth", .leaf, size: 17, at: 76, speed: 1)
    launch("mercury", .grape, size: 11, at: 48, speed: 1)
    view.addSubview(UIView("sun", disc: 38, color: .honey, center: sun))

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(gravity)
    animator.addBehavior(space)
    self.animator = animator
  }
}

extension GalleryScene {
  static let orbits = GalleryScene(
    id: "F3",
    name: "orbits",
    title: "Radial gravity field",
    summary: "Radial gravity with falloff 2: four planets on circles, and a comet on an ellipse.",
    duration: 7,
    makeViewController: { OrbitsViewController() })
}
