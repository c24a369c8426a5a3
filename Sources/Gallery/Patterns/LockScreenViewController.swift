// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P2: a lock screen covers the home screen; flicked up it flies away, released it falls and bounces.
final class LockScreenViewController: UIViewController {
  private let elasticity: CGFloat
  private lazy var cover = UIView(frame: view.bounds)
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: [cover])
  private lazy var floor = UICollisionBehavior(items: [cover])
  private lazy var properties = UIDynamicItemBehavior(items: [cover])
  private var grip: CGFloat = 0

  init(elasticity: CGFloat) {
    self.elasticity = elasticity
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to lock")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: LockScreenViewController.handlePan))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: LockScreenViewController.lock))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for number in 0..<24 {
      let (column, row) = (CGFloat(number % 4), CGFloat(number / 4))
      view.addSubview(
        UIView(
          "app \(number)", square: 48, color: .strong[number % 5],
          center: CGPoint(x: 52 + 72 * column, y: 52 + 72 * row)))
    }
    cover.accessibilityIdentifier = "cover"
    cover.backgroundColor = .ink
    let (middle, bottom) = (view.bounds.midX, view.bounds.maxY)
    let lines = [
      ("9:41", 64.0, 120.0), ("Saturday, 21 November", 15, 176),
      ("Swipe up to unlock", 14, bottom - 44),
    ]
    for (text, size, y) in lines {
      cover.addSubview(UILabel(text, size: size, color: .white, center: CGPoint(x: middle, y: y)))
    }
    cover.addSubview(GrabHandle(.white, center: CGPoint(x: middle, y: bottom - 16)))
    view.addSubview(cover)
    floor.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -100, y: bottom),
      to: CGPoint(x: 420, y: bottom))
    properties.elasticity = elasticity
    properties.allowsRotation = false
    [gravity, floor, properties].forEach(animator.addBehavior)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeAllBehaviors()
      grip = cover.center.y - point.y
    case .changed:
      cover.center.y = min(point.y + grip, view.bounds.midY)
    default:
      let speed = pan.velocity(in: view).y
      let isOpen = speed < -600 || cover.frame.maxY < view.bounds.midY
      gravity.gravityDirection = CGVector(dx: 0, dy: isOpen ? -2 : 2)
      [gravity, floor, properties].forEach(animator.addBehavior)
      properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: cover)
      gravity.action = { [unowned self] in stopAboveScreen() }
    }
  }

  /// Removes the lock screen once it is off-screen.
  private func stopAboveScreen() {
    if cover.frame.maxY < -20 { animator.removeAllBehaviors() }
  }

  func lock(_ tap: UITapGestureRecognizer) {
    guard cover.frame.maxY < 0 else { return }
    cover.center = CGPoint(x: view.bounds.midX, y: -view.bounds.midY)
    gravity.gravityDirection = CGVector(dx: 0, dy: 2)
    [gravity, floor, properties].forEach(animator.addBehavior)
  }
}

extension GalleryScene {
  static let lockScreen = GalleryScene(
    id: "P2",
    name: "lock-screen",
    title: "Slide up to unlock",
    summary: "Lifted a little the lock screen falls back and bounces; a flick throws it away.",
    size: CGSize(width: 320, height: 480),
    duration: 7,
    touches: [
      .drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 300), start: 0.4, duration: 0.7),
      .drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 260), start: 3, duration: 0.18),
      .tap(at: CGPoint(x: 160, y: 240), time: 4.4),
    ],
    parameters: [SceneParameter("elasticity", in: 0...0.9, value: 0.45)]
  ) { LockScreenViewController(elasticity: $0["elasticity"]) }
}
