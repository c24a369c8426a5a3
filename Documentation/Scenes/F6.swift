// SPDX-License-Identifier: Apache-2.0

import UIKit

/// F6: bubbles rise and drift in noise that varies in space and time.
final class BubblesViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let bubbles = (0..<15).map { number in
      let place = CGPoint(
        x: 40 + 60 * CGFloat(number % 5),
        y: 376 - 64 * CGFloat(number / 5) - 14 * CGFloat(number % 2))
      let color = UIColor.strong[number % 5]
      let size = 18 + 5 * CGFloat(number * 7 % 6)
      let bubble = Disc(
        "bubble \(number + 1)", disc: size, color: color.withAlphaComponent(0.3), center: place)
      bubble.layer.borderWidth = 1.5
      bubble.layer.borderColor = color.cgColor
      return bubble
    }
    bubbles.forEach(view.addSubview)

    let noise = UIFieldBehavior.noiseField(smoothness: 0.4, animationSpeed: 0.5)
    noise.strength = 2
    let lift = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -0.6))
    for field in [noise, lift] { bubbles.forEach(field.addItem) }

    let glass = UICollisionBehavior(items: bubbles)
    glass.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: -40, right: 0))
    let water = UIDynamicItemBehavior(items: bubbles)
    water.resistance = 1.5
    water.elasticity = 0.6
    let animator = UIDynamicAnimator(referenceView: view)
    [noise, lift, glass, water].forEach(animator.addBehavior)
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
