// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A1: a ball hangs on a rope of beads; a finger lifts it, the rope goes slack and taut again.
final class RopeViewController: UIViewController {
  private lazy var hook = UIView("hook", square: 24, color: .ink, center: CGPoint(x: 150, y: 40))
  private lazy var ball = Disc("ball", disc: 56, color: .tomato, center: CGPoint(x: 150, y: 260))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var grip: UIAttachmentBehavior?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to lift the ball")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let beads = (1...9).map {
      Disc("bead \($0)", disc: 10, color: .honey, center: CGPoint(x: 150, y: 40 + 22 * $0))
    }
    ([hook] + beads + [ball]).forEach(view.addSubview)

    let still = UIDynamicItemBehavior(items: [hook])
    still.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(UIGravityBehavior(items: beads + [ball]))
    let resistance = UIDynamicItemBehavior(items: beads + [ball])
    resistance.resistance = 0.4
    animator.addBehavior(resistance)

    let links = [hook] + beads + [ball]
    for (link, next) in zip(links, links.dropFirst()) { tie(link, to: next) }
    // One rope from end to end carries the weight instead of the beads.
    tie(hook, to: ball)
  }

  private func tie(_ item: UIView, to other: UIView) {
    animator.addBehavior(
      UIAttachmentBehavior.limitAttachment(
        with: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero))
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      let grip = UIAttachmentBehavior(item: ball, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 5, 1)
      animator.addBehavior(grip)
      self.grip = grip
    case .changed: grip?.anchorPoint = point
    default: grip.map(animator.removeBehavior)
    }
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
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
}
