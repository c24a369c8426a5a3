// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P10: a photo hangs from the touch that holds it; flung it leaves, released it snaps back.
final class PhotoFlingViewController: UIViewController {
  private let flingSpeed: CGFloat
  private lazy var shade = UIView(frame: view.bounds)
  private lazy var photo = SunsetView(frame: CGRect(x: 20, y: 100, width: 280, height: 260))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var grip: UIAttachmentBehavior?

  init(flingSpeed: CGFloat) {
    self.flingSpeed = flingSpeed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to show the photo")
    for number in 0..<12 {
      let (column, row) = (CGFloat(number % 3), CGFloat(number / 3))
      view.addSubview(
        SunsetView(frame: CGRect(x: 8 + 103 * column, y: 30 + 103 * row, width: 98, height: 98)))
    }
    shade.backgroundColor = .black
    shade.addHint("Drag the photo, or fling it", color: .white)
    photo.accessibilityIdentifier = "photo"
    [shade, photo].forEach(view.addSubview)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: PhotoFlingViewController.handlePan))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: PhotoFlingViewController.showPhoto))
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      guard photo.frame.contains(point) else { return }
      animator.removeAllBehaviors()
      let offset = UIOffset(
        horizontal: point.x - photo.center.x, vertical: point.y - photo.center.y)
      let grip = UIAttachmentBehavior(
        item: photo, offsetFromCenter: offset, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 10, 1)
      grip.action = { [unowned self] in fade() }
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    default:
      guard let held = grip else { return }
      animator.removeBehavior(held)
      grip = nil
      let velocity = pan.velocity(in: view)
      if hypot(velocity.x, velocity.y) > flingSpeed { fling() } else { putBack() }
    }
  }

  /// Reveals the page behind the photo in proportion to the photo's distance.
  private func fade() {
    let distance = hypot(photo.center.x - view.bounds.midX, photo.center.y - 230)
    shade.alpha = max(1 - distance / 260, 0)
  }

  private func fling() {
    let flight = UIDynamicItemBehavior(items: [photo])
    (flight.resistance, flight.angularResistance) = (0, 0)
    flight.action = { [unowned self] in
      fade()
      if !photo.frame.intersects(view.bounds) { animator.removeAllBehaviors() }
    }
    animator.addBehavior(flight)
    let fall = UIGravityBehavior(items: [photo])
    fall.magnitude = 0.5
    animator.addBehavior(fall)
  }

  private func putBack() {
    let snap = UISnapBehavior(item: photo, snapTo: CGPoint(x: view.bounds.midX, y: 230))
    snap.action = { [unowned self] in fade() }
    animator.addBehavior(snap)
  }

  func showPhoto(_ tap: UITapGestureRecognizer) {
    guard !photo.frame.intersects(view.bounds) else { return }
    photo.transform = .identity
    photo.center = CGPoint(x: view.bounds.midX, y: -140)
    putBack()
  }
}

extension GalleryScene {
  static let photoFling = GalleryScene(
    id: "P10",
    name: "photo-fling",
    title: "Photo viewer",
    summary: "Held at a corner a photo swings; flung it leaves, and the page behind appears.",
    size: CGSize(width: 320, height: 480),
    duration: 7,
    touches: [
      .drag(from: CGPoint(x: 230, y: 160), to: CGPoint(x: 190, y: 300), start: 0.4, duration: 0.8),
      .drag(from: CGPoint(x: 230, y: 300), to: CGPoint(x: 290, y: 200), start: 2.4, duration: 0.13),
      .tap(at: CGPoint(x: 60, y: 400), time: 4.6),
    ],
    parameters: [SceneParameter("fling from", in: 100...2000, value: 500, unit: "pt/s")]
  ) { PhotoFlingViewController(flingSpeed: $0["fling from"]) }
}
