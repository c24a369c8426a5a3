// SPDX-License-Identifier: Apache-2.0

import UIKit

/// F5: three velocity fields carry boxes as conveyor belts do; between them, gravity takes over.
final class ConveyorsViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let boxes = zip([26, 22, 30, 24, 28] as [CGFloat], UIColor.strong).enumerated().map {
      place, piece in
      UIView(
        "box \(place + 1)", square: piece.0, color: piece.1,
        center: CGPoint(x: 30 - 62 * CGFloat(place), y: 70))
    }
    boxes.forEach(view.addSubview)
    let animator = UIDynamicAnimator(referenceView: view)
    // The first belt starts where the boxes are created, beyond the left edge.
    let belts: [(area: CGRect, speed: CGFloat)] = [
      (CGRect(x: -300, y: 52, width: 530, height: 36), 1.6),
      (CGRect(x: 90, y: 162, width: 230, height: 36), -1.6),
      (CGRect(x: 0, y: 272, width: 230, height: 36), 1.6),
    ]
    for belt in belts {
      view.insertSubview(UIView(area: belt.area, color: belt.speed > 0 ? .sky : .tomato), at: 0)
      let field = UIFieldBehavior.velocityField(direction: CGVector(dx: belt.speed, dy: 0))
      field.position = CGPoint(x: belt.area.midX, y: belt.area.midY)
      field.region = UIRegion(size: belt.area.size)
      boxes.forEach(field.addItem)
      animator.addBehavior(field)
    }

    let hall = UICollisionBehavior(items: boxes)
    for (name, start, end) in [
      ("floor", CGPoint(x: 0, y: 400), CGPoint(x: 320, y: 400)),
      ("right", CGPoint(x: 320, y: 0), CGPoint(x: 320, y: 400)),
      ("left", CGPoint(x: 0, y: 120), CGPoint(x: 0, y: 400)),
    ] { hall.addBoundary(withIdentifier: name as NSString, from: start, to: end) }
    animator.addBehavior(hall)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    self.animator = animator
  }
}

// MARK: - Helpers

extension UIView {
  /// Creates a tinted area that marks a region.
  fileprivate convenience init(area frame: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
    self.init(frame: frame)
    backgroundColor = color.withAlphaComponent(0.14)
    layer.cornerRadius = cornerRadius
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
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
