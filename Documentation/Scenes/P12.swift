// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows BubblePickerViewController(pull: 6).

/// P12: bubbles gather in the center; a tap makes one grow and push the others aside.
final class BubblePickerViewController: UIViewController {
  private let pull: CGFloat
  private let titles = [
    "Jazz", "Rock", "Soul", "Pop", "Folk", "Blues", "Disco", "Opera", "Indie", "Metal", "Reggae",
    "House",
  ]
  private var bubbles: [Bubble] = []
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let well = UIFieldBehavior.springField()
  private let water = UIDynamicItemBehavior(items: [])
  private let crowd = UICollisionBehavior(items: [])
  private var grip: UIAttachmentBehavior?

  init(pull: CGFloat) {
    self.pull = pull
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap or drag a bubble")
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(choose)))
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    well.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    well.strength = pull
    for (number, title) in titles.enumerated() {
      let (column, row) = (CGFloat(number % 3), CGFloat(number / 3))
      let bubble = Bubble(
        title, color: .strong[number % 5],
        center: CGPoint(
          x: well.position.x + 92 * (column - 1) + (number / 3 % 2 == 0 ? -12 : 12),
          y: well.position.y + 100 * (row - 1.5)))
      bubbles.append(bubble)
      view.addSubview(bubble)
      well.addItem(bubble)
      water.addItem(bubble)
      crowd.addItem(bubble)
    }
    (water.resistance, water.friction, water.elasticity) = (3, 0, 0.2)
    water.allowsRotation = false
    [well, water, crowd].forEach(animator.addBehavior)
  }

  private func bubble(at point: CGPoint) -> Bubble? {
    bubbles.first {
      hypot($0.center.x - point.x, $0.center.y - point.y) < $0.bounds.midX
    }
  }

  @objc func choose(_ tap: UITapGestureRecognizer) {
    guard let bubble = bubble(at: tap.location(in: view)) else { return }
    bubble.isChosen.toggle()
    // The size of an item is read when it is added: remove it and add it again.
    well.removeItem(bubble)
    water.removeItem(bubble)
    crowd.removeItem(bubble)
    well.addItem(bubble)
    water.addItem(bubble)
    crowd.addItem(bubble)
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      guard let held = bubble(at: point) else { return }
      let grip = UIAttachmentBehavior(item: held, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 4, 1)
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    default:
      grip.map(animator.removeBehavior)
      grip = nil
    }
  }
}

// MARK: - Helpers

/// A disc with a word that grows when it is selected.
private final class Bubble: UIView {
  private let title: UILabel
  var isChosen = false {
    didSet {
      let diameter: CGFloat = isChosen ? 104 : 68
      UIView.animate(withDuration: 0.25) { [self] in
        bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        layer.cornerRadius = diameter / 2
        title.center = CGPoint(x: diameter / 2, y: diameter / 2)
      }
    }
  }

  init(_ text: String, color: UIColor, center: CGPoint) {
    title = UILabel(
      text, size: 14, weight: .semibold, color: .white, center: CGPoint(x: 34, y: 34))
    super.init(frame: CGRect(x: 0, y: 0, width: 68, height: 68))
    accessibilityIdentifier = text
    backgroundColor = color
    layer.cornerRadius = 34
    self.center = center
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

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
}
