// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A2: a bar of welded squares falls and lands as one piece; a tap breaks it into its squares.
final class WeldViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var squares: [UIView] = []
  private var welds: [UIAttachmentBehavior] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to break the welds", at: .top)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .honey, .leaf, .sky]
    let side: CGFloat = 44
    for row in 0..<2 {
      for column in 0..<4 {
        let center = CGPoint(x: 90 + side * CGFloat(column), y: 80 + side * CGFloat(row))
        squares.append(
          UIView("square \(row)\(column)", square: side, color: colors[column], center: center))
      }
    }
    squares.forEach(view.addSubview)

    animator.addBehavior(UIGravityBehavior(items: squares))
    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "step" as NSString, from: CGPoint(x: 0, y: 280), to: CGPoint(x: 110, y: 280))
    animator.addBehavior(collision)
    view.addSubview(UIView(floorFrom: CGPoint(x: 0, y: 280), to: CGPoint(x: 110, y: 280)))

    for (index, square) in squares.enumerated() {
      if index % 4 < 3 { weld(square, squares[index + 1]) }
      if index < 4 { weld(square, squares[index + 4]) }
    }
  }

  private func weld(_ item: UIView, _ other: UIView) {
    let middle = CGPoint(
      x: (item.center.x + other.center.x) / 2, y: (item.center.y + other.center.y) / 2)
    welds.append(
      .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: middle))
    welds.last.map(animator.addBehavior)
  }

  @objc func handleTap(_ tap: UITapGestureRecognizer) {
    welds.forEach(animator.removeBehavior)
    welds = []
    let point = tap.location(in: view)
    for square in squares {
      let push = UIPushBehavior(items: [square], mode: .instantaneous)
      push.pushDirection = CGVector(
        dx: (square.center.x - point.x) / 160, dy: (square.center.y - point.y) / 160)
      animator.addBehavior(push)
    }
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

  /// Creates a thin bar below a line, on which items visibly rest.
  fileprivate convenience init(floorFrom left: CGPoint, to right: CGPoint) {
    self.init(frame: CGRect(x: left.x, y: left.y, width: right.x - left.x, height: 3))
    backgroundColor = .ink
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
