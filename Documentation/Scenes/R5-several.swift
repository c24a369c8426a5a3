// SPDX-License-Identifier: Apache-2.0

import UIKit

/// R5, several snaps: an animator ignores all snaps of an item that has more than one.
final class SeveralSnapsViewController: UIViewController {
  private lazy var square = UIView("square", square: 70, color: .leaf, center: view.center)
  private let caption = UILabel(frame: CGRect(x: 20, y: 336, width: 280, height: 24))
  private var targets: [UIView] = []
  private var snaps: [UISnapBehavior] = []
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap a target, or elsewhere for both")
    caption.textColor = .ink
    caption.textAlignment = .center
    caption.font = .systemFont(ofSize: 15)
    view.addSubview(caption)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let centers = [CGPoint(x: 70, y: 90), CGPoint(x: 250, y: 90)]
    targets = zip(["left", "right"], centers).map { name, center in
      UIView(name, disc: 28, color: .mist, center: center)
    }
    targets.forEach(view.addSubview)
    view.addSubview(square)
    snaps = centers.map { UISnapBehavior(item: square, snapTo: $0) }
    animator = UIDynamicAnimator(referenceView: view)
    activate(snaps)
  }

  /// A tap on a target keeps its snap and removes the other; a tap elsewhere adds both again.
  @objc func handleTap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: view)
    let index = targets.firstIndex { $0.frame.insetBy(dx: -20, dy: -20).contains(point) }
    activate(index.map { [snaps[$0]] } ?? snaps)
  }

  private func activate(_ wanted: [UISnapBehavior]) {
    animator?.removeAllBehaviors()
    for snap in wanted { animator?.addBehavior(snap) }
    for (snap, target) in zip(snaps, targets) {
      target.backgroundColor = wanted.contains(snap) ? .tomato : .mist
    }
    caption.text =
      wanted.count == 1 ? "One snap: the square follows it" : "Two snaps: both are ignored"
  }
}

// MARK: - Helpers

/// An edge of the screen.
private enum HintEdge { case top, bottom }

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

extension UIColor {
  fileprivate static let paper = UIColor(red: 0.976, green: 0.969, blue: 0.945, alpha: 1)
  fileprivate static let ink = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 1)
  fileprivate static let mist = UIColor(red: 0.133, green: 0.188, blue: 0.290, alpha: 0.18)
  fileprivate static let tomato = UIColor(red: 0.945, green: 0.333, blue: 0.349, alpha: 1)
  fileprivate static let leaf = UIColor(red: 0.169, green: 0.710, blue: 0.451, alpha: 1)
}
