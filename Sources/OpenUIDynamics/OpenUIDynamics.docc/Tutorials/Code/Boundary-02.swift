import OpenUIDynamics

/// Chapter 2: two squares come to rest on a line.
public final class BoundaryViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (y, color) in [(0, UIColor.systemBlue), (60, .systemGreen)] {
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      square.center = CGPoint(x: view.center.x, y: CGFloat(y))
      square.backgroundColor = color
      view.addSubview(square)
      gravity.addItem(square)
      collision.addItem(square)
    }

    let height = view.bounds.height - 100
    collision.addBoundary(
      withIdentifier: "bottomBoundary" as NSString, from: CGPoint(x: 0, y: height),
      to: CGPoint(x: view.bounds.width, y: height))
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
  }
}
