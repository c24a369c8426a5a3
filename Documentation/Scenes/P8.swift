// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows PullDownMenuViewController(magnitude: 2.5).

/// P8: a menu falls from above and bounces at its end; a flick, a pull or a tap opens and closes it.
final class PullDownMenuViewController: UIViewController {
  private let height: CGFloat = 300
  private let magnitude: CGFloat
  private lazy var menu = UIView(
    frame: CGRect(x: 0, y: 44 - height, width: view.bounds.width, height: height))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: [menu])
  private lazy var stops = UICollisionBehavior(items: [menu])
  private lazy var properties = UIDynamicItemBehavior(items: [menu])
  private var isOpen = false
  private var grip: CGFloat = 0

  init(magnitude: CGFloat) {
    self.magnitude = magnitude
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Pull the menu down")
    menu.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
    menu.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(toggle)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for row in 0..<6 {
      let frame = CGRect(x: 20, y: 70 + 66 * CGFloat(row), width: 280, height: 50)
      view.addSubview(PlaceholderRow(.strong[row % 5], frame: frame))
    }
    fillMenu()
    // A limit for the top edge of the closed menu, and one for the bottom edge of the open menu.
    let width = view.bounds.width
    for (name, y) in [("closed", 44 - height), ("open", height)] {
      stops.addBoundary(
        withIdentifier: name as NSString, from: CGPoint(x: -width, y: y),
        to: CGPoint(x: 2 * width, y: y))
    }
    (properties.elasticity, properties.allowsRotation) = (0.35, false)
    fall()
  }

  private func fillMenu() {
    menu.accessibilityIdentifier = "menu"
    menu.backgroundColor = .ink
    menu.layer.cornerRadius = 18
    menu.lift(by: 10)
    for (row, title) in ["Home", "Discover", "Messages", "Settings"].enumerated() {
      let y = 46 + 52 * CGFloat(row)
      menu.addSubview(
        UIView("icon", disc: 26, color: .strong[row], center: CGPoint(x: 44, y: y)))
      let label = UILabel(frame: CGRect(x: 74, y: y - 14, width: 200, height: 28))
      (label.text, label.textColor) = (title, .white)
      menu.addSubview(label)
    }
    menu.addSubview(GrabHandle(.white, center: CGPoint(x: view.bounds.midX, y: height - 22)))
    view.addSubview(menu)
  }

  private func fall() {
    gravity.gravityDirection = CGVector(dx: 0, dy: isOpen ? magnitude : -magnitude)
    [gravity, stops, properties].forEach(animator.addBehavior)
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      animator.removeAllBehaviors()
      grip = menu.center.y - point.y
    case .changed:
      menu.center.y = min(max(point.y + grip, 44 - height / 2), height / 2)
    default:
      let speed = pan.velocity(in: view).y
      isOpen = abs(speed) > 300 ? speed > 0 : menu.center.y > 22
      fall()
      properties.addLinearVelocity(CGPoint(x: 0, y: speed), for: menu)
    }
  }

  @objc func toggle(_ tap: UITapGestureRecognizer) {
    isOpen.toggle()
    fall()
  }
}

// MARK: - Helpers

/// The short bar that indicates a draggable edge.
private final class GrabHandle: UIView {
  init(_ color: UIColor, center: CGPoint) {
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 5))
    backgroundColor = color
    layer.cornerRadius = 2.5
    self.center = center
  }

  required init?(coder: NSCoder) { nil }
}

/// A placeholder for a row of a list: a picture and two lines.
private final class PlaceholderRow: UIView {
  init(_ color: UIColor, frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 10
    let (width, middle) = (frame.width, frame.height / 2)
    addSubview(
      UIView("picture", square: middle + 6, color: color, center: CGPoint(x: 30, y: middle)))
    for (y, share) in [(middle - 11, 0.65), (middle + 5, 0.4)] {
      addSubview(
        UIView(
          area: CGRect(x: 62, y: y, width: width * share, height: 7), color: .ink,
          cornerRadius: 3.5))
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
