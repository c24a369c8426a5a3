// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D1: three squares of different size and density are released from the same line.
final class FallingTogetherViewController: UIViewController {
  var magnitude: CGFloat = 0.25
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let start: CGFloat = 110
    let pieces: [(word: String, side: CGFloat, color: UIColor)] = [
      ("small", 24, .honey), ("medium", 52, .leaf), ("large", 88, .grape),
    ]
    let squares = pieces.enumerated().map { place, piece in
      let center = CGPoint(
        x: view.bounds.width * (CGFloat(place) + 0.5) / 3, y: start - piece.side / 2)
      return UIView(piece.word, square: piece.side, color: piece.color, center: center)
    }
    let left = CGPoint(x: 0, y: start)
    view.addSubview(UIView(floorFrom: left, to: CGPoint(x: view.bounds.width, y: start)))
    squares.forEach(view.addSubview)

    let heavy = UIDynamicItemBehavior(items: [squares[0]])
    heavy.density = 50
    let gravity = UIGravityBehavior(items: squares)
    gravity.magnitude = magnitude
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(heavy)
    animator.addBehavior(gravity)
    self.animator = animator
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}

extension UIView {
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
