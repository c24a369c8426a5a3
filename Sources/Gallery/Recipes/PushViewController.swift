// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R3: a tap pushes the square towards it; the farther the tap, the stronger the push.
final class PushViewController: UIViewController {
  private lazy var square = UIView("square", square: 60, color: .grape, center: view.center)
  private lazy var figure = PushFigure(frame: view.bounds)
  private lazy var push = UIPushBehavior(items: [square], mode: .continuous)
  private var touched = CGPoint.zero
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Touch to aim, release to push")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: PushViewController.handleTap))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(square)
    view.addSubview(figure)
    figure.isHidden = true

    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    push.action = { [unowned self] in drawFigure() }
    animator.addBehavior(push)
    self.animator = animator
  }

  func handleTap(_ tap: UITapGestureRecognizer) {
    let (angle, distance) = aim(at: tap.location(in: view))
    push.setAngle(angle, magnitude: distance / 200)
  }

  private func aim(at point: CGPoint) -> (angle: CGFloat, distance: CGFloat) {
    let (across, down) = (point.x - square.center.x, point.y - square.center.y)
    return (atan2(down, across), hypot(across, down))
  }

  // MARK: The figure, while the view is touched

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first?.location(in: view) ?? touched
    figure.isHidden = false
    drawFigure()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first?.location(in: view) ?? touched
    drawFigure()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    figure.isHidden = true
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    figure.isHidden = true
  }

  private func drawFigure() {
    let (angle, distance) = aim(at: touched)
    figure.show(from: square.center, angle: angle, distance: distance, magnitude: distance / 200)
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
      .longPress(at: CGPoint(x: 270, y: 90), start: 0.3, duration: 0.6),
      .longPress(at: CGPoint(x: 50, y: 340), start: 1.7, duration: 0.6),
      .longPress(at: CGPoint(x: 280, y: 330), start: 3.1, duration: 0.6),
      .longPress(at: CGPoint(x: 60, y: 60), start: 4.5, duration: 0.6),
    ],
    makeViewController: { PushViewController() })
}
