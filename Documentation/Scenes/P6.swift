// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows PinballViewController(slope: 0.6).

/// P6: a pinball table; a tap on either side lifts the flipper of that side.
final class PinballViewController: UIViewController, UICollisionBehaviorDelegate {
  private let slope: CGFloat
  private let start = CGPoint(x: 216, y: 60)
  private lazy var ball = Disc("ball", disc: 20, color: .ink, center: start)
  private let left = UIView(frame: CGRect(x: 72, y: 392, width: 74, height: 14))
  private let right = UIView(frame: CGRect(x: 174, y: 392, width: 74, height: 14))
  private let pivots = [
    UIView("left pivot", disc: 8, color: .paper, center: CGPoint(x: 79, y: 399)),
    UIView("right pivot", disc: 8, color: .paper, center: CGPoint(x: 241, y: 399)),
  ]
  private let bumpers = [
    Disc("bumper 1", disc: 52, color: .tomato, center: CGPoint(x: 96, y: 160)),
    Disc("bumper 2", disc: 52, color: .honey, center: CGPoint(x: 224, y: 160)),
    Disc("bumper 3", disc: 44, color: .leaf, center: CGPoint(x: 160, y: 252)),
  ]
  private let score = UILabel(frame: CGRect(x: 110, y: 16, width: 100, height: 40))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var rolling = UIDynamicItemBehavior(items: [ball])
  private lazy var flippers = UIDynamicItemBehavior(items: [left, right])
  private var hits = 0

  init(slope: CGFloat) {
    self.slope = slope
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap left or right to flip")
    score.text = "0"
    score.font = .systemFont(ofSize: 28, weight: .bold)
    score.textColor = .ink
    score.textAlignment = .center
    view.addSubview(score)
    for (flipper, name) in [(left, "left"), (right, "right")] {
      flipper.accessibilityIdentifier = name
      flipper.backgroundColor = .sky
      flipper.layer.cornerRadius = 7
    }
    (bumpers + [left, right, ball] + pivots).forEach(view.addSubview)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(flip)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let table = UICollisionBehavior(items: [ball, left, right] + bumpers)
    table.collisionMode = .items
    table.collisionDelegate = self
    // The guides end above the flippers, which do not touch them.
    let lanes = UICollisionBehavior(items: [ball])
    addWalls(to: lanes)
    let still = UIDynamicItemBehavior(items: bumpers + pivots)
    (still.isAnchored, still.elasticity) = (true, 1)
    (rolling.elasticity, rolling.friction) = (0.45, 0)
    flippers.density = 8
    let gravity = UIGravityBehavior(items: [ball, left, right])
    gravity.magnitude = slope
    gravity.action = { [unowned self] in returnBall() }
    [gravity, table, lanes, still, rolling, flippers].forEach(animator.addBehavior)
    hinge(left, at: pivots[0], from: -0.45, to: 0.45)
    hinge(right, at: pivots[1], from: -0.45, to: 0.45)
  }

  /// The range of a flipper: about half a radian to either side of horizontal.
  private func hinge(_ flipper: UIView, at pivot: UIView, from low: CGFloat, to high: CGFloat) {
    let pin = UIAttachmentBehavior.pinAttachment(
      with: flipper, attachedTo: pivot, attachmentAnchor: pivot.center)
    pin.attachmentRange = UIFloatRange(minimum: low, maximum: high)
    animator.addBehavior(pin)
  }

  private func addWalls(to table: UICollisionBehavior) {
    let bounds = view.bounds
    let corners: [[(CGFloat, CGFloat)]] = [
      // The side walls go on below the edge: a ball that is lost falls through the gap alone.
      [(0, 540), (0, 60), (60, 0), (260, 0), (320, 60), (320, 540)],
      // No pocket between a guide and a pivot, in which the ball would rest.
      [(0, 330), (86, 386)], [(320, 330), (234, 386)],
    ]
    for (number, line) in corners.enumerated() {
      let path = UIBezierPath()
      for (place, corner) in line.enumerated() {
        let point = CGPoint(x: corner.0, y: corner.1 * bounds.height / 480)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      table.addBoundary(withIdentifier: "wall \(number)" as NSString, for: path)
      let wall = CAShapeLayer()
      wall.path = path.cgPath
      (wall.strokeColor, wall.fillColor, wall.lineWidth) = (UIColor.ink.cgColor, nil, 4)
      (wall.lineJoin, wall.lineCap) = (.round, .round)
      view.layer.insertSublayer(wall, at: UInt32(number))
    }
  }

  @objc func flip(_ tap: UITapGestureRecognizer) {
    let isLeft = tap.location(in: view).x < view.bounds.midX
    flippers.addAngularVelocity(isLeft ? -30 : 30, for: isLeft ? left : right)
  }

  private func returnBall() {
    guard ball.center.y > view.bounds.maxY + 30 else { return }
    ball.center = start
    animator.updateItem(usingCurrentState: ball)
  }

  /// Pushes the ball, as the spring of a bumper does.
  private func kick(away bumper: UIView) {
    let (x, y) = (ball.center.x - bumper.center.x, ball.center.y - bumper.center.y)
    let distance = max(hypot(x, y), 1)
    rolling.addLinearVelocity(CGPoint(x: 160 * x / distance, y: 160 * y / distance), for: ball)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    guard let bumper = bumpers.first(where: { $0 === item1 || $0 === item2 }) else { return }
    kick(away: bumper)
    hits += 1
    score.text = "\(hits)"
    bumper.alpha = 0.4
    UIView.animate(withDuration: 0.3) { bumper.alpha = 1 }
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
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
}
