// SPDX-License-Identifier: Apache-2.0

import UIKit

/// D2: a tilted card tumbles inside its screen and is tinted while it touches an edge.
final class TouchingTintViewController: UIViewController {
  var elasticity: CGFloat = 0.6
  private lazy var card = UIView(
    "card", square: 90, color: .sky, center: CGPoint(x: view.bounds.midX - 30, y: 90))
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    card.transform = CGAffineTransform(rotationAngle: .pi / 5)
    view.addSubview(card)

    let collision = UICollisionBehavior(items: [card])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 20, bottom: 40, right: 20))
    collision.collisionDelegate = self
    let room = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 40, right: 20))
    let floor = CGPoint(x: room.minX, y: room.maxY)
    view.addSubview(UIView(floorFrom: floor, to: CGPoint(x: room.maxX, y: room.maxY)))

    let lively = UIDynamicItemBehavior(items: [card])
    lively.elasticity = elasticity
    lively.addLinearVelocity(CGPoint(x: 160, y: 0), for: card)
    let animator = UIDynamicAnimator(referenceView: view)
    let behaviors = [UIGravityBehavior(items: [card]), collision, lively]
    behaviors.forEach(animator.addBehavior)
    self.animator = animator
  }
}

extension TouchingTintViewController: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    card.backgroundColor = .tomato
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    card.backgroundColor = .sky
  }
}

// MARK: - Helpers

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
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

  /// Creates a thin bar below a line, on which items visibly rest.
  fileprivate convenience init(floorFrom left: CGPoint, to right: CGPoint) {
    self.init(frame: CGRect(x: left.x, y: left.y, width: right.x - left.x, height: 3))
    backgroundColor = .ink
  }
}
