// SPDX-License-Identifier: Apache-2.0

import UIKit

/// S2: stars and arrows fall onto a pile and hook into each other.
final class ConcavePileViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .leaf, .honey, .sky, .grape]
    var pieces: [UIView] = []
    for row in 0..<4 {
      for column in 0..<4 {
        let number = 4 * row + column
        let path =
          number % 2 == 0
          ? UIBezierPath(star: 5, radius: 32, innerRadius: 14) : UIBezierPath(arrow: 60)
        let center = CGPoint(
          x: 46 + 76 * CGFloat(column) + 6 * CGFloat(row % 2), y: 118 - 78 * CGFloat(row))
        let piece = PathView(
          "\(number + 1)", path: path, color: colors[number % colors.count], center: center)
        piece.transform = CGAffineTransform(rotationAngle: 0.7 * CGFloat(number))
        view.addSubview(piece)
        pieces.append(piece)
      }
    }

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: pieces))
    let collision = UICollisionBehavior(items: pieces)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -400, left: 0, bottom: 0, right: 0))
    animator.addBehavior(collision)
    self.animator = animator
  }
}

// MARK: - Helpers

/// A view that shows a path and collides as the path.
private final class PathView: UIView {
  /// The path around (0, 0), the center of the view.
  private let path: UIBezierPath

  init(_ name: String, path: UIBezierPath, color: UIColor, center: CGPoint) {
    self.path = path
    let extent = path.bounds
    // Twice the larger extent, so that (0, 0) of the path is the center of the view.
    let size = CGSize(
      width: 2 * max(-extent.minX, extent.maxX), height: 2 * max(-extent.minY, extent.maxY))
    super.init(frame: CGRect(origin: .zero, size: size))
    accessibilityIdentifier = name
    self.center = center
    let shown = UIBezierPath()
    shown.append(path)
    shown.apply(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    let layer = CAShapeLayer()
    layer.path = shown.cgPath
    layer.fillColor = color.cgColor
    self.layer.addSublayer(layer)
  }

  required init?(coder: NSCoder) { nil }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath { path }
}

extension UIBezierPath {
  /// Creates a closed path through corners.
  fileprivate convenience init(corners: [(CGFloat, CGFloat)]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }

  /// Creates a star around (0, 0).
  fileprivate convenience init(star points: Int, radius: CGFloat, innerRadius: CGFloat) {
    self.init(
      corners: (0..<2 * points).map { index in
        let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / CGFloat(points))
        let corner = CGPoint(x: 0, y: index % 2 == 0 ? -radius : -innerRadius).applying(turn)
        return (corner.x, corner.y)
      })
  }

  /// Creates an arrow that points to the right.
  fileprivate convenience init(arrow length: CGFloat) {
    let (half, shaft) = (length / 2, length / 8)
    self.init(corners: [
      (-half, -shaft), (0, -shaft), (0, -length * 0.3), (half, 0), (0, length * 0.3), (0, shaft),
      (-half, shaft),
    ])
  }
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
