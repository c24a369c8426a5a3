// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows NewtonsCradleViewController(gap: 3).

/// P5: Newton's cradle; the released ball passes its momentum to the last one.
final class NewtonsCradleViewController: UIViewController {
  private let diameter: CGFloat = 30
  /// The gap between balls in points, by which they collide one by one.
  ///
  /// It exceeds their motion in a step beside the gap of items at rest. Each ball travels it before it
  /// passes its momentum on, so that those in the middle swing about two points more with every pass.
  private let gap: CGFloat
  private let height: CGFloat = 90
  private let length: CGFloat = 210
  private var balls: [Disc] = []
  private var strings: [UIView] = []
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var grip: UIAttachmentBehavior?

  init(gap: CGFloat) {
    self.gap = gap
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag a ball, and release it")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let beam = UIView(frame: CGRect(x: 60, y: height - 8, width: 200, height: 8))
    beam.backgroundColor = .ink
    beam.layer.cornerRadius = 4
    for number in 0..<5 {
      let x = place(number)
      let ball = Disc(
        "ball \(number + 1)", disc: diameter, color: .strong[number],
        center: CGPoint(x: x, y: height + length))
      let string = UIView()
      string.backgroundColor = .mist
      balls.append(ball)
      strings.append(string)
      [string, ball].forEach(view.addSubview)
      animator.addBehavior(
        UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: x, y: height)))
    }
    view.addSubview(beam)
    let steel = UIDynamicItemBehavior(items: balls)
    (steel.elasticity, steel.friction, steel.resistance) = (1, 0, 0)
    steel.allowsRotation = false
    let gravity = UIGravityBehavior(items: balls)
    gravity.action = { [unowned self] in drawStrings() }
    [steel, UICollisionBehavior(items: balls), gravity].forEach(animator.addBehavior)
    drawStrings()
  }

  /// The rest position of a ball.
  private func place(_ number: Int) -> CGFloat {
    view.bounds.midX + (diameter + gap) * CGFloat(number - 2)
  }

  private func drawStrings() {
    for (number, string) in strings.enumerated() {
      let x = place(number)
      string.stretch(from: CGPoint(x: x, y: height), to: balls[number].center)
    }
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      guard let ball = balls.first(where: { $0.frame.insetBy(dx: -8, dy: -8).contains(point) })
      else { return }
      let grip = UIAttachmentBehavior(item: ball, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 6, 1)
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    default:
      grip.map(animator.removeBehavior)
      grip = nil
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

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
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
