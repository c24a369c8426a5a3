// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// P1: a card is attracted to the nearest corner; a flick sends it to another one.
final class StickyCornersViewController: UIViewController {
  private let strength: CGFloat
  private lazy var card = UIView(frame: CGRect(x: 20, y: 20, width: 96, height: 128))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var corners = StickyCornersBehavior(item: card, in: view.bounds, strength: strength)
  private var grip = CGPoint.zero

  init(strength: CGFloat) {
    self.strength = strength
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addSubview(
      UILabel(
        "Flick the card into a corner", size: 14, color: UIColor.ink.withAlphaComponent(0.6),
        center: view.center))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .ink
    card.layer.cornerRadius = 14
    card.lift(by: 8)
    card.addSubview(UIView("lens", disc: 30, color: .sky, center: CGPoint(x: 48, y: 50)))
    card.addSubview(
      UILabel("on air", size: 13, weight: .semibold, color: .white, center: CGPoint(x: 48, y: 104)))
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: StickyCornersViewController.handlePan))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for corner in corners.places {
      let place = UIView(frame: card.bounds)
      place.center = corner
      place.layer.cornerRadius = 14
      place.layer.borderWidth = 1.5
      place.layer.borderColor = UIColor.mist.cgColor
      view.addSubview(place)
    }
    view.addSubview(card)
    animator.addBehavior(corners)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeBehavior(corners)
      grip = CGPoint(x: card.center.x - point.x, y: card.center.y - point.y)
    case .changed:
      let room = view.bounds.insetBy(dx: card.bounds.midX, dy: card.bounds.midY)
      card.center = CGPoint(
        x: min(max(point.x + grip.x, room.minX), room.maxX),
        y: min(max(point.y + grip.y, room.minY), room.maxY))
    default:
      animator.addBehavior(corners)
      corners.addLinearVelocity(pan.velocity(in: view))
    }
  }
}

/// Four spring fields, one for each quarter of the screen, whose edges no flick leaves.
final class StickyCornersBehavior: UIDynamicBehavior {
  /// The rest position of the item's center.
  let places: [CGPoint]
  private let item: UIView
  private let properties: UIDynamicItemBehavior

  init(item: UIView, in bounds: CGRect, strength: CGFloat) {
    self.item = item
    let inset = bounds.insetBy(dx: 20 + item.bounds.midX, dy: 20 + item.bounds.midY)
    places = [
      CGPoint(x: inset.minX, y: inset.minY), CGPoint(x: inset.maxX, y: inset.minY),
      CGPoint(x: inset.minX, y: inset.maxY), CGPoint(x: inset.maxX, y: inset.maxY),
    ]
    properties = UIDynamicItemBehavior(items: [item])
    super.init()
    properties.resistance = 13
    properties.allowsRotation = false
    addChildBehavior(properties)
    let edges = UICollisionBehavior(items: [item])
    edges.translatesReferenceBoundsIntoBoundary = true
    addChildBehavior(edges)
    for place in places {
      let field = UIFieldBehavior.springField()
      field.position = place
      field.strength = strength
      // A region is centered on its field's position, so half of it is off-screen.
      field.region = UIRegion(
        size: CGSize(
          width: 2 * abs(bounds.midX - place.x), height: 2 * abs(bounds.midY - place.y)))
      field.addItem(item)
      addChildBehavior(field)
    }
  }

  func addLinearVelocity(_ velocity: CGPoint) {
    properties.addLinearVelocity(velocity, for: item)
  }
}

extension GalleryScene {
  static let stickyCorners = GalleryScene(
    id: "P1",
    name: "sticky-corners",
    title: "Sticky corners",
    summary: "A floating card is drawn into its corner; a flick sends it into another.",
    size: CGSize(width: 320, height: 480),
    duration: 8,
    touches: [
      .drag(from: CGPoint(x: 70, y: 80), to: CGPoint(x: 178, y: 90), start: 0.4, duration: 0.15),
      .drag(from: CGPoint(x: 252, y: 84), to: CGPoint(x: 240, y: 250), start: 1.8, duration: 0.2),
      .drag(from: CGPoint(x: 252, y: 396), to: CGPoint(x: 210, y: 350), start: 3.2, duration: 0.5),
      .drag(from: CGPoint(x: 252, y: 396), to: CGPoint(x: 130, y: 226), start: 4.8, duration: 0.2),
    ],
    parameters: [SceneParameter("strength", in: 20...300, value: 110)]
  ) { StickyCornersViewController(strength: $0["strength"]) }
}
