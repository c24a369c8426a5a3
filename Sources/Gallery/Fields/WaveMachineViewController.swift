// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F11: a custom field pulls each bead after a wave that travels to the right.
final class WaveMachineViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let middle = view.bounds.midY
    let beads = (0..<15).map { number in
      let place = CGPoint(x: 20 + 20 * CGFloat(number), y: middle)
      let color = UIColor.strong[number % 5]
      let rail = UIView(frame: CGRect(x: place.x - 1, y: middle - 100, width: 2, height: 200))
      rail.backgroundColor = .mist
      view.addSubview(rail)
      return Disc("bead \(number + 1)", disc: 17, color: color, center: place)
    }
    beads.forEach(view.addSubview)

    let wave = UIFieldBehavior.field { _, position, velocity, mass, _, time in
      // Two waves on the screen, one every two seconds.
      let target = middle + 70 * sin(2 * .pi * (position.x / 160 - CGFloat(time) / 2))
      // Velocity is in meters of 100 points per second, force in newtons.
      let acceleration = 60 * (target - position.y) / 100 - 6 * velocity.dy
      return CGVector(dx: 0, dy: mass * acceleration)
    }
    beads.forEach(wave.addItem)
    let air = UIDynamicItemBehavior(items: beads)
    air.resistance = 0
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(wave)
    animator.addBehavior(air)
    self.animator = animator
  }
}

extension GalleryScene {
  static let waveMachine = GalleryScene(
    id: "F11",
    name: "wave-machine",
    title: "Custom field",
    summary: "A custom field: beads on sliders follow a traveling wave.",
    duration: 6,
    makeViewController: { WaveMachineViewController() })
}
