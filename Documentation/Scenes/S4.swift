// SPDX-License-Identifier: Apache-2.0

import UIKit

/// S4: a table of three views and a dumbbell of three others, each one body.
final class ItemGroupViewController: UIViewController {
  private var table: UIDynamicItemGroup?
  private var dumbbell: UIDynamicItemGroup?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let table = UIDynamicItemGroup(items: [
      part(CGRect(x: 60, y: 290, width: 180, height: 16), .ink),
      part(CGRect(x: 74, y: 306, width: 16, height: 70), .ink),
      part(CGRect(x: 210, y: 306, width: 16, height: 70), .ink),
    ])
    let dumbbell = UIDynamicItemGroup(items: [
      part(CGRect(x: 118, y: 83, width: 84, height: 14), .grape),
      disc(CGRect(x: 88, y: 65, width: 50, height: 50), .tomato),
      disc(CGRect(x: 188, y: 72, width: 36, height: 36), .sky),
    ])
    dumbbell.transform = CGAffineTransform(rotationAngle: 0.5)
    (self.table, self.dumbbell) = (table, dumbbell)
    let ball = Disc("ball", disc: 40, color: .honey, center: CGPoint(x: 150, y: 345))
    view.addSubview(ball)

    let items: [any UIDynamicItem] = [table, dumbbell, ball]
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let properties = UIDynamicItemBehavior(items: [dumbbell])
    properties.elasticity = 0.3
    properties.addAngularVelocity(3, for: dumbbell)
    animator.addBehavior(properties)
    self.animator = animator
  }

  private func part(_ frame: CGRect, _ color: UIColor) -> UIView {
    let part = UIView(frame: frame)
    part.backgroundColor = color
    view.addSubview(part)
    return part
  }

  private func disc(_ frame: CGRect, _ color: UIColor) -> UIView {
    let disc = Disc(frame: frame)
    disc.backgroundColor = color
    disc.layer.cornerRadius = frame.width / 2
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
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
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
