// SPDX-License-Identifier: Apache-2.0

import UIKit

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

// MARK: - Helpers

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
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
