// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P3: the top card of a stack hangs from the touch; tossed it flies off and returns to the bottom.
final class CardTossViewController: UIViewController {
  private let tossSpeed: CGFloat
  private lazy var home = CGPoint(x: view.bounds.midX, y: view.bounds.midY + 10)
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var cards: [UIView] = []
  private var grip: UIAttachmentBehavior?
  private var snap: UISnapBehavior?

  /// The rotations of the cards from the top, radians clockwise.
  private let turns: [CGFloat] = [0, -0.05, 0.045, -0.025, 0.03]

  init(tossSpeed: CGFloat) {
    self.tossSpeed = tossSpeed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Drag the card, or toss it")
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: CardTossViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (number, color) in UIColor.strong.enumerated() {
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 190, height: 250))
      card.accessibilityIdentifier = "card \(number + 1)"
      card.backgroundColor = color
      card.layer.cornerRadius = 18
      card.lift(by: 6)
      card.addSubview(
        UILabel(
          "\(number + 1)", size: 72, weight: .bold, color: .white, center: CGPoint(x: 95, y: 125)))
      cards.append(card)
      view.insertSubview(card, at: 0)
    }
    arrange()
  }

  /// Lays out the cards of the stack, except the one in motion.
  private func arrange() {
    for (card, turn) in zip(cards, turns) {
      card.center = home
      card.transform = CGAffineTransform(rotationAngle: turn)
    }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let card = cards.first else { return }
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      guard card.frame.contains(point) else { return }
      animator.removeAllBehaviors()
      let offset = UIOffset(
        horizontal: point.x - card.center.x, vertical: point.y - card.center.y)
      let grip = UIAttachmentBehavior(item: card, offsetFromCenter: offset, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 9, 1)
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    default:
      guard let held = grip else { return }
      animator.removeBehavior(held)
      grip = nil
      let velocity = pan.velocity(in: view)
      if hypot(velocity.x, velocity.y) > tossSpeed { toss(card) } else { putBack(card) }
    }
  }

  private func toss(_ card: UIView) {
    let flight = UIDynamicItemBehavior(items: [card])
    flight.resistance = 0
    let gravity = UIGravityBehavior(items: [card])
    gravity.action = { [unowned self] in
      if !card.frame.intersects(view.bounds) { returnBelow(card) }
    }
    [flight, gravity].forEach(animator.addBehavior)
  }

  private func returnBelow(_ card: UIView) {
    animator.removeAllBehaviors()
    cards.append(cards.removeFirst())
    view.sendSubviewToBack(card)
    UIView.animate(withDuration: 0.35) { self.arrange() }
  }

  private func putBack(_ card: UIView) {
    let snap = UISnapBehavior(item: card, snapTo: home)
    snap.damping = 0.6
    animator.addBehavior(snap)
  }
}

extension GalleryScene {
  static let cardToss = GalleryScene(
    id: "P3",
    name: "card-toss",
    title: "Card stack",
    summary: "The top card hangs at the finger; let go it snaps back, tossed it flies off.",
    size: CGSize(width: 320, height: 480),
    duration: 7,
    touches: [
      .drag(from: CGPoint(x: 210, y: 170), to: CGPoint(x: 250, y: 330), start: 0.4, duration: 0.9),
      .drag(from: CGPoint(x: 200, y: 330), to: CGPoint(x: 340, y: 270), start: 2.4, duration: 0.16),
      .drag(from: CGPoint(x: 120, y: 180), to: CGPoint(x: 10, y: 120), start: 4.4, duration: 0.15),
    ],
    parameters: [SceneParameter("toss from", in: 100...2000, value: 500, unit: "pt/s")]
  ) { CardTossViewController(tossSpeed: $0["toss from"]) }
}
