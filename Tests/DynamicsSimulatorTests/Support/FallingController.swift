import DynamicsSimulator

/// Two squares fall on a line and on each other; the usual recipe.
final class FallingController: UIViewController {
  let red = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let green = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private(set) var animator: UIDynamicAnimator?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .white
    red.center = CGPoint(x: view.bounds.midX, y: 100)
    green.center = CGPoint(x: view.bounds.midX + 10, y: 200)
    red.backgroundColor = .red
    green.backgroundColor = .green
    view.addSubview(red)
    view.addSubview(green)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [red, green]))
    let collision = UICollisionBehavior(items: [red, green])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: view.bounds.width, y: 400))
    animator.addBehavior(collision)
    self.animator = animator
  }
}
