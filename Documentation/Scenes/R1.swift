// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R1: three squares of different sizes fall alike, because gravity does not depend on mass.
///
/// (S031)
final class GravityViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let third = view.bounds.width / 3
    let small = UIView("small", square: 24, color: .honey, center: CGPoint(x: third / 2, y: 40))
    let medium = UIView(
      "medium", square: 44, color: .tomato, center: CGPoint(x: third * 1.5, y: 40))
    let large = UIView("large", square: 72, color: .sky, center: CGPoint(x: third * 2.5, y: 40))
    let squares = [small, medium, large]
    squares.forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: squares))
    self.animator = animator
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
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
}
