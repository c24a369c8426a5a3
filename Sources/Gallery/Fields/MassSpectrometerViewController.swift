// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F10: a magnetic field sorts ions: at one speed and charge, the radius grows with the mass.
final class MassSpectrometerViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let chamber = CGRect(x: 0, y: 0, width: view.bounds.width, height: 230)
    view.addSubview(UIView(area: chamber, color: .grape))
    view.addSubview(UIView(floorFrom: CGPoint(x: 0, y: 230), to: CGPoint(x: 262, y: 230)))

    let magnet = UIFieldBehavior.magneticField()
    magnet.position = CGPoint(x: chamber.midX, y: chamber.midY)
    magnet.region = UIRegion(size: chamber.size)
    // A disc of 20 points weighs π/100; at 95 points/s it turns with a radius of 50.
    magnet.strength = 1.9 * .pi

    let ions = UIDynamicItemBehavior()
    (ions.charge, ions.resistance, ions.elasticity) = (1, 0, 0)
    // Slow enough to stay where they hit the plate.
    (ions.friction, ions.allowsRotation) = (5, false)
    let neutral = UIDynamicItemBehavior()
    neutral.resistance = 0
    let plate = UICollisionBehavior()
    plate.collisionMode = .boundaries
    plate.addBoundary(
      withIdentifier: "plate" as NSString, from: CGPoint(x: -20, y: 230),
      to: CGPoint(x: 262, y: 230))
    for (number, mass) in [1, 1.5, 2, 2.5, 1].enumerated() {
      let isNeutral = number == 4
      let ion = Disc(
        isNeutral ? "neutral" : "ion \(number + 1)", disc: 20 * CGFloat(mass).squareRoot(),
        color: isNeutral ? .ink : UIColor.strong[number],
        center: CGPoint(x: 290, y: 252 + 34 * CGFloat(number)))
      view.addSubview(ion)
      let properties = isNeutral ? neutral : ions
      properties.addItem(ion)
      properties.addLinearVelocity(CGPoint(x: 0, y: -95), for: ion)
      magnet.addItem(ion)
      plate.addItem(ion)
    }
    let animator = UIDynamicAnimator(referenceView: view)
    [magnet, plate, ions, neutral].forEach(animator.addBehavior)
    self.animator = animator
  }
}

extension GalleryScene {
  static let massSpectrometer = GalleryScene(
    id: "F10",
    name: "mass-spectrometer",
    title: "Magnetic field",
    summary: "The circle of an ion grows with its mass; an ion without charge flies straight.",
    duration: 6,
    makeViewController: { MassSpectrometerViewController() })
}
