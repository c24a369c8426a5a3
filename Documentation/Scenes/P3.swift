// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows CardTossViewController(tossSpeed: 500).

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
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
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

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
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

// MARK: - Helpers

/// An edge of the screen.
private enum HintEdge { case top, bottom }

extension UILabel {
  /// Creates a line of text centered at a point.
  fileprivate convenience init(
    _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .ink,
    center: CGPoint
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    textAlignment = .center
    sizeToFit()
    self.center = center
  }
}

extension UIView {
  /// Adds a soft shadow to the view.
  fileprivate func lift(by height: CGFloat) {
    layer.shadowColor = UIColor.ink.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = height
    layer.shadowOffset = CGSize(width: 0, height: height / 2)
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
}

extension UIColor {
  /// The strong colors of the gallery, ordered so that neighbors differ.
  fileprivate static let strong: [UIColor] = [.tomato, .honey, .leaf, .sky, .grape]
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
