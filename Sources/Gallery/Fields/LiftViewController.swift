// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F4: a linear gravity field above the ground throws falling items back, light or heavy.
final class LiftViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let area = CGRect(x: 0, y: 250, width: view.bounds.width, height: view.bounds.height - 250)
    view.addSubview(UIView(area: area, color: .leaf))
    let squares = zip([14, 24, 34, 44, 54] as [CGFloat], UIColor.strong).enumerated().map {
      place, piece in
      UIView(
        "square \(place + 1)", square: piece.0, color: piece.1,
        center: CGPoint(x: 34 + 61 * CGFloat(place), y: 80))
    }
    squares.forEach(view.addSubview)

    let lift = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -1))
    lift.position = CGPoint(x: area.midX, y: area.midY)
    lift.region = UIRegion(size: area.size)
    lift.strength = 10
    squares.forEach(lift.addItem)

    let gravity = UIGravityBehavior(items: squares)
    gravity.magnitude = 0.4
    let vacuum = UIDynamicItemBehavior(items: squares)
    vacuum.resistance = 0
    let animator = UIDynamicAnimator(referenceView: view)
    [lift, gravity, vacuum].forEach(animator.addBehavior)
    self.animator = animator
  }
}

extension GalleryScene {
  static let lift = GalleryScene(
    id: "F4",
    name: "lift",
    title: "Linear gravity field",
    summary: "Upward linear gravity throws falling squares back up, regardless of their size.",
    duration: 5,
    makeViewController: { LiftViewController() })
}
