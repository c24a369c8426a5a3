import OpenUIDynamics

/// R3: a tap pushes the square towards it; the farther the tap, the stronger the push.
final class PushViewController: UIViewController {
  private lazy var square = UIView("square", square: 60, color: .grape, center: view.center)
  private let target = UIView("target", disc: 16, color: .tomato, center: .zero)
  private lazy var push = UIPushBehavior(items: [square], mode: .continuous)
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: PushViewController.handleTap))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(square)
    view.addSubview(target)
    target.isHidden = true

    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(push)
    self.animator = animator
  }

  func handleTap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    let (across, down) = (point.x - square.center.x, point.y - square.center.y)
    push.setAngle(atan2(down, across), magnitude: hypot(across, down) / 200)
    target.center = point
    target.isHidden = false
  }
}

extension GalleryScene {
  static let push = GalleryScene(
    id: "R3",
    name: "push",
    title: "Push",
    summary: "Every tap aims a continuous push at its location; distance makes it stronger.",
    duration: 6,
    touches: [
      .tap(at: CGPoint(x: 270, y: 90), time: 0.3),
      .tap(at: CGPoint(x: 50, y: 340), time: 1.7),
      .tap(at: CGPoint(x: 280, y: 330), time: 3.1),
      .tap(at: CGPoint(x: 60, y: 60), time: 4.5),
    ],
    makeViewController: { PushViewController() })
}
