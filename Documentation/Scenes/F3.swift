// SPDX-License-Identifier: Apache-2.0

import UIKit

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

// MARK: - Helpers

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIView {
  /// Creates a tinted area that marks a region.
  fileprivate convenience init(area frame: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
    self.init(frame: frame)
    backgroundColor = color.withAlphaComponent(0.14)
    layer.cornerRadius = cornerRadius
  }

  /// Creates a tinted disc that marks a region.
  fileprivate convenience init(discArea center: CGPoint, radius: CGFloat, color: UIColor) {
    self.init(
      area: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      color: color, cornerRadius: radius)
  }

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

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
