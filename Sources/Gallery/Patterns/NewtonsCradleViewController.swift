// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P5: Newton's cradle; the released ball passes its momentum to the last one.
final class NewtonsCradleViewController: UIViewController {
  private let diameter: CGFloat = 30
  /// The gap between balls in points, by which they collide one by one.
  ///
  /// It exceeds their motion in a step beside the gap of items at rest. Each ball travels it before it
  /// passes its momentum on, so that those in the middle swing about two points more with every pass.
  private let gap: CGFloat
  private let height: CGFloat = 90
  private let length: CGFloat = 210
  private var balls: [Disc] = []
  private var strings: [UIView] = []
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var grip: UIAttachmentBehavior?

  init(gap: CGFloat) {
    self.gap = gap
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag a ball, and release it")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: NewtonsCradleViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let beam = UIView(frame: CGRect(x: 60, y: height - 8, width: 200, height: 8))
    beam.backgroundColor = .ink
    beam.layer.cornerRadius = 4
    for number in 0..<5 {
      let x = place(number)
      let ball = Disc(
        "ball \(number + 1)", disc: diameter, color: .strong[number],
        center: CGPoint(x: x, y: height + length))
      let string = UIView()
      string.backgroundColor = .mist
      balls.append(ball)
      strings.append(string)
      [string, ball].forEach(view.addSubview)
      animator.addBehavior(
        UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: x, y: height)))
    }
    view.addSubview(beam)
    let steel = UIDynamicItemBehavior(items: balls)
    (steel.elasticity, steel.friction, steel.resistance) = (1, 0, 0)
    steel.allowsRotation = false
    let gravity = UIGravityBehavior(items: balls)
    gravity.action = { [unowned self] in drawStrings() }
    [steel, UICollisionBehavior(items: balls), gravity].forEach(animator.addBehavior)
    drawStrings()
  }

  /// The rest position of a ball.
  private func place(_ number: Int) -> CGFloat {
    view.bounds.midX + (diameter + gap) * CGFloat(number - 2)
  }

  private func drawStrings() {
    for (number, string) in strings.enumerated() {
      let x = place(number)
      string.stretch(from: CGPoint(x: x, y: height), to: balls[number].center)
    }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      guard let ball = balls.first(where: { $0.frame.insetBy(dx: -8, dy: -8).contains(point) })
      else { return }
      let grip = UIAttachmentBehavior(item: ball, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 6, 1)
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    default:
      grip.map(animator.removeBehavior)
      grip = nil
    }
  }
}

extension GalleryScene {
  static let newtonsCradle = GalleryScene(
    id: "P5",
    name: "newtons-cradle",
    title: "Newton's cradle",
    summary:
      "A finger lifts a ball and lets go; through three that stay, the last one flies off.",
    duration: 7,
    touches: [
      .drag(from: CGPoint(x: 94, y: 300), to: CGPoint(x: 30, y: 286), start: 0.4, duration: 0.9)
    ],
    parameters: [SceneParameter("gap", in: 0...4, value: 3, unit: "pt")]
  ) { NewtonsCradleViewController(gap: $0["gap"]) }
}
