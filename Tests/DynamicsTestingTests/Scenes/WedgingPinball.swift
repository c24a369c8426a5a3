// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting

/// A pinball table with a dead end; a tap on either side lifts the flipper of that side.
///
/// The ball can wedge between the end of a guide and the pivot of the flipper below. The gallery's scene
/// P6 once was this table; it stays here for what random touches have to find.
final class WedgingPinball: UIViewController, UICollisionBehaviorDelegate {
  private let slope: CGFloat = 0.6
  private let start = CGPoint(x: 228, y: 60)
  private lazy var ball = Disc("ball", disc: 20, color: .ink, center: start)
  private let left = UIView(frame: CGRect(x: 72, y: 392, width: 74, height: 14))
  private let right = UIView(frame: CGRect(x: 174, y: 392, width: 74, height: 14))
  private let pivots = [
    UIView("left pivot", disc: 8, color: .paper, center: CGPoint(x: 79, y: 399)),
    UIView("right pivot", disc: 8, color: .paper, center: CGPoint(x: 241, y: 399)),
  ]
  private let bumpers = [
    Disc("bumper 1", disc: 52, color: .red, center: CGPoint(x: 96, y: 160)),
    Disc("bumper 2", disc: 52, color: .orange, center: CGPoint(x: 224, y: 160)),
    Disc("bumper 3", disc: 44, color: .green, center: CGPoint(x: 160, y: 252)),
  ]
  private let score = UILabel(frame: CGRect(x: 110, y: 16, width: 100, height: 40))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var rolling = UIDynamicItemBehavior(items: [ball])
  private lazy var flippers = UIDynamicItemBehavior(items: [left, right])
  private var hits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    score.text = "0"
    score.font = .systemFont(ofSize: 28, weight: .bold)
    score.textColor = .ink
    score.textAlignment = .center
    view.addSubview(score)
    for (flipper, name) in [(left, "left"), (right, "right")] {
      flipper.accessibilityIdentifier = name
      flipper.backgroundColor = .blue
      flipper.layer.cornerRadius = 7
    }
    (bumpers + [left, right, ball] + pivots).forEach(view.addSubview)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: WedgingPinball.flip))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let table = UICollisionBehavior(items: [ball, left, right] + bumpers)
    table.collisionDelegate = self
    addWalls(to: table)
    let still = UIDynamicItemBehavior(items: bumpers + pivots)
    (still.isAnchored, still.elasticity) = (true, 1)
    (rolling.elasticity, rolling.friction) = (0.45, 0)
    flippers.density = 8
    let gravity = UIGravityBehavior(items: [ball, left, right])
    gravity.magnitude = slope
    gravity.action = { [unowned self] in returnBall() }
    [gravity, table, still, rolling, flippers].forEach(animator.addBehavior)
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
      [(0, 330), (64, 392)], [(320, 330), (256, 392)],
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
      view.layer.addSublayer(wall)
    }
  }

  func flip(_ tap: UITapGestureRecognizer) {
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

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIView {
  fileprivate convenience init(
    _ name: String, disc diameter: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    accessibilityIdentifier = name
    self.center = center
    backgroundColor = color
    layer.cornerRadius = diameter / 2
  }
}

extension UIColor {
  fileprivate static let paper = UIColor(white: 0.96, alpha: 1)
  fileprivate static let ink = UIColor(white: 0.15, alpha: 1)
}
