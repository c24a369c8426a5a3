// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// D5: four cards snap to their places, each with a different damping.
final class SnapDampingViewController: UIViewController {
  private var cards: [UIView] = []
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to deal the cards", at: .top)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SnapDampingViewController.deal))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .honey, .leaf, .sky]
    for (place, color) in colors.enumerated() {
      let card = UIView(
        "card \(place)", square: 56, color: color, center: CGPoint(x: 100, y: 350))
      card.transform = CGAffineTransform(rotationAngle: CGFloat(place) * 0.25 - 0.4)
      let target = UIView("target", square: 56, color: .mist, center: target(place))
      view.insertSubview(target, at: 0)
      view.addSubview(card)
      cards.append(card)
    }
    animator = UIDynamicAnimator(referenceView: view)
  }

  func deal(_ tap: UITapGestureRecognizer) {
    animator?.removeAllBehaviors()
    for (place, card) in cards.enumerated() {
      let snap = UISnapBehavior(item: card, snapTo: target(place))
      snap.damping = CGFloat(place) / 3
      animator?.addBehavior(snap)
    }
  }

  private func target(_ place: Int) -> CGPoint {
    CGPoint(x: view.bounds.midX + 62 * (CGFloat(place) - 1.5), y: 170)
  }
}

extension GalleryScene {
  static let snapDamping = GalleryScene(
    id: "D5",
    name: "snap-damping",
    title: "Snap",
    summary: "Four cards snap to their places; the damping grows from left to right.",
    duration: 3,
    touches: [.tap(at: CGPoint(x: 160, y: 220), time: 0.4)],
    makeViewController: { SnapDampingViewController() })
}
