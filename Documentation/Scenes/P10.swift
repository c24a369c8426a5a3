// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows PhotoFlingViewController(flingSpeed: 500).

/// P10: a photo hangs from the touch that holds it; flung it leaves, released it snaps back.
final class PhotoFlingViewController: UIViewController {
  private let flingSpeed: CGFloat
  private lazy var shade = UIView(frame: view.bounds)
  private lazy var photo = SunsetView(frame: CGRect(x: 20, y: 100, width: 280, height: 260))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var grip: UIAttachmentBehavior?

  init(flingSpeed: CGFloat) {
    self.flingSpeed = flingSpeed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to show the photo")
    for number in 0..<12 {
      let (column, row) = (CGFloat(number % 3), CGFloat(number / 3))
      view.addSubview(
        SunsetView(frame: CGRect(x: 8 + 103 * column, y: 30 + 103 * row, width: 98, height: 98)))
    }
    shade.backgroundColor = .black
    shade.addHint("Drag the photo, or fling it", color: .white)
    photo.accessibilityIdentifier = "photo"
    [shade, photo].forEach(view.addSubview)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(showPhoto)))
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      guard photo.frame.contains(point) else { return }
      animator.removeAllBehaviors()
      let offset = UIOffset(
        horizontal: point.x - photo.center.x, vertical: point.y - photo.center.y)
      let grip = UIAttachmentBehavior(
        item: photo, offsetFromCenter: offset, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 10, 1)
      grip.action = { [unowned self] in fade() }
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    default:
      guard let held = grip else { return }
      animator.removeBehavior(held)
      grip = nil
      let velocity = pan.velocity(in: view)
      if hypot(velocity.x, velocity.y) > flingSpeed { fling() } else { putBack() }
    }
  }

  /// Reveals the page behind the photo in proportion to the photo's distance.
  private func fade() {
    let distance = hypot(photo.center.x - view.bounds.midX, photo.center.y - 230)
    shade.alpha = max(1 - distance / 260, 0)
  }

  private func fling() {
    let flight = UIDynamicItemBehavior(items: [photo])
    (flight.resistance, flight.angularResistance) = (0, 0)
    flight.action = { [unowned self] in
      fade()
      if !photo.frame.intersects(view.bounds) { animator.removeAllBehaviors() }
    }
    animator.addBehavior(flight)
    let fall = UIGravityBehavior(items: [photo])
    fall.magnitude = 0.5
    animator.addBehavior(fall)
  }

  private func putBack() {
    let snap = UISnapBehavior(item: photo, snapTo: CGPoint(x: view.bounds.midX, y: 230))
    snap.action = { [unowned self] in fade() }
    animator.addBehavior(snap)
  }

  @objc func showPhoto(_ tap: UITapGestureRecognizer) {
    guard !photo.frame.intersects(view.bounds) else { return }
    photo.transform = .identity
    photo.center = CGPoint(x: view.bounds.midX, y: -140)
    putBack()
  }
}

// MARK: - Helpers

/// A picture of a sunset behind two hills.
private final class SunsetView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let (width, height) = (frame.width, frame.height)
    backgroundColor = .honey
    clipsToBounds = true
    layer.cornerRadius = width * 0.04
    let middle = CGPoint(x: width * 0.62, y: height * 0.5)
    addSubview(UIView("sun", disc: width * 0.3, color: .tomato, center: middle))
    for (x, y, color) in [(0.2, 0.58, UIColor.grape), (0.85, 0.74, .ink)] {
      let hill = CGPoint(x: width * x, y: height * y + width * 0.75)
      addSubview(UIView("hill", disc: width * 1.5, color: color, center: hill))
    }
  }

  required init?(coder: NSCoder) { nil }
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
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
