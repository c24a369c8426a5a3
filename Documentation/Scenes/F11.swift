// SPDX-License-Identifier: Apache-2.0

import UIKit

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

// MARK: - Helpers

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}

extension UIView {
  /// Creates a square with rounded corners; traces and tests use its name.
  fileprivate convenience init(
    _ name: String, square side: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    accessibilityIdentifier = name
    self.center = center
    backgroundColor = color
    layer.cornerRadius = side * 0.16
  }

  /// Creates a disc.
  fileprivate convenience init(
    _ name: String, disc diameter: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(name, square: diameter, color: color, center: center)
    layer.cornerRadius = diameter / 2
  }
}
