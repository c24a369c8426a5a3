// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F8: beads swing about one spring field with the same period at any amplitude.
final class SpringFlowerViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let center = view.center
    let spring = UIFieldBehavior.springField()
    spring.position = center
    let air = UIDynamicItemBehavior()
    air.resistance = 0
    // A disc of 20 points weighs π/100 and turns by 2π in two seconds.
    spring.strength = .pi * .pi * .pi / 100
    let frequency = CGFloat.pi

    func add(_ name: String, size: CGFloat, color: UIColor, from place: CGPoint, speed: CGPoint) {
      let bead = Disc(
        name, disc: size, color: color,
        center: CGPoint(x: center.x + place.x, y: center.y + place.y))
      view.addSubview(bead)
      spring.addItem(bead)
      air.addItem(bead)
      air.addLinearVelocity(speed, for: bead)
    }
    add("heavy", size: 40, color: .ink, from: CGPoint(x: 0, y: 170), speed: .zero)
    for number in 0..<15 {
      let turn = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(number) / 15)
      let place = CGPoint(x: number.isMultiple(of: 3) ? 150 : 105, y: 0).applying(turn)
      let speed = CGPoint(x: 0, y: -45 * frequency).applying(turn)
      add(
        "bead \(number + 1)", size: 20, color: UIColor.strong[number % 5],
        from: place, speed: speed)
    }
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(spring)
    animator.addBehavior(air)
    self.animator = animator
  }
}

extension GalleryScene {
  static let springFlower = GalleryScene(
    id: "F8",
    name: "spring-flower",
    title: "Spring field",
    summary: "Beads swing on ellipses with one period; four times the mass doubles the period.",
    duration: 8,
    makeViewController: { SpringFlowerViewController() })
}
