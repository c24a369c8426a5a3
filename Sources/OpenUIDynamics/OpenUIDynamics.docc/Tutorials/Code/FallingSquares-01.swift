import OpenUIDynamics

/// Chapter 1: two squares fall, and land on the edge of the screen and on each other.
public final class FallingSquaresViewController: UIViewController {
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (index, color) in [UIColor.systemRed, .systemGreen].enumerated() {
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      square.center = CGPoint(x: view.center.x, y: 100 + 60 * CGFloat(index))
      square.backgroundColor = color
      view.addSubview(square)
    }
  }
}
