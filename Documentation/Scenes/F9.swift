// SPDX-License-Identifier: Apache-2.0

import UIKit

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

// MARK: - Helpers

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
}

extension UIView {
  /// Creates a square with rounded corners; traces and tests use its name.
  fileprivate convenience init(
    _ name: String, square side: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    accessibilityIdentifier = name
    self.center = center
    backgroundColor = color
    layer.cornerRadius = side * 0.16
  }

  /// Creates a disc.
  fileprivate convenience init(
    _ name: String, disc diameter: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(name, square: diameter, color: color, center: center)
    layer.cornerRadius = diameter / 2
  }
}
