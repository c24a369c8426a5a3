// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// S4: a table of three views and a dumbbell of three others, each one body.
final class ItemGroupViewController: UIViewController {
  private var table: UIDynamicItemGroup?
  private var dumbbell: UIDynamicItemGroup?
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let table = UIDynamicItemGroup(items: [
      part(CGRect(x: 60, y: 290, width: 180, height: 16), .ink),
      part(CGRect(x: 74, y: 306, width: 16, height: 70), .ink),
      part(CGRect(x: 210, y: 306, width: 16, height: 70), .ink),
    ])
    let dumbbell = UIDynamicItemGroup(items: [
      part(CGRect(x: 118, y: 83, width: 84, height: 14), .grape),
      disc(CGRect(x: 88, y: 65, width: 50, height: 50), .tomato),
      disc(CGRect(x: 188, y: 72, width: 36, height: 36), .sky),
    ])
    dumbbell.transform = CGAffineTransform(rotationAngle: 0.5)
    (self.table, self.dumbbell) = (table, dumbbell)
    let ball = Disc("ball", disc: 40, color: .honey, center: CGPoint(x: 150, y: 345))
    view.addSubview(ball)

    let items: [any UIDynamicItem] = [table, dumbbell, ball]
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: items))
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let properties = UIDynamicItemBehavior(items: [dumbbell])
    properties.elasticity = 0.3
    properties.addAngularVelocity(3, for: dumbbell)
    animator.addBehavior(properties)
    self.animator = animator
  }

  private func part(_ frame: CGRect, _ color: UIColor) -> UIView {
    let part = UIView(frame: frame)
    part.backgroundColor = color
    view.addSubview(part)
    return part
  }

  private func disc(_ frame: CGRect, _ color: UIColor) -> UIView {
    let disc = Disc(frame: frame)
    disc.backgroundColor = color
    disc.layer.cornerRadius = frame.width / 2
    view.addSubview(disc)
    return disc
  }
}

extension GalleryScene {
  static let itemGroup = GalleryScene(
    id: "S4",
    name: "item-group",
    title: "Item groups",
    summary: "A dumbbell falls onto a table that stands over a ball: several views as one body.",
    duration: 5,
    makeViewController: { ItemGroupViewController() })
}
