// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows FiveHundredViewController(period: 6).

/// X1: five hundred discs in a box whose gravity rotates; a tap scatters those around it.
final class FiveHundredViewController: UIViewController {
  /// The period of the rotation of gravity in seconds.
  private let period: CGFloat
  private lazy var discs = (0..<500).map { number in
    // Rows from the top, each between the discs of the next, that lie on the floor almost closely packed.
    let (column, row) = (CGFloat(number % 25), CGFloat(number / 25))
    return Disc(
      "disc \(number)", disc: 12, color: .strong[number / 100],
      center: CGPoint(
        x: 8 + 12.4 * column + (number / 25 % 2 == 0 ? 0 : 6.2), y: 393.5 - 10.9 * (19 - row)))
  }
  private lazy var gravity = UIGravityBehavior(items: discs)
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  init(period: CGFloat) {
    self.period = period
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to scatter the discs", at: .top)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(scatter)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    discs.forEach(view.addSubview)
    let walls = UICollisionBehavior(items: discs)
    walls.translatesReferenceBoundsIntoBoundary = true
    gravity.action = { [unowned self] in
      gravity.setAngle(.pi / 2 + 2 * .pi * animator.elapsedTime / period, magnitude: 1)
    }
    [gravity, walls].forEach(animator.addBehavior)
  }

  @objc func scatter(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    let burst = UIDynamicItemBehavior()
    for disc in discs {
      let (x, y) = (disc.center.x - point.x, disc.center.y - point.y)
      let distance = max(hypot(x, y), 1)
      guard distance < 90 else { continue }
      burst.addItem(disc)
      burst.addLinearVelocity(
        CGPoint(x: 360 * x / distance, y: 360 * y / distance), for: disc)
    }
    burst.action = { [unowned animator, unowned burst] in animator.removeBehavior(burst) }
    animator.addBehavior(burst)
  }
}

// MARK: - Helpers

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// An edge of the screen.
private enum HintEdge { case top, bottom }

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
  /// Adds a line of text that says what to do, behind what moves.
  fileprivate func addHint(_ text: String, at edge: HintEdge = .bottom, color: UIColor = .ink) {
    let hint = UILabel()
    hint.accessibilityIdentifier = "hint"
    hint.text = text
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = color.withAlphaComponent(0.6)
    hint.translatesAutoresizingMaskIntoConstraints = false
    // Also below views that are sent to the back later.
    hint.layer.zPosition = -1
    insertSubview(hint, at: 0)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      hint.centerXAnchor.constraint(equalTo: centerXAnchor),
      edge == .top
        ? hint.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12)
        : hint.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
    ])
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
