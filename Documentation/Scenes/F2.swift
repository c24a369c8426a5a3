// SPDX-License-Identifier: Apache-2.0

import UIKit

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
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
