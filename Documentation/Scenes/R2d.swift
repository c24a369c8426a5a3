// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R2d: a control selects the collisions of two squares, which then fall again.
final class CollisionModesViewController: UIViewController {
  private let modes: [UICollisionBehavior.Mode] = [[.items, .boundaries], .items, .boundaries]
  private let control = UISegmentedControl(items: [".everything", ".items", ".boundaries"])
  private lazy var red = UIView("red", square: 50, color: .tomato, center: .zero)
  private lazy var green = UIView("green", square: 50, color: .leaf, center: .zero)
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    control.selectedSegmentIndex = 0
    control.addAction(UIAction { [unowned self] _ in drop() }, for: .valueChanged)
    [green, red, control].forEach(view.addSubview)
    red.alpha = 0.7
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let floor = view.bounds.height - 100
    view.addSubview(
      UIView(floorFrom: CGPoint(x: 0, y: floor), to: CGPoint(x: view.bounds.width, y: floor)))
    control.frame = CGRect(x: 20, y: floor + 34, width: view.bounds.width - 40, height: 32)
    drop()
  }

  private func drop() {
    animator.removeAllBehaviors()
    red.center = CGPoint(x: view.center.x, y: 50)
    green.center = CGPoint(x: view.center.x, y: 130)
    [red, green].forEach { $0.transform = .identity }

    let collision = UICollisionBehavior(items: [red, green])
    collision.collisionMode = modes[control.selectedSegmentIndex]
    let floor = view.bounds.height - 100
    collision.addBoundary(
      withIdentifier: "line" as NSCopying, from: CGPoint(x: 0, y: floor),
      to: CGPoint(x: view.bounds.width, y: floor))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [red, green]))

    // The green square jumps, so that a pair that does not land collides on its way, too.
    let leap = UIDynamicItemBehavior(items: [green])
    leap.addLinearVelocity(CGPoint(x: 0, y: -200), for: green)
    animator.addBehavior(leap)
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
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

  /// Creates a thin bar below a line, on which items visibly rest.
  fileprivate convenience init(floorFrom left: CGPoint, to right: CGPoint) {
    self.init(frame: CGRect(x: left.x, y: left.y, width: right.x - left.x, height: 3))
    backgroundColor = .ink
  }
}
