// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D5: four cards snap to their places, each with a different damping.
final class SnapDampingViewController: UIViewController {
  private var cards: [UIView] = []
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to deal the cards", at: .top)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(deal)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .honey, .leaf, .sky]
    for (place, color) in colors.enumerated() {
      let card = UIView(
        "card \(place)", square: 56, color: color, center: CGPoint(x: 100, y: 350))
      card.transform = CGAffineTransform(rotationAngle: CGFloat(place) * 0.25 - 0.4)
      let target = UIView("target", square: 56, color: .mist, center: target(place))
      view.insertSubview(target, at: 0)
      view.addSubview(card)
      cards.append(card)
    }
    animator = UIDynamicAnimator(referenceView: view)
  }

  @objc func deal(_ tap: UITapGestureRecognizer) {
    animator?.removeAllBehaviors()
    for (place, card) in cards.enumerated() {
      let snap = UISnapBehavior(item: card, snapTo: target(place))
      snap.damping = CGFloat(place) / 3
      animator?.addBehavior(snap)
    }
  }

  private func target(_ place: Int) -> CGPoint {
    CGPoint(x: view.bounds.midX + 62 * (CGFloat(place) - 1.5), y: 170)
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
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
}
