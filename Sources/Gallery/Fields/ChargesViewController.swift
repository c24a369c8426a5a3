// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F9: every charge is the center of an electric field that acts on all others.
final class ChargesViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let places = [
      (60, 60), (160, 50), (262, 74), (70, 190), (180, 170), (270, 210), (50, 330), (150, 345),
      (258, 330),
    ]
    let animator = UIDynamicAnimator(referenceView: view)
    let discs = places.enumerated().map { number, place in
      charge(isPositive: number.isMultiple(of: 2), number, at: CGPoint(x: place.0, y: place.1))
    }
    for (number, disc) in discs.enumerated() {
      let sign: CGFloat = number.isMultiple(of: 2) ? 1 : -1
      let field = UIFieldBehavior.electricField()
      (field.strength, field.falloff, field.minimumRadius) = (50 * sign, 2, 30)
      field.position = disc.center
      field.action = { [unowned field] in field.position = disc.center }
      discs.filter { $0 !== disc }.forEach(field.addItem)
      animator.addBehavior(field)
      let properties = UIDynamicItemBehavior(items: [disc])
      (properties.charge, properties.resistance, properties.elasticity) = (sign, 1.2, 0.1)
      animator.addBehavior(properties)
    }
    let collision = UICollisionBehavior(items: discs)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
  }

  private func charge(isPositive: Bool, _ number: Int, at place: CGPoint) -> UIView {
    let color: UIColor = isPositive ? .tomato : .sky
    let disc = Disc("charge \(number + 1)", disc: 34, color: color, center: place)
    let sign = UILabel(frame: disc.bounds)
    sign.text = isPositive ? "+" : "−"
    sign.textColor = .white
    sign.textAlignment = .center
    sign.font = .systemFont(ofSize: 22)
    disc.addSubview(sign)
    view.addSubview(disc)
    return disc
  }
}

extension GalleryScene {
  static let charges = GalleryScene(
    id: "F9",
    name: "charges",
    title: "Electric field",
    summary: "Charges with an electric field each form a crystal of alternating signs.",
    duration: 6,
    makeViewController: { ChargesViewController() })
}
