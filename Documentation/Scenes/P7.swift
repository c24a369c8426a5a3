// SPDX-License-Identifier: Apache-2.0

import UIKit

// The gallery shows TearOffViewController(strength: 46).

/// P7: a sheet of a pad stretches and springs back; pulled farther it tears off and falls.
final class TearOffViewController: UIViewController {
  private let strength: CGFloat
  private lazy var home = CGPoint(x: view.bounds.midX, y: 120)
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: [])
  private lazy var floor = UICollisionBehavior(items: [])
  private lazy var air = UIDynamicItemBehavior(items: [])
  private lazy var sheet = makeSheet()
  private lazy var spring = UIAttachmentBehavior(item: sheet, attachedToAnchor: home)
  private var grip: UIAttachmentBehavior?
  private var count = 0

  init(strength: CGFloat) {
    self.strength = strength
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Pull the sheet off", at: .top)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let pad = UIView(frame: CGRect(x: 100, y: 60, width: 120, height: 120))
    pad.backgroundColor = .mist
    pad.layer.cornerRadius = 6
    view.addSubview(pad)
    floor.translatesReferenceBoundsIntoBoundary = true
    (air.elasticity, air.friction, air.angularResistance) = (0.2, 0.15, 0.8)
    [gravity, floor, air].forEach(animator.addBehavior)
    hang()
  }

  private func makeSheet() -> UIView {
    count += 1
    return NoteSheet("sheet \(count)", color: .strong[count % 5], center: home)
  }

  private func hang() {
    view.addSubview(sheet)
    (spring.length, spring.frequency, spring.damping) = (0, 3, 0.5)
    animator.addBehavior(spring)
  }

  @objc func handlePan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began where sheet.frame.contains(point):
      let grip = UIAttachmentBehavior(item: sheet, attachedToAnchor: point)
      (grip.length, grip.frequency, grip.damping) = (0, 3, 1)
      grip.action = { [unowned self] in tearIfFar() }
      self.grip = grip
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = point
    case .ended, .cancelled:
      guard let held = grip else { return }
      animator.removeBehavior(held)
      grip = nil
    default: break
    }
  }

  /// The two springs share the distance of the touch; beyond the strength of the paper one breaks.
  private func tearIfFar() {
    guard hypot(sheet.center.x - home.x, sheet.center.y - home.y) > strength else { return }
    let torn = sheet
    animator.removeBehavior(spring)
    grip?.action = nil
    gravity.addItem(torn)
    floor.addItem(torn)
    air.addItem(torn)
    air.addAngularVelocity(torn.center.x < home.x ? -2 : 2, for: torn)
    sheet = makeSheet()
    spring = UIAttachmentBehavior(item: sheet, attachedToAnchor: home)
    hang()
    view.bringSubviewToFront(torn)
  }
}

// MARK: - Helpers

/// A sheet of paper with four lines on it.
private final class NoteSheet: UIView {
  init(_ name: String, color: UIColor, center: CGPoint) {
    super.init(frame: CGRect(x: 0, y: 0, width: 116, height: 116))
    accessibilityIdentifier = name
    self.center = center
    backgroundColor = color
    layer.cornerRadius = 5
    lift(by: 3)
    for line in 0..<4 {
      let rule = UIView(
        frame: CGRect(x: 16, y: 26 + 20 * CGFloat(line), width: line == 3 ? 46 : 84, height: 4))
      rule.backgroundColor = UIColor.white.withAlphaComponent(0.7)
      rule.layer.cornerRadius = 2
      addSubview(rule)
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
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
  fileprivate static let sky = UIColor(red: 0.235, green: 0.522, blue: 0.875, alpha: 1)
  fileprivate static let honey = UIColor(red: 1.000, green: 0.714, blue: 0.153, alpha: 1)
  fileprivate static let grape = UIColor(red: 0.557, green: 0.357, blue: 0.816, alpha: 1)
}
