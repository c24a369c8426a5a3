// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows LockScreenViewController(elasticity: 0.45).

/// P2: a lock screen covers the home screen; flicked up it flies away, released it falls and bounces.
final class LockScreenViewController: UIViewController {
  private let elasticity: CGFloat
  private lazy var cover = UIView(frame: view.bounds)
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: [cover])
  private lazy var floor = UICollisionBehavior(items: [cover])
  private lazy var properties = UIDynamicItemBehavior(items: [cover])
  private var grip: CGFloat = 0

  init(elasticity: CGFloat) {
    self.elasticity = elasticity
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to lock")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(lock)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for number in 0..<24 {
      let (column, row) = (CGFloat(number % 4), CGFloat(number / 4))
      view.addSubview(
        UIView(
          "app \(number)", square: 48, color: .strong[number % 5],
          center: CGPoint(x: 52 + 72 * column, y: 52 + 72 * row)))
    }
    cover.accessibilityIdentifier = "cover"
    cover.backgroundColor = .ink
    let (middle, bottom) = (view.bounds.midX, view.bounds.maxY)
    let lines = [
      ("9:41", 64.0, 120.0), ("Saturday, 21 November", 15, 176),
      ("Swipe up to unlock", 14, bottom - 44),
    ]
    for (text, size, y) in lines {
      cover.addSubview(UILabel(text, size: size, color: .white, center: CGPoint(x: middle, y: y)))
    }
    cover.addSubview(GrabHandle(.white, center: CGPoint(x: middle, y: bottom - 16)))
    view.addSubview(cover)
    floor.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -100, y: bottom),
      to: CGPoint(x: 420, y: bottom))
    properties.elasticity = elasticity
    properties.allowsRotation = false
    [gravity, floor, properties].forEach(animator.addBehavior)
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeAllBehaviors()
      grip = cover.center.y - point.y
    case .changed:
      cover.center.y = min(point.y + grip, view.bounds.midY)
    default:
      let speed = pan.velocity(in: view).y
      let isOpen = speed < -600 || cover.frame.maxY < view.bounds.midY
      gravity.gravityDirection = CGVector(dx: 0, dy: isOpen ? -2 : 2)
      [gravity, floor, properties].forEach(animator.addBehavior)
      properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: cover)
      gravity.action = { [unowned self] in stopAboveScreen() }
    }
  }

  /// Removes the lock screen once it is off-screen.
  private func stopAboveScreen() {
    if cover.frame.maxY < -20 { animator.removeAllBehaviors() }
  }

  @objc func lock(_ tap: UITapGestureRecognizer) {
    guard cover.frame.maxY < 0 else { return }
    cover.center = CGPoint(x: view.bounds.midX, y: -view.bounds.midY)
    gravity.gravityDirection = CGVector(dx: 0, dy: 2)
    [gravity, floor, properties].forEach(animator.addBehavior)
  }
}

// MARK: - Helpers

/// The short bar that indicates a draggable edge.
private final class GrabHandle: UIView {
  init(_ color: UIColor, center: CGPoint) {
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 5))
    backgroundColor = color
    layer.cornerRadius = 2.5
    self.center = center
  }

  required init?(coder: NSCoder) { nil }
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
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
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
