// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R4: a square hangs by an offset from an anchor that a finger drags.
final class AttachmentViewController: UIViewController {
  private let offset = UIOffset(horizontal: -30, vertical: -30)
  private lazy var square = UIView("square", square: 100, color: .sky, center: view.center)
  private let anchor = UIView("anchor", disc: 24, color: .tomato, center: CGPoint(x: 110, y: 110))
  private let rod = UIView()
  private var attachment: UIAttachmentBehavior?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag to move the anchor")
    rod.backgroundColor = .ink
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    square.addSubview(UIView("inner", square: 20, color: .honey, center: CGPoint(x: 20, y: 20)))
    [square, rod, anchor].forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)

    let attachment = UIAttachmentBehavior(
      item: square, offsetFromCenter: offset, attachedToAnchor: anchor.center)
    attachment.action = { [unowned self] in drawRod() }
    animator.addBehavior(attachment)
    (self.attachment, self.animator) = (attachment, animator)
    drawRod()
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    anchor.center = pan.location(in: view)
    attachment?.anchorPoint = anchor.center
    drawRod()
  }

  private func drawRod() {
    rod.stretch(from: square.convert(CGPoint(x: 20, y: 20), to: view), to: anchor.center)
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
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
}
