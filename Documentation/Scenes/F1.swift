// SPDX-License-Identifier: Apache-2.0

import UIKit

/// F1: discs fall into a pool, where drag determines the terminal speed of each.
final class ViscousPoolViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let water = CGRect(x: 0, y: 130, width: view.bounds.width, height: view.bounds.height - 130)
    view.addSubview(UIView(area: water, color: .sky))
    let discs = zip([26, 34, 42, 50, 58] as [CGFloat], UIColor.strong).enumerated().map {
      place, piece in
      Disc(
        "disc \(place + 1)", disc: piece.0, color: piece.1,
        center: CGPoint(x: 34 + 63 * CGFloat(place), y: 40))
    }
    discs.forEach(view.addSubview)

    let drag = UIFieldBehavior.dragField()
    drag.position = CGPoint(x: water.midX, y: water.midY)
    drag.region = UIRegion(size: water.size)
    drag.strength = 0.6
    discs.forEach(drag.addItem)

    let gravity = UIGravityBehavior(items: discs)
    gravity.magnitude = 0.5
    let collision = UICollisionBehavior(items: discs)
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = UIDynamicAnimator(referenceView: view)
    [drag, gravity, collision].forEach(animator.addBehavior)
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
