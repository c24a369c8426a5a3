// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let fallingTogether = GalleryScene(
    id: "D1",
    name: "falling-together",
    title: "Falling together",
    summary: "All items fall alike, whatever their size and density.",
    duration: 1.6,
    parameters: [SceneParameter("gravity", in: 0...1, value: 0.25)],
    makeViewController: { values in
      let controller = FallingTogetherViewController()
      controller.magnitude = values["gravity"]
      return controller
    })
}
