// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let turbulentBand = GalleryScene(
    id: "F7",
    name: "turbulent-band",
    title: "Turbulence field",
    summary: "Turbulence scatters moving darts in its band; a buoy at rest stays at rest.",
    duration: 3,
    makeViewController: { TurbulentBandViewController() })
}
