// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card that springs to where the screen was touched.
public final class CardViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var snap: UISnapBehavior?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.center = CGPoint(x: 195, y: 100)
    card.backgroundColor = .systemBlue
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: view) else { return }
    if let snap {
      snap.snapPoint = point
    } else {
      let snap = UISnapBehavior(item: card, snapTo: point)
      animator.addBehavior(snap)
      self.snap = snap
    }
  }
}
