// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F6: bubbles rise and drift in noise that varies in space and time.
final class BubblesViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let bubbles = (0..<15).map { number in
      let place = CGPoint(
        x: 40 + 60 * CGFloat(number % 5),
        y: 376 - 64 * CGFloat(number / 5) - 14 * CGFloat(number % 2))
      let color = UIColor.strong[number % 5]
      let size = 18 + 5 * CGFloat(number * 7 % 6)
      let bubble = Disc(
        "bubble \(number + 1)", disc: size, color: color.withAlphaComponent(0.3), center: place)
      bubble.layer.borderWidth = 1.5
      bubble.layer.borderColor = color.cgColor
      return bubble
    }
    bubbles.forEach(view.addSubview)

    let noise = UIFieldBehavior.noiseField(smoothness: 0.4, animationSpeed: 0.5)
    noise.strength = 2
    let lift = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -0.6))
    for field in [noise, lift] { bubbles.forEach(field.addItem) }

    let glass = UICollisionBehavior(items: bubbles)
    glass.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: -40, right: 0))
    let water = UIDynamicItemBehavior(items: bubbles)
    water.resistance = 1.5
    water.elasticity = 0.6
    let animator = UIDynamicAnimator(referenceView: view)
    [noise, lift, glass, water].forEach(animator.addBehavior)
    self.animator = animator
  }
}

extension GalleryScene {
  static let bubbles = GalleryScene(
    id: "F6",
    name: "bubbles",
    title: "Noise field",
    summary: "Bubbles rise through noise: neighbors drift alike, and every run is the same.",
    duration: 7,
    makeViewController: { BubblesViewController() })
}
