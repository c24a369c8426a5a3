// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// U2: a timer drops discs, layers animate beside them, and an animator moves a lid and reverses it.
final class HopperViewController: UIViewController {
  private let ring = CAShapeLayer()
  private let sky = CAGradientLayer()
  private let lid = UIView(
    frame: CGRect(x: -200, y: 300, width: 200, height: 100))
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var slide = UIViewPropertyAnimator(duration: 1.2, dampingRatio: 0.7) { [lid] in
    lid.center.x = 160
  }
  private let caption = UILabel(frame: CGRect(x: 20, y: 12, width: 280, height: 22))
  private var timer: Timer?
  private var discCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addSky()
    addRing()
    caption.text = "A timer drops a disc every 0.4 s"
    caption.font = .systemFont(ofSize: 15)
    caption.textColor = .ink
    caption.textAlignment = .center
    view.addSubview(caption)
    lid.backgroundColor = UIColor.ink.withAlphaComponent(0.85)
    lid.layer.cornerRadius = 16
    lid.layer.zPosition = 1
    let title = UILabel("Lid", size: 22, weight: .bold, color: .white, center: .zero)
    title.center = CGPoint(x: 100, y: 50)
    lid.addSubview(title)
    view.addSubview(lid)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { [weak self] timer in
      self?.dropDisc()
      if self?.discCount == 12 { timer.invalidate() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5.2) { [slide, caption] in
      caption.text = "An animation slides the lid in"
      slide.startAnimation()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6.8) { [weak self] in self?.openLid() }
  }

  private func addSky() {
    sky.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    sky.colors = [UIColor.paper.cgColor, UIColor.honey.cgColor]
    sky.locations = [0.5, 1.5]
    let dusk = CABasicAnimation(keyPath: "colors")
    dusk.toValue = [UIColor.paper.cgColor, UIColor.tomato.cgColor]
    dusk.duration = 4
    dusk.autoreverses = true
    sky.add(dusk, forKey: "dusk")
    view.layer.addSublayer(sky)
  }

  /// Fills the ring until the next disc is dropped.
  private func addRing() {
    ring.frame = CGRect(x: 132, y: 42, width: 56, height: 56)
    let track = CAShapeLayer()
    track.frame = ring.frame
    track.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 48, height: 48)).cgPath
    track.fillColor = UIColor.white.cgColor
    track.strokeColor = UIColor.mist.cgColor
    track.lineWidth = 6
    view.layer.addSublayer(track)
    ring.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 48, height: 48)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.grape.cgColor
    ring.lineWidth = 6
    ring.lineCap = .round
    let filling = CABasicAnimation(keyPath: "strokeEnd")
    (filling.fromValue, filling.toValue) = (0, 1)
    filling.duration = 0.4
    filling.repeatCount = 12
    ring.add(filling, forKey: "filling")
    view.layer.addSublayer(ring)
  }

  private func dropDisc() {
    let radius: CGFloat = discCount.isMultiple(of: 3) ? 22 : 17
    let x = 160 + CGFloat(discCount % 5 - 2) * 9
    let disc = Disc(
      "disc \(discCount + 1)", disc: 2 * radius, color: .strong[discCount % 5],
      center: CGPoint(x: x, y: 70))
    view.addSubview(disc)
    gravity.addItem(disc)
    collision.addItem(disc)
    discCount += 1
    disc.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    UIView.animate(withDuration: 0.3) { disc.transform = .identity }
  }

  private func openLid() {
    caption.text = "Another one opens it"
    slide = UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut) { [lid] in
      lid.center.x = 420
      lid.transform = CGAffineTransform(rotationAngle: .pi / 8)
    }
    slide.startAnimation()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [slide, caption] in
      caption.text = "The animation is reversed halfway"
      slide.isReversed = true
    }
  }
}

extension GalleryScene {
  static let hopper = GalleryScene(
    id: "U2",
    name: "hopper",
    title: "Timers and animations",
    summary:
      "A timer drops a disc whenever the ring is full; then a lid slides in, starts to leave and "
      + "is turned round.",
    duration: 9,
    makeViewController: { HopperViewController() })
}
