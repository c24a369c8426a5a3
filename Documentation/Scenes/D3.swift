// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D3: a finger leads one square; another hangs on its corner, on a rigid rod.
final class LinkedSquaresViewController: UIViewController {
  private lazy var leader = UIView(
    "leader", square: 60, color: .tomato, center: CGPoint(x: 110, y: 90))
  private lazy var follower = UIView(
    "follower", square: 80, color: .sky, center: CGPoint(x: 170, y: 210))
  private let rod = UIView()
  private let corner = UIOffset(horizontal: -30, vertical: -30)
  private var attachment: UIAttachmentBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to lead the red square", at: .top)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    rod.backgroundColor = .ink
    [follower, leader, rod].forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [follower, leader])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let link = UIAttachmentBehavior(
      item: follower, offsetFromCenter: corner, attachedTo: leader, offsetFromCenter: .zero)
    link.action = { [unowned self] in drawRod() }
    animator.addBehavior(link)
    self.animator = animator
    drawRod()
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      let touched = UIOffset(
        horizontal: finger.x - leader.center.x, vertical: finger.y - leader.center.y)
      let grip = UIAttachmentBehavior(
        item: leader, offsetFromCenter: touched, attachedToAnchor: finger)
      animator?.addBehavior(grip)
      attachment = grip
    case .changed:
      attachment?.anchorPoint = finger
    default:
      attachment.map { animator?.removeBehavior($0) }
    }
  }

  private func drawRod() {
    let end = CGPoint(x: 40 + corner.horizontal, y: 40 + corner.vertical)
    rod.stretch(from: leader.center, to: follower.convert(end, to: view))
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
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
}
