// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Three cards that return to their places; written for Apple's UIKit, with selectors of Objective-C.
class CardsViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var snaps: [UIView: UISnapBehavior] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (index, color) in [UIColor.systemRed, .systemOrange, .systemBlue].enumerated() {
      let card = UIView(frame: CGRect(x: 95, y: 100 + 190 * index, width: 200, height: 140))
      card.backgroundColor = color
      card.layer.cornerRadius = 16
      card.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
      view.addSubview(card)
      snaps[card] = UISnapBehavior(item: card, snapTo: card.center)
    }
  }

  @objc private func drag(_ pan: UIPanGestureRecognizer) {
    guard let card = pan.view, let snap = snaps[card] else { return }
    switch pan.state {
    case .began:
      animator.removeBehavior(snap)
    case .changed:
      let translation = pan.translation(in: view)
      card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
      pan.setTranslation(.zero, in: view)
    case .ended, .cancelled:
      animator.addBehavior(snap)
    default:
      break
    }
  }
}
