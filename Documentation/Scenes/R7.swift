// SPDX-License-Identifier: Apache-2.0

import UIKit

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
      UITapGestureRecognizer(target: self, action: #selector(handleTap)))
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
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

  @objc func handleTap(_ tap: UITapGestureRecognizer) {
    sendPicture(at: tap.location(in: view))
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
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

// MARK: - Helpers

/// A picture of a sunset behind two hills.
private final class SunsetView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let (width, height) = (frame.width, frame.height)
    backgroundColor = .honey
    clipsToBounds = true
    layer.cornerRadius = width * 0.04
    let middle = CGPoint(x: width * 0.62, y: height * 0.5)
    addSubview(UIView("sun", disc: width * 0.3, color: .tomato, center: middle))
    for (x, y, color) in [(0.2, 0.58, UIColor.grape), (0.85, 0.74, .ink)] {
      let hill = CGPoint(x: width * x, y: height * y + width * 0.75)
      addSubview(UIView("hill", disc: width * 1.5, color: color, center: hill))
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// An edge of the screen.
private enum HintEdge { case top, bottom }

extension UIView {
  /// Adds a soft shadow to the view.
  fileprivate func lift(by height: CGFloat) {
    layer.shadowColor = UIColor.ink.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = height
    layer.shadowOffset = CGSize(width: 0, height: height / 2)
  }

  /// Creates a tinted area that marks a region.
  fileprivate convenience init(area frame: CGRect, color: UIColor, cornerRadius: CGFloat = 0) {
    self.init(frame: frame)
    backgroundColor = color.withAlphaComponent(0.14)
    layer.cornerRadius = cornerRadius
  }

  /// Adds a line of text that says what to do, behind what moves.
  fileprivate func addHint(_ text: String, at edge: HintEdge = .bottom, color: UIColor = .ink) {
    let hint = UILabel()
    hint.accessibilityIdentifier = "hint"
    hint.text = text
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = color.withAlphaComponent(0.6)
    hint.translatesAutoresizingMaskIntoConstraints = false
    // Also below views that are sent to the back later.
    hint.layer.zPosition = -1
    insertSubview(hint, at: 0)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      hint.centerXAnchor.constraint(equalTo: centerXAnchor),
      edge == .top
        ? hint.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12)
        : hint.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -12),
    ])
  }

  /// Creates a square with rounded corners; traces and tests use its name.
  fileprivate convenience init(
    _ name: String, square side: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    accessibilityIdentifier = name
    self.center = center
    backgroundColor = color
    layer.cornerRadius = side * 0.16
  }

  /// Creates a disc.
  fileprivate convenience init(
    _ name: String, disc diameter: CGFloat, color: UIColor, center: CGPoint
  ) {
    self.init(name, square: diameter, color: color, center: center)
    layer.cornerRadius = diameter / 2
  }
}

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
