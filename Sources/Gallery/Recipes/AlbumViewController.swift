// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// R7: a tap or a short drag pushes a picture to its slide, where resistance stops it.
final class AlbumViewController: UIViewController {
  private let resistance: CGFloat = 3
  /// Points/s for each point of the way, found by trying: the resistance, and a little more, because
  /// nothing moves without any.
  private let speedForDistance: CGFloat = 3.04
  private var slides: [UIView] = []
  private var pictures: [UIView] = []
  private var pushes: [UIPushBehavior] = []
  private lazy var motion = UIDynamicItemBehavior(items: pictures)
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap a picture, or drag it a little")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: AlbumViewController.handleTap))
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: AlbumViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let skies: [UIColor] = [.honey, .sky, .leaf]
    for (place, sky) in skies.enumerated() {
      let x = view.bounds.width * (CGFloat(place) + 0.5) / 3
      slides.append(slide(at: CGPoint(x: x, y: 90)))
      // The order at the bottom is another one, so that the ways cross.
      let start = view.bounds.width * (CGFloat((place + 1) % 3) + 0.5) / 3
      pictures.append(picture(place + 1, sky: sky, at: CGPoint(x: start, y: 330)))
    }
    (slides + pictures).forEach(view.addSubview)

    let animator = UIDynamicAnimator(referenceView: view)
    motion.resistance = resistance
    motion.allowsRotation = false
    animator.addBehavior(motion)
    pushes = pictures.map { UIPushBehavior(items: [$0], mode: .instantaneous) }
    for push in pushes {
      push.active = false
      animator.addBehavior(push)
    }
    self.animator = animator
  }

  func handleTap(_ tap: UITapGestureRecognizer) {
    sendPicture(at: tap.location(in: view))
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let (end, way) = (pan.location(in: view), pan.translation(in: view))
    sendPicture(at: CGPoint(x: end.x - way.x, y: end.y - way.y))
  }

  /// Pushes the picture below a point, so that resistance stops it at its slide.
  private func sendPicture(at point: CGPoint) {
    guard let index = pictures.lastIndex(where: { $0.frame.contains(point) }) else { return }
    let (picture, slide) = (pictures[index], slides[index])
    let velocity = motion.linearVelocity(for: picture)
    // A push of 1 gives 100 points/s to 100 × 100 points.
    let strength = picture.bounds.width * picture.bounds.height / 10000 / 100
    pushes[index].pushDirection = CGVector(
      dx: ((slide.center.x - picture.center.x) * speedForDistance - velocity.x) * strength,
      dy: ((slide.center.y - picture.center.y) * speedForDistance - velocity.y) * strength)
    pushes[index].active = true
  }

  private func slide(at center: CGPoint) -> UIView {
    let slide = UIView(area: CGRect(x: 0, y: 0, width: 96, height: 76), color: .ink)
    slide.layer.cornerRadius = 8
    slide.center = center
    return slide
  }

  private func picture(_ number: Int, sky: UIColor, at center: CGPoint) -> UIView {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 84, height: 64))
    picture.accessibilityIdentifier = "picture \(number)"
    picture.backgroundColor = .white
    picture.layer.cornerRadius = 4
    picture.lift(by: 3)
    let motif = SunsetView(frame: picture.bounds.insetBy(dx: 5, dy: 5))
    motif.backgroundColor = sky
    picture.addSubview(motif)
    picture.center = center
    return picture
  }
}

extension GalleryScene {
  static let album = GalleryScene(
    id: "R7",
    name: "album",
    title: "Album",
    summary: "A tap or a short drag pushes a picture to its slide, where it comes to rest.",
    duration: 5,
    touches: [
      .tap(at: CGPoint(x: 160, y: 330), time: 0.4),
      .drag(from: CGPoint(x: 266, y: 335), to: CGPoint(x: 250, y: 305), start: 1.4, duration: 0.2),
      .tap(at: CGPoint(x: 54, y: 325), time: 2.4),
    ],
    makeViewController: { AlbumViewController() })
}
