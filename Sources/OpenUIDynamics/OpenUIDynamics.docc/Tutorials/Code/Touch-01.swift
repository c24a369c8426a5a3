import OpenUIDynamics

/// Chapter 3: a touch pushes the disc away from it.
public final class TouchViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let disc = UIView(frame: CGRect(x: 130, y: 60, width: 60, height: 60))
  private let card = UIView(frame: CGRect(x: 120, y: 240, width: 80, height: 80))

  public override func viewDidLoad() {
    super.viewDidLoad()
    disc.layer.cornerRadius = 30
    disc.backgroundColor = .systemPurple
    card.backgroundColor = .systemGreen
    [card, disc].forEach(view.addSubview)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let collision = UICollisionBehavior(items: [disc])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
  }
}
