// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

// The gallery shows OverlayViewController(veil: 0.5).

/// O1: an overlay behavior shows the state of the animator; a tap removes it and adds it again.
final class OverlayViewController: UIViewController {
  private let overlay = UIDynamicOverlayBehavior()
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  init(veil: CGFloat) {
    overlay.veil = veil
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to hide or show the overlay")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: OverlayViewController.toggle))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let weight = Disc("weight", disc: 44, color: .grape, center: CGPoint(x: 80, y: 150))
    let gate = UIView("gate", square: 60, color: .leaf, center: CGPoint(x: 250, y: 120))
    gate.bounds.size.height = 16
    let post = Disc("post", disc: 14, color: .ink, center: CGPoint(x: 214, y: 120))
    let boxes = (0..<4).map { (number: Int) -> UIView in
      let place = CGFloat(number)
      return UIView(
        "box \(number + 1)", square: 34 + 6 * place, color: .strong[number],
        center: CGPoint(x: 130 + 26 * place, y: number.isMultiple(of: 2) ? 40 : 84))
    }
    let balloon = Disc("balloon", disc: 36, color: .tomato, center: CGPoint(x: 60, y: 320))
    (boxes + [weight, gate, post, balloon]).forEach(view.addSubview)

    let ramp = UICollisionBehavior(items: boxes + [balloon])
    ramp.translatesReferenceBoundsIntoBoundary = true
    ramp.addBoundary(
      withIdentifier: "ramp" as NSString, from: CGPoint(x: 100, y: 300),
      to: CGPoint(x: 320, y: 240))
    let spring = UIAttachmentBehavior(item: weight, attachedToAnchor: CGPoint(x: 80, y: 30))
    (spring.length, spring.frequency, spring.damping) = (90, 1.2, 0.1)
    let hinge = UIAttachmentBehavior.pinAttachment(
      with: gate, attachedTo: post, attachmentAnchor: CGPoint(x: 222, y: 120))
    hinge.attachmentRange = UIFloatRange(minimum: -0.4, maximum: 0.9)
    let still = UIDynamicItemBehavior(items: [post])
    still.isAnchored = true
    let wind = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -1))
    wind.position = CGPoint(x: 70, y: 310)
    wind.region = UIRegion(size: CGSize(width: 120, height: 150))
    wind.strength = 12
    wind.addItem(balloon)
    let gravity = UIGravityBehavior(items: boxes + [weight, gate, balloon])
    [gravity, ramp, spring, hinge, still, wind, overlay].forEach(animator.addBehavior)
  }

  func toggle(_ tap: UITapGestureRecognizer) {
    if animator.behaviors.contains(overlay) {
      animator.removeBehavior(overlay)
    } else {
      animator.addBehavior(overlay)
    }
  }
}

// MARK: - Helpers

/// A round view with the collision shape and mass of a disc.
private final class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// An edge of the screen.
private enum HintEdge { case top, bottom }

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

extension UIView {
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
