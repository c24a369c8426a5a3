// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P7: a sheet of a pad stretches and springs back; pulled farther it tears off and falls.
final class TearOffViewController: UIViewController {
  private let strength: CGFloat
  private lazy var home = CGPoint(x: view.bounds.midX, y: 120)
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: [])
  private lazy var floor = UICollisionBehavior(items: [])
  private lazy var air = UIDynamicItemBehavior(items: [])
  private lazy var sheet = makeSheet()
  private lazy var spring = UIAttachmentBehavior(item: sheet, attachedToAnchor: home)
  private var grip: UIAttachmentBehavior?
  private var count = 0

  init(strength: CGFloat) {
    self.strength = strength
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Pull the sheet off", at: .top)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: TearOffViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pad = UIView(frame: CGRect(x: 100, y: 60, width: 120, height: 120))
    pad.backgroundColor = .mist
    pad.layer.cornerRadius = 6
    view.addSubview(pad)
    floor.translatesReferenceBoundsIntoBoundary = true
    (air.elasticity, air.friction, air.angularResistance) = (0.2, 0.15, 0.8)
    [gravity, floor, air].forEach(animator.addBehavior)
    hang()
  }

  private func makeSheet() -> UIView {
    count += 1
    return NoteSheet("sheet \(count)", color: .strong[count % 5], center: home)
  }

  private func hang() {
    view.addSubview(sheet)
    (spring.length, spring.frequency, spring.damping) = (0, 3, 0.5)
    animator.addBehavior(spring)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began where sheet.frame.contains(point):
      let grip = UIAttachmentBehavior(item: sheet, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 3, 1)
      grip.action = { [unowned self] in tearIfFar() }
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    case .ended, .cancelled:
      guard let held = grip else { return }
      animator.removeBehavior(held)
      grip = nil
    default: break
    }
  }

  /// The two springs share the distance of the touch; beyond the strength of the paper one breaks.
  private func tearIfFar() {
    guard hypot(sheet.center.x - home.x, sheet.center.y - home.y) > strength else { return }
    let torn = sheet
    animator.removeBehavior(spring)
    grip?.action = nil
    gravity.addItem(torn)
    floor.addItem(torn)
    air.addItem(torn)
    air.addAngularVelocity(torn.center.x < home.x ? -2 : 2, for: torn)
    sheet = makeSheet()
    spring = UIAttachmentBehavior(item: sheet, attachedToAnchor: home)
    hang()
    view.bringSubviewToFront(torn)
  }
}

extension GalleryScene {
  static let tearOff = GalleryScene(
    id: "P7",
    name: "tear-off",
    title: "Tear-off pad",
    summary: "A sheet gives a little and springs back; pulled farther it tears off and falls.",
    size: CGSize(width: 320, height: 480),
    duration: 8,
    touches: [
      .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 190, y: 170), start: 0.4, duration: 0.5),
      .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 90, y: 300), start: 1.8, duration: 0.7),
      .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 250, y: 260), start: 3.6, duration: 0.6),
      .drag(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 170, y: 330), start: 5.4, duration: 0.6),
    ],
    parameters: [SceneParameter("strength", in: 20...120, value: 46, unit: "pt")]
  ) { TearOffViewController(strength: $0["strength"]) }
}
