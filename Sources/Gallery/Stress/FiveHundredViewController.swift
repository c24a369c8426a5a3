// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// X1: five hundred discs in a box whose gravity rotates; a tap scatters those around it.
final class FiveHundredViewController: UIViewController {
  /// The period of the rotation of gravity in seconds.
  private let period: CGFloat
  private lazy var discs = (0..<500).map { number in
    // Rows from the top, each between the discs of the next, that lie on the floor almost closely packed.
    let (column, row) = (CGFloat(number % 25), CGFloat(number / 25))
    return Disc(
      "disc \(number)", disc: 12, color: .strong[number / 100],
      center: CGPoint(
        x: 8 + 12.4 * column + (number / 25 % 2 == 0 ? 0 : 6.2), y: 393.5 - 10.9 * (19 - row)))
  }
  private lazy var gravity = UIGravityBehavior(items: discs)
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  init(period: CGFloat) {
    self.period = period
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to scatter the discs", at: .top)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: FiveHundredViewController.scatter))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    discs.forEach(view.addSubview)
    let walls = UICollisionBehavior(items: discs)
    walls.translatesReferenceBoundsIntoBoundary = true
    gravity.action = { [unowned self] in
      gravity.setAngle(.pi / 2 + 2 * .pi * animator.elapsedTime / period, magnitude: 1)
    }
    [gravity, walls].forEach(animator.addBehavior)
  }

  func scatter(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    let burst = UIDynamicItemBehavior()
    for disc in discs {
      let (x, y) = (disc.center.x - point.x, disc.center.y - point.y)
      let distance = max(hypot(x, y), 1)
      guard distance < 90 else { continue }
      burst.addItem(disc)
      burst.addLinearVelocity(
        CGPoint(x: 360 * x / distance, y: 360 * y / distance), for: disc)
    }
    burst.action = { [unowned animator, unowned burst] in animator.removeBehavior(burst) }
    animator.addBehavior(burst)
  }
}

extension GalleryScene {
  static let fiveHundred = GalleryScene(
    id: "X1",
    name: "five-hundred",
    title: "Five hundred",
    summary: "Gravity rotates, and five hundred discs follow; a tap scatters those around it.",
    duration: 2,
    touches: [.tap(at: CGPoint(x: 160, y: 330), time: 0.8)],
    parameters: [SceneParameter("period", in: 2...12, value: 6, unit: "s")]
  ) { FiveHundredViewController(period: $0["period"]) }
}
