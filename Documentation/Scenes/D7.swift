// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D7: a craft is pushed towards a touch while the touch lasts.
final class HovercraftViewController: UIViewController {
  private lazy var craft = UIView("craft", square: 48, color: .grape, center: view.center)
  private let thrust = UIView()
  private var push: UIPushBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to steer the craft")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(steer)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    thrust.backgroundColor = .honey
    thrust.isHidden = true
    [thrust, craft].forEach(view.addSubview)

    let push = UIPushBehavior(items: [craft], mode: .continuous)
    push.active = false
    let collision = UICollisionBehavior(items: [craft])
    collision.translatesReferenceBoundsIntoBoundary = true
    let air = UIDynamicItemBehavior(items: [craft])
    air.resistance = 0.5
    air.elasticity = 0.5
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [collision, air, push]
    behaviors.forEach(animator.addBehavior)
    (self.push, self.animator) = (push, animator)
  }

  @objc func steer(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    let isDown = pan.state == .began || pan.state == .changed
    push?.pushDirection = CGVector(
      dx: (finger.x - craft.center.x) / 100, dy: (finger.y - craft.center.y) / 100)
    push?.active = isDown
    thrust.isHidden = !isDown
    thrust.stretch(from: craft.center, to: finger)
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
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
