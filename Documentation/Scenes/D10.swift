// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D10: a custom composite behavior makes a weight swing; a finger lifts and releases it.
final class PendulumViewController: UIViewController {
  private lazy var weight = Disc(
    "weight", disc: 50, color: .grape, center: CGPoint(x: view.bounds.midX, y: 260))
  private lazy var pivot = UIView(
    "pivot", disc: 12, color: .ink, center: CGPoint(x: view.bounds.midX, y: 80))
  private let rod = UIView()
  private lazy var pendulum = PendulumBehavior(weight: weight, pivot: pivot.center)
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to lift the weight")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    rod.backgroundColor = .ink
    [rod, weight, pivot].forEach(view.addSubview)
    rod.stretch(from: pivot.center, to: weight.center)
    pendulum.action = { [unowned self] in rod.stretch(from: pivot.center, to: weight.center) }
    animator.addBehavior(pendulum)
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: pendulum.lift(at: pan.location(in: view))
    case .changed: pendulum.carry(to: pan.location(in: view))
    default: pendulum.release(with: pan.velocity(in: view))
    }
  }
}

/// Gravity, a rod, and an attachment to the touch while the weight is held.
final class PendulumBehavior: UIDynamicBehavior {
  private let weight: UIView
  private let gravity: UIGravityBehavior
  private let momentum: UIDynamicItemBehavior
  private var grip: UIAttachmentBehavior?

  init(weight: UIView, pivot: CGPoint) {
    self.weight = weight
    gravity = UIGravityBehavior(items: [weight])
    momentum = UIDynamicItemBehavior(items: [weight])
    super.init()
    momentum.resistance = 0.1
    let rod = UIAttachmentBehavior(item: weight, attachedToAnchor: pivot)
    [gravity, momentum, rod].forEach(addChildBehavior)
  }

  func lift(at point: CGPoint) {
    removeChildBehavior(gravity)
    let grip = UIAttachmentBehavior(item: weight, attachedToAnchor: point)
    (grip.length, grip.frequency, grip.damping) = (0, 8, 1)
    addChildBehavior(grip)
    self.grip = grip
  }

  func carry(to point: CGPoint) {
    grip?.anchorPoint = point
  }

  func release(with velocity: CGPoint) {
    grip.map(removeChildBehavior)
    grip = nil
    momentum.addLinearVelocity(velocity, for: weight)
    addChildBehavior(gravity)
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

  /// Places this thin view between two points.
  fileprivate func stretch(from start: CGPoint, to end: CGPoint) {
    let (across, down) = (end.x - start.x, end.y - start.y)
    transform = .identity
    bounds = CGRect(x: 0, y: 0, width: hypot(across, down), height: 3)
    center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    transform = CGAffineTransform(rotationAngle: atan2(down, across))
  }
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
