import OpenUIDynamics

/// R2c: a square that touches the line turns red, grows, fades and leaves the simulation.
final class ContactDelegateViewController: UIViewController, UICollisionBehaviorDelegate {
  private var animator: UIDynamicAnimator?
  private let gravity = UIGravityBehavior()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let middle = view.center.x
    let first = UIView("first", square: 50, color: .sky, center: CGPoint(x: middle, y: 0))
    let second = UIView(
      "second", square: 50, color: .leaf, center: CGPoint(x: middle - 90, y: -160))
    let third = UIView("third", square: 50, color: .honey, center: CGPoint(x: middle + 90, y: -400))
    for square in [first, second, third] {
      view.addSubview(square)
      gravity.addItem(square)
    }

    let left = CGPoint(x: 0, y: view.bounds.height - 100)
    let right = CGPoint(x: view.bounds.width, y: view.bounds.height - 100)
    view.addSubview(UIView(floorFrom: left, to: right))

    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(gravity)

    let collision = UICollisionBehavior(items: gravity.items)
    collision.addBoundary(withIdentifier: "bottomBoundary" as NSCopying, from: left, to: right)
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    self.animator = animator
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    guard identifier as? String == "bottomBoundary", let square = item as? UIView,
      square.alpha > 0  // a square that bounces touches the line again while it fades
    else { return }
    UIView.animate(withDuration: 1) {
      square.backgroundColor = .tomato
      square.alpha = 0
      square.transform = CGAffineTransform(scaleX: 2, y: 2)
    } completion: { [gravity] _ in
      gravity.removeItem(square)
      behavior.removeItem(square)
      square.removeFromSuperview()
    }
  }
}

extension GalleryScene {
  static let contactDelegate = GalleryScene(
    id: "R2c",
    name: "contact-delegate",
    title: "Contact delegate",
    summary: "A square that touches the line turns red, grows, fades and is removed.",
    duration: 2.4,
    makeViewController: { ContactDelegateViewController() })
}
