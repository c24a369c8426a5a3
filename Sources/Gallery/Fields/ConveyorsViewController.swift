// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// F5: three velocity fields carry boxes as conveyor belts do; between them, gravity takes over.
final class ConveyorsViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let boxes = zip([26, 22, 30, 24, 28] as [CGFloat], UIColor.strong).enumerated().map {
      place, piece in
      UIView(
        "box \(place + 1)", square: piece.0, color: piece.1,
        center: CGPoint(x: 30 - 62 * CGFloat(place), y: 70))
    }
    boxes.forEach(view.addSubview)
    let animator = UIDynamicAnimator(referenceView: view)
    // The first belt starts where the boxes are created, beyond the left edge.
    let belts: [(area: CGRect, speed: CGFloat)] = [
      (CGRect(x: -300, y: 52, width: 530, height: 36), 1.6),
      (CGRect(x: 90, y: 162, width: 230, height: 36), -1.6),
      (CGRect(x: 0, y: 272, width: 230, height: 36), 1.6),
    ]
    for belt in belts {
      view.insertSubview(UIView(area: belt.area, color: belt.speed > 0 ? .sky : .tomato), at: 0)
      let field = UIFieldBehavior.velocityField(direction: CGVector(dx: belt.speed, dy: 0))
      field.position = CGPoint(x: belt.area.midX, y: belt.area.midY)
      field.region = UIRegion(size: belt.area.size)
      boxes.forEach(field.addItem)
      animator.addBehavior(field)
    }

    let hall = UICollisionBehavior(items: boxes)
    for (name, start, end) in [
      ("floor", CGPoint(x: 0, y: 400), CGPoint(x: 320, y: 400)),
      ("right", CGPoint(x: 320, y: 0), CGPoint(x: 320, y: 400)),
      ("left", CGPoint(x: 0, y: 120), CGPoint(x: 0, y: 400)),
    ] { hall.addBoundary(withIdentifier: name as NSString, from: start, to: end) }
    animator.addBehavior(hall)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    self.animator = animator
  }
}

extension GalleryScene {
  static let conveyors = GalleryScene(
    id: "F5",
    name: "conveyors",
    title: "Velocity field",
    summary: "Velocity fields carry boxes along belts; where a belt ends, gravity takes over.",
    duration: 8,
    makeViewController: { ConveyorsViewController() })
}
