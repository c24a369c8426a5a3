// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows ConfettiViewController(count: 40).

/// P11: a tap throws confetti, which air slows and noise carries; pieces off-screen are removed.
final class ConfettiViewController: UIViewController {
  private let count: Int
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let gravity = UIGravityBehavior(items: [])
  private let air = UIDynamicItemBehavior(items: [])
  private let wind = UIFieldBehavior.noiseField(smoothness: 0.6, animationSpeed: 1)
  private var chance = RepeatableRandomNumbers()
  private var thrown = 0

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .ink
    view.addHint("Tap to celebrate", color: .white)
    for (text, size, y) in [("All done", 40.0, 150.0), ("Seven of seven tasks", 17, 190)] {
      view.addSubview(
        UILabel(text, size: size, weight: .bold, color: .white, center: CGPoint(x: 160, y: y)))
    }
    let button = UIView(frame: CGRect(x: 90, y: 400, width: 140, height: 44))
    button.backgroundColor = .sky
    button.layer.cornerRadius = 22
    button.addSubview(
      UILabel(
        "Hooray!", size: 17, weight: .semibold, color: .white, center: CGPoint(x: 70, y: 22)))
    view.addSubview(button)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(celebrate)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    gravity.magnitude = 0.35
    (air.resistance, air.angularResistance) = (1.6, 0.4)
    wind.strength = 0.012
    gravity.action = { [unowned self] in sweep() }
    [gravity, air, wind].forEach(animator.addBehavior)
  }

  @objc func celebrate(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    for number in 0..<count {
      thrown += 1
      let piece = UIView(frame: CGRect(x: 0, y: 0, width: 6 + CGFloat(number % 3) * 3, height: 12))
      piece.accessibilityIdentifier = "piece \(thrown)"
      piece.backgroundColor = .strong[number % 5]
      piece.layer.cornerRadius = number % 4 == 0 ? 3 : 1
      piece.center = point
      view.addSubview(piece)
      gravity.addItem(piece)
      air.addItem(piece)
      wind.addItem(piece)
      let turn = CGAffineTransform(
        rotationAngle: CGFloat.random(in: -2.3...(-0.85), using: &chance))
      let speed = CGPoint(x: CGFloat.random(in: 500...1100, using: &chance), y: 0)
      air.addLinearVelocity(speed.applying(turn), for: piece)
      air.addAngularVelocity(CGFloat.random(in: -16...16, using: &chance), for: piece)
    }
  }

  /// Removes the pieces that have fallen off-screen.
  private func sweep() {
    for case let piece as UIView in gravity.items where piece.center.y > view.bounds.maxY + 20 {
      gravity.removeItem(piece)
      air.removeItem(piece)
      wind.removeItem(piece)
      piece.removeFromSuperview()
    }
  }
}

// MARK: - Helpers

/// A repeatable random number generator: Knuth's linear congruential method (1997).
private struct RepeatableRandomNumbers: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of a linear congruential generator have short periods.
    return state >> 32 | state << 32
  }
}

/// An edge of the screen.
private enum HintEdge { case top, bottom }

extension UILabel {
  /// Creates a line of text centered at a point.
  fileprivate convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .ink,
    center: CGPoint
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    textAlignment = .center
    sizeToFit()
    self.center = center
  }
}

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}

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
