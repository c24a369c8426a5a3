// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D4: a weight bobs on a spring under gravity until a finger pulls its anchor away.
final class SpringViewController: UIViewController {
  private lazy var weight = UIView(
    "weight", square: 70, color: .leaf, center: CGPoint(x: view.bounds.midX, y: 150))
  private lazy var anchor = UIView(
    "anchor", disc: 18, color: .ink, center: CGPoint(x: view.bounds.midX, y: 60))
  private let wire = CAShapeLayer()
  var frequency: CGFloat = 1.5
  var damping: CGFloat = 0.15
  private var spring: UIAttachmentBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to move the anchor")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (wire.strokeColor, wire.fillColor, wire.lineWidth) = (UIColor.ink.cgColor, nil, 2)
    wire.lineJoin = .round
    view.layer.addSublayer(wire)
    [weight, anchor].forEach(view.addSubview)
    drawSpring()

    let spring = UIAttachmentBehavior(item: weight, attachedToAnchor: anchor.center)
    spring.frequency = frequency
    spring.damping = damping
    spring.action = { [unowned self] in drawSpring() }
    let collision = UICollisionBehavior(items: [weight])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [UIGravityBehavior(items: [weight]), collision, spring]
    behaviors.forEach(animator.addBehavior)
    (self.spring, self.animator) = (spring, animator)
  }

  /// Draws the windings from the anchor to the weight.
  private func drawSpring() {
    let (start, end) = (anchor.center, weight.center)
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = max(hypot(across, down), 1)
    let (sideX, sideY) = (-down / length * 9, across / length * 9)
    let path = UIBezierPath()
    path.move(to: start)
    for turn in 1..<16 {
      let share = CGFloat(turn) / 16
      let side: CGFloat = turn == 1 || turn == 15 ? 0 : turn.isMultiple(of: 2) ? 1 : -1
      path.addLine(
        to: CGPoint(
          x: start.x + share * across + side * sideX, y: start.y + share * down + side * sideY))
    }
    path.addLine(to: end)
    wire.path = path.cgPath
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    anchor.center = pan.location(in: view)
    spring?.anchorPoint = anchor.center
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
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
}
