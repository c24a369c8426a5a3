import OpenUIDynamics

/// R2d: three pairs fall onto the same line, each with a different collision mode.
final class CollisionModesViewController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let floor = view.bounds.height - 100
    let (left, right) = (CGPoint(x: 0, y: floor), CGPoint(x: view.bounds.width, y: floor))
    view.addSubview(UIView(floorFrom: left, to: right))

    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior()
    let modes: [(name: String, mode: UICollisionBehavior.Mode)] = [
      (".everything", [.items, .boundaries]), (".boundaries", .boundaries), (".items", .items),
    ]
    for (column, (name, mode)) in modes.enumerated() {
      let x = view.bounds.width * (CGFloat(column) + 0.5) / 3
      let upper = UIView("red \(name)", square: 50, color: .tomato, center: CGPoint(x: x, y: 50))
      let lower = UIView("green \(name)", square: 50, color: .leaf, center: CGPoint(x: x, y: 130))
      for square in [upper, lower] {
        square.alpha = 0.85
        view.addSubview(square)
        gravity.addItem(square)
      }

      let collision = UICollisionBehavior(items: [upper, lower])
      collision.collisionMode = mode
      collision.addBoundary(withIdentifier: "line" as NSCopying, from: left, to: right)
      animator.addBehavior(collision)

      // The lower square jumps, so that a pair that does not land collides on its way, too.
      let leap = UIDynamicItemBehavior(items: [lower])
      leap.addLinearVelocity(CGPoint(x: 0, y: -200), for: lower)
      animator.addBehavior(leap)
      view.addSubview(caption(name, at: CGPoint(x: x, y: floor + 30)))
    }
    animator.addBehavior(gravity)
    self.animator = animator
  }

  private func caption(_ text: String, at center: CGPoint) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.center = center
    label.text = text
    label.textColor = .ink
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 14)
    return label
  }
}

extension GalleryScene {
  static let collisionModes = GalleryScene(
    id: "R2d",
    name: "collision-modes",
    title: "Collision modes",
    summary: "Items, boundaries or everything: an option set selects the collisions of a pair.",
    duration: 2,
    makeViewController: { CollisionModesViewController() })
}
