// SPDX-License-Identifier: Apache-2.0

import UIKit

/// F10: a magnetic field sorts ions: at one speed and charge, the radius grows with the mass.
final class MassSpectrometerViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let chamber = CGRect(x: 0, y: 0, width: view.bounds.width, height: 230)
    view.addSubview(UIView(area: chamber, color: .grape))
    view.addSubview(UIView(floorFrom: CGPoint(x: 0, y: 230), to: CGPoint(x: 262, y: 230)))

    let magnet = UIFieldBehavior.magneticField()
    magnet.position = CGPoint(x: chamber.midX, y: chamber.midY)
    magnet.region = UIRegion(size: chamber.size)
    // A disc of 20 points weighs π/100; at 95 points/s it turns with a radius of 50.
    magnet.strength = 1.9 * .pi

    let ions = UIDynamicItemBehavior()
    (ions.charge, ions.resistance, ions.elasticity) = (1, 0, 0)
    // Slow enough to stay where they hit the plate.
    (ions.friction, ions.allowsRotation) = (5, false)
    let neutral = UIDynamicItemBehavior()
    neutral.resistance = 0
    let plate = UICollisionBehavior()
    plate.collisionMode = .boundaries
    plate.addBoundary(
      withIdentifier: "plate" as NSString, from: CGPoint(x: -20, y: 230),
      to: CGPoint(x: 262, y: 230))
    for (number, mass) in [1, 1.5, 2, 2.5, 1].enumerated() {
      let isNeutral = number == 4
      let ion = Disc(
        isNeutral ? "neutral" : "ion \(number + 1)", disc: 20 * CGFloat(mass).squareRoot(),
        color: isNeutral ? .ink : UIColor.strong[number],
        center: CGPoint(x: 290, y: 252 + 34 * CGFloat(number)))
      view.addSubview(ion)
      let properties = isNeutral ? neutral : ions
      properties.addItem(ion)
      properties.addLinearVelocity(CGPoint(x: 0, y: -95), for: ion)
      magnet.addItem(ion)
      plate.addItem(ion)
    }
    let animator = UIDynamicAnimator(referenceView: view)
    [magnet, plate, ions, neutral].forEach(animator.addBehavior)
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

  /// Creates a thin bar below a line, on which items visibly rest.
  fileprivate convenience init(floorFrom left: CGPoint, to right: CGPoint) {
    self.init(frame: CGRect(x: left.x, y: left.y, width: right.x - left.x, height: 3))
    backgroundColor = .ink
  }
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
