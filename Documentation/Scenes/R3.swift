// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R3: a tap pushes the square towards it; the farther the tap, the stronger the push.
final class PushViewController: UIViewController {
  private lazy var square = UIView("square", square: 60, color: .grape, center: view.center)
  private lazy var figure = PushFigure(frame: view.bounds)
  private lazy var push = UIPushBehavior(items: [square], mode: .continuous)
  private var touched = CGPoint.zero
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Touch to aim, release to push")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(square)
    view.addSubview(figure)
    figure.isHidden = true

    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    push.action = { [unowned self] in drawFigure() }
    animator.addBehavior(push)
    self.animator = animator
  }

  @objc func handleTap(_ tap: UITapGestureRecognizer) {
    let (angle, distance) = aim(at: tap.location(in: view))
    push.setAngle(angle, magnitude: distance / 200)
  }

  private func aim(at point: CGPoint) -> (angle: CGFloat, distance: CGFloat) {
    let (across, down) = (point.x - square.center.x, point.y - square.center.y)
    return (atan2(down, across), hypot(across, down))
  }

  // MARK: The figure, while the view is touched

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first?.location(in: view) ?? touched
    figure.isHidden = false
    drawFigure()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first?.location(in: view) ?? touched
    drawFigure()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    figure.isHidden = true
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    figure.isHidden = true
  }

  private func drawFigure() {
    let (angle, distance) = aim(at: touched)
    figure.show(from: square.center, angle: angle, distance: distance, magnitude: distance / 200)
  }
}

// MARK: - Helpers

/// An edge of the screen.
private enum HintEdge { case top, bottom }

/// Draws the angle and the distance from one point to another, and the push that follows from them.
private final class PushFigure: UIView {
  private let axis = PushFigure.line(.mist, width: 2)
  private let arc = PushFigure.line(.ink, width: 2)
  private let arrow = PushFigure.line(.tomato, width: 3)
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    [axis, arc, arrow].forEach(layer.addSublayer)
    caption.frame = CGRect(x: frame.midX - 145, y: 12, width: 290, height: 26)
    caption.textAlignment = .center
    caption.backgroundColor = UIColor.paper.withAlphaComponent(0.85)
    caption.textColor = .ink
    caption.font = .systemFont(ofSize: 15)
    addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a push of a magnitude in a direction, in radians, over a distance from a point.
  func show(from start: CGPoint, angle: CGFloat, distance: CGFloat, magnitude: CGFloat) {
    let end = CGPoint(x: start.x + distance * cos(angle), y: start.y + distance * sin(angle))
    let across = UIBezierPath()
    across.move(to: start)
    across.addLine(to: CGPoint(x: start.x + 70, y: start.y))
    axis.path = across.cgPath
    arc.path =
      UIBezierPath(
        arcCenter: start, radius: 50, startAngle: 0, endAngle: angle, clockwise: angle > 0
      ).cgPath

    let way = UIBezierPath()
    way.move(to: start)
    way.addLine(to: end)
    for side in [-0.4, 0.4] {
      way.move(to: end)
      way.addLine(
        to: CGPoint(x: end.x - 14 * cos(angle + side), y: end.y - 14 * sin(angle + side)))
    }
    arrow.path = way.cgPath
    caption.text = String(
      format: "angle %.0f°, distance %.0f, push %.2f", angle * 180 / .pi, distance, magnitude)
  }

  private static func line(_ color: UIColor, width: CGFloat) -> CAShapeLayer {
    let line = CAShapeLayer()
    line.strokeColor = color.cgColor
    line.fillColor = nil
    line.lineWidth = width
    line.lineCap = .round
    return line
  }
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

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
