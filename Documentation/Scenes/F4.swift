// SPDX-License-Identifier: Apache-2.0

import UIKit

/// F4: a linear gravity field above the ground throws falling items back, light or heavy.
final class LiftViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let area = CGRect(x: 0, y: 250, width: view.bounds.width, height: view.bounds.height - 250)
    view.addSubview(UIView(area: area, color: .leaf))
    let squares = zip([14, 24, 34, 44, 54] as [CGFloat], UIColor.strong).enumerated().map {
      place, piece in
      UIView(
        "square \(place + 1)", square: piece.0, color: piece.1,
        center: CGPoint(x: 34 + 61 * CGFloat(place), y: 80))
    }
    squares.forEach(view.addSubview)

    let lift = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -1))
    lift.position = CGPoint(x: area.midX, y: area.midY)
    lift.region = UIRegion(size: area.size)
    lift.strength = 10
    squares.forEach(lift.addItem)

    let gravity = UIGravityBehavior(items: squares)
    gravity.magnitude = 0.4
    let vacuum = UIDynamicItemBehavior(items: squares)
    vacuum.resistance = 0
    let animator = UIDynamicAnimator(referenceView: view)
    [lift, gravity, vacuum].forEach(animator.addBehavior)
    self.animator = animator
  }
}

// MARK: - Helpers

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
