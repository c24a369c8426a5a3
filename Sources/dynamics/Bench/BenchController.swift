// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Many views that move on one screen.
final class BenchController: UIViewController {
  /// How the views move, and who holds them.
  enum Kind {
    /// An animator for each view, which falls on the bottom.
    case animators
    /// Views that fall on the bottom, held in structures.
    case cards
    /// Views that fall past the screen.
    case fall
    /// Views that fall on each other in a bin.
    case pile
  }

  /// A view inside of a structure, where reflection does not find it.
  private struct Card {
    let view: UIView
  }

  /// The size of the screen that the views need.
  let size: CGSize
  private let kind: Kind
  private let centers: [CGPoint]
  private var cards: [Card] = []
  private var animators: [UIDynamicAnimator] = []

  init(count: Int, kind: Kind) {
    self.kind = kind
    let columns = max(Int(Double(count).squareRoot().rounded(.up)), 1)
    centers = (0..<count).map { index in
      // Rows that are shifted against each other tumble.
      let shift: CGFloat = index / columns % 2 == 0 ? 0 : 7
      return CGPoint(
        x: 30 * CGFloat(index % columns) + 20 + shift, y: 30 * CGFloat(index / columns) + 20)
    }
    let side = 30 * CGFloat(columns) + 30
    size = CGSize(width: side, height: side)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let views = centers.map { center in
      let view = UIView(frame: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
      view.backgroundColor = .orange
      self.view.addSubview(view)
      return view
    }
    if kind == .cards { cards = views.map { Card(view: $0) } }
    for group in kind == .animators ? views.map({ [$0] }) : [views] { animate(group) }
  }

  private func animate(_ views: [UIView]) {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: views))
    animators.append(animator)
    guard kind != .fall else { return }
    let collision = UICollisionBehavior(items: views)
    if kind == .cards { collision.collisionMode = .boundaries }
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let properties = UIDynamicItemBehavior(items: views)
    properties.elasticity = 0.5
    animator.addBehavior(properties)
  }
}
