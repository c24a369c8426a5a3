// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// S5: nine squares start at almost the same position and separate slowly.
final class OverlappingStartViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .leaf, .honey, .sky, .grape]
    let squares = (0..<9).map { number in
      let center = CGPoint(x: 160 + CGFloat(number % 3), y: 200 + CGFloat(number / 3))
      return UIView("\(number + 1)", square: 40, color: colors[number % 5], center: center)
    }
    for square in squares {
      square.alpha = 0.85
      view.addSubview(square)
    }

    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    self.animator = animator
  }
}

extension GalleryScene {
  static let overlappingStart = GalleryScene(
    id: "S5",
    name: "overlapping-start",
    title: "Overlapping start",
    summary: "Squares that start at the same position separate slowly instead of exploding.",
    duration: 4,
    makeViewController: { OverlappingStartViewController() })
}
