// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D6: a tap pushes the white ball once, towards the touch, into a rack of ten.
final class BilliardBreakViewController: UIViewController {
  private let cueBall = Disc("cue", disc: 30, color: .ink, center: CGPoint(x: 160, y: 330))
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to shoot the dark ball there")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(shoot)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
    var balls: [UIView] = [cueBall]
    for row in 0..<4 {
      for place in 0...row {
        let center = CGPoint(
          x: 160 + (CGFloat(place) - CGFloat(row) / 2) * 31, y: 170 - CGFloat(row) * 27)
        let color = colors[balls.count % colors.count]
        balls.append(Disc("ball \(balls.count)", disc: 30, color: color, center: center))
      }
    }
    balls.forEach(view.addSubview)

    let collision = UICollisionBehavior(items: balls)
    collision.translatesReferenceBoundsIntoBoundary = true
    let cloth = UIDynamicItemBehavior(items: balls)
    cloth.elasticity = 0.95
    cloth.friction = 0
    cloth.resistance = 0.8
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(collision)
    animator.addBehavior(cloth)
    self.animator = animator
  }

  @objc func shoot(_ tap: UITapGestureRecognizer) {
    let finger = tap.location(in: view)
    let push = UIPushBehavior(items: [cueBall], mode: .instantaneous)
    push.pushDirection = CGVector(
      dx: (finger.x - cueBall.center.x) / 300, dy: (finger.y - cueBall.center.y) / 300)
    push.action = { [unowned push] in push.dynamicAnimator?.removeBehavior(push) }
    animator?.addBehavior(push)
  }
}

// MARK: - Helpers

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// An edge of the screen.
private enum HintEdge { case top, bottom }

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

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
