// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R6: four squares fall; each differs from the others in one property.
///
/// All but the one that never rotates start tilted.
final class ItemPropertiesViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pieces: [(word: String, color: UIColor)] = [
      ("plain", .ink), ("bouncy", .tomato), ("upright", .leaf), ("slow", .sky),
    ]
    let squares = pieces.enumerated().map { place, piece in
      let x = view.bounds.width * (CGFloat(place) + 0.5) / 4
      let square = UIView(
        piece.word, square: 46, color: piece.color, center: CGPoint(x: x, y: 60))
      let label = UILabel(frame: square.bounds)
      label.text = piece.word
      label.textColor = .white
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 11)
      square.addSubview(label)
      if piece.word != "upright" { square.transform = CGAffineTransform(rotationAngle: 0.2) }
      return square
    }
    squares.forEach(view.addSubview)

    let bouncy = UIDynamicItemBehavior(items: [squares[1]])
    bouncy.elasticity = 0.8
    let upright = UIDynamicItemBehavior(items: [squares[2]])
    upright.allowsRotation = false
    let slow = UIDynamicItemBehavior(items: [squares[3]])
    slow.resistance = 6

    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [UIGravityBehavior(items: squares), collision, bouncy, upright, slow]
    behaviors.forEach(animator.addBehavior)
    self.animator = animator
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
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
}
