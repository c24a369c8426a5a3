// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A5: three tubes slide in one another; gravity extends them, a tap pushes them in.
final class TelescopeViewController: UIViewController {
  private let travel: CGFloat = 80
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var tubes: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to push the tubes in")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (place, color) in [UIColor.ink, .grape, .tomato].enumerated() {
      let width = 84 - 20 * CGFloat(place)
      let tube = UIView(frame: CGRect(x: 160 - width / 2, y: 40, width: width, height: 100))
      tube.accessibilityIdentifier = "tube \(place + 1)"
      tube.backgroundColor = color
      tube.layer.cornerRadius = 8
      tubes.append(tube)
    }
    tubes.reversed().forEach(view.addSubview)

    let still = UIDynamicItemBehavior(items: [tubes[0]])
    still.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(UIGravityBehavior(items: Array(tubes.dropFirst())))
    for (outer, inner) in zip(tubes, tubes.dropFirst()) {
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: outer, attachedTo: inner, attachmentAnchor: inner.center,
        axisOfTranslation: CGVector(dx: 0, dy: 1))
      slide.attachmentRange = UIFloatRange(minimum: 0, maximum: travel)
      animator.addBehavior(slide)
    }
  }

  @objc func handleTap(_ tap: UITapGestureRecognizer) {
    guard let last = tubes.last else { return }
    let push = UIPushBehavior(items: [last], mode: .instantaneous)
    // Part of it acts across the axis, where the tubes do not move.
    push.pushDirection = CGVector(dx: 0.5, dy: -4)
    animator.addBehavior(push)
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
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
