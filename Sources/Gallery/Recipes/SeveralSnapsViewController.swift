// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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
      UITapGestureRecognizer(target: self, action: SeveralSnapsViewController.handleTap))
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
  func handleTap(_ tap: UITapGestureRecognizer) {
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

extension GalleryScene {
  static let severalSnaps = GalleryScene(
    id: "R5-several",
    name: "several-snaps",
    title: "Several snaps",
    summary: "Two snaps of one item are both ignored; with one removed, the other works.",
    duration: 6,
    touches: [
      .tap(at: CGPoint(x: 70, y: 90), time: 1),
      .tap(at: CGPoint(x: 160, y: 280), time: 2.8),
      .tap(at: CGPoint(x: 250, y: 90), time: 4),
    ],
    makeViewController: { SeveralSnapsViewController() })
}
