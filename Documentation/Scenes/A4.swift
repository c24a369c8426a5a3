// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A4: a knob slides on a rail; released halfway it springs back, at the end it stays.
final class UnlockViewController: UIViewController {
  private let start = CGPoint(x: 70, y: 200)
  private let travel: CGFloat = 180
  private let track = UIView(frame: CGRect(x: 36, y: 166, width: 248, height: 68))
  private lazy var knob = Disc("knob", disc: 56, color: .sky, center: start)
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var spring = UIAttachmentBehavior(item: knob, attachedToAnchor: start)
  private lazy var grip = UIAttachmentBehavior(item: knob, attachedToAnchor: start)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag the knob to the right")
    track.backgroundColor = .mist
    track.layer.cornerRadius = 34
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [track, knob].forEach(view.addSubview)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: knob, attachmentAnchor: start, axisOfTranslation: CGVector(dx: 1, dy: 0))
    // The range counts the anchor relative to the knob.
    rail.attachmentRange = UIFloatRange(minimum: -travel, maximum: 0)
    animator.addBehavior(rail)
    (spring.length, spring.frequency, spring.damping) = (0, 1.5, 0.6)
    (grip.length, grip.frequency, grip.damping) = (0, 4, 1)
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    grip.anchorPoint = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeBehavior(spring)
      animator.addBehavior(grip)
    case .changed: break
    default:
      animator.removeBehavior(grip)
      let isOpen = knob.center.x > start.x + travel - 20
      knob.backgroundColor = isOpen ? .leaf : .sky
      spring.anchorPoint = isOpen ? CGPoint(x: start.x + travel, y: start.y) : start
      animator.addBehavior(spring)
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
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
}
