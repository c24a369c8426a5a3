// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows StickyCornersViewController(strength: 110).

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
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
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

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
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

// MARK: - Helpers

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
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
}
