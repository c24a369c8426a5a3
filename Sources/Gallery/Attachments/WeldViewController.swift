// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A2: a bar of welded squares falls and lands as one piece; a tap breaks it into its squares.
final class WeldViewController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private var squares: [UIView] = []
  private var welds: [UIAttachmentBehavior] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to break the welds", at: .top)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: WeldViewController.handleTap))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let colors: [UIColor] = [.tomato, .honey, .leaf, .sky]
    let side: CGFloat = 44
    for row in 0..<2 {
      for column in 0..<4 {
        let center = CGPoint(x: 90 + side * CGFloat(column), y: 80 + side * CGFloat(row))
        squares.append(
          UIView("square \(row)\(column)", square: side, color: colors[column], center: center))
      }
    }
    squares.forEach(view.addSubview)

    animator.addBehavior(UIGravityBehavior(items: squares))
    let collision = UICollisionBehavior(items: squares)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "step" as NSString, from: CGPoint(x: 0, y: 280), to: CGPoint(x: 110, y: 280))
    animator.addBehavior(collision)
    view.addSubview(UIView(floorFrom: CGPoint(x: 0, y: 280), to: CGPoint(x: 110, y: 280)))

    for (index, square) in squares.enumerated() {
      if index % 4 < 3 { weld(square, squares[index + 1]) }
      if index < 4 { weld(square, squares[index + 4]) }
    }
  }

  private func weld(_ item: UIView, _ other: UIView) {
    let middle = CGPoint(
      x: (item.center.x + other.center.x) / 2, y: (item.center.y + other.center.y) / 2)
    welds.append(
      .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: middle))
    welds.last.map(animator.addBehavior)
  }

  func handleTap(_ tap: UITapGestureRecognizer) {
    welds.forEach(animator.removeBehavior)
    welds = []
    let point = tap.location(in: view)
    for square in squares {
      let push = UIPushBehavior(items: [square], mode: .instantaneous)
      push.pushDirection = CGVector(
        dx: (square.center.x - point.x) / 160, dy: (square.center.y - point.y) / 160)
      animator.addBehavior(push)
    }
  }
}

extension GalleryScene {
  static let weld = GalleryScene(
    id: "A2",
    name: "weld",
    title: "Weld",
    summary: "Fixed attachments make one bar of eight squares, until a tap removes them.",
    duration: 5,
    touches: [.tap(at: CGPoint(x: 190, y: 390), time: 2.6)],
    makeViewController: { WeldViewController() })
}
