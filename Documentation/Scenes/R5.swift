// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R5: every tap replaces the snap by a new one.
final class SnapViewController: UIViewController {
  private lazy var square = UIView("square", square: 80, color: .leaf, center: view.center)
  private let target = UIView("target", disc: 16, color: .tomato, center: .zero)
  private var snap: UISnapBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap anywhere to snap the square there")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(square)
    view.addSubview(target)
    target.isHidden = true
    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
  }

  @objc func handleTap(_ tap: UITapGestureRecognizer) {
    if let snap { animator?.removeBehavior(snap) }
    target.center = tap.location(in: view)
    target.isHidden = false
    let snap = UISnapBehavior(item: square, snapTo: target.center)
    snap.damping = 0.5
    animator?.addBehavior(snap)
    self.snap = snap
  }
}

// MARK: - Helpers

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
}
