// SPDX-License-Identifier: Apache-2.0

import UIKit

/// F7: darts fly straight except in a band of turbulence, which does not move a buoy at rest.
final class TurbulentBandViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let band = CGRect(x: 90, y: 0, width: 130, height: view.bounds.height)
    view.addSubview(UIView(area: band, color: .tomato))
    let buoy = Disc("buoy", disc: 22, color: .ink, center: CGPoint(x: 155, y: 200))
    let air = UIDynamicItemBehavior(items: [buoy])
    air.resistance = 0
    let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.15, animationSpeed: 1)
    turbulence.position = CGPoint(x: band.midX, y: band.midY)
    turbulence.region = UIRegion(size: band.size)
    turbulence.strength = 4
    turbulence.addItem(buoy)
    view.addSubview(buoy)
    for lane in 0..<10 {
      let isFast = lane.isMultiple(of: 2)
      let place = CGPoint(x: isFast ? 6 : 40, y: 38 + 36 * CGFloat(lane))
      let color = UIColor.strong[lane % 5]
      let dart = Disc("dart \(lane + 1)", disc: 13, color: color, center: place)
      view.addSubview(dart)
      air.addItem(dart)
      air.addLinearVelocity(CGPoint(x: isFast ? 220 : 110, y: 0), for: dart)
      turbulence.addItem(dart)
    }
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(turbulence)
    animator.addBehavior(air)
    self.animator = animator
  }
}

// MARK: - Helpers

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

extension UIView {
  /// Creates a tinted area that marks a region.
  fileprivate convenience init(area frame: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
    self.init(frame: frame)
    backgroundColor = color.withAlphaComponent(0.14)
    layer.cornerRadius = cornerRadius
  }

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

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
