// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A3: a sign hangs from a hinge with friction and two limits; each tap pushes it.
final class SignViewController: UIViewController {
  var range: CGFloat = 0.8
  var friction: CGFloat = 1
  private lazy var bracket = UIView(
    "bracket", square: 22, color: .ink, center: CGPoint(x: 160, y: 90))
  private let sign = UIView(frame: CGRect(x: 80, y: 110, width: 160, height: 90))
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to push the sign")
    sign.accessibilityIdentifier = "sign"
    sign.backgroundColor = .leaf
    sign.layer.cornerRadius = 10
    let word = UILabel(frame: sign.bounds)
    (word.text, word.textAlignment, word.textColor) = ("OPEN", .center, .paper)
    word.font = .boldSystemFont(ofSize: 34)
    sign.addSubview(word)
    let strap = UIView(frame: CGRect(x: 77, y: -12, width: 6, height: 12))
    strap.backgroundColor = .ink
    sign.addSubview(strap)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [sign, bracket].forEach(view.addSubview)
    let still = UIDynamicItemBehavior(items: [bracket])
    still.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(UIGravityBehavior(items: [sign]))

    let hinge = UIAttachmentBehavior.pinAttachment(
      with: sign, attachedTo: bracket, attachmentAnchor: bracket.center)
    hinge.attachmentRange = UIFloatRange(minimum: -range, maximum: range)
    hinge.frictionTorque = friction
    animator.addBehavior(hinge)
  }

  @objc func handleTap(_ tap: UITapGestureRecognizer) {
    let knock = UIPushBehavior(items: [sign], mode: .instantaneous)
    knock.pushDirection = CGVector(dx: tap.location(in: view).x < 160 ? 7 : -7, dy: 0)
    animator.addBehavior(knock)
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
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
}
