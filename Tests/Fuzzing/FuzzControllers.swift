// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A small scene to record.
final class FuzzController: UIViewController {
  private var animator: UIDynamicAnimator?
  private let magnitude: CGFloat

  init(magnitude: CGFloat = 1) {
    self.magnitude = magnitude
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let square = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    square.backgroundColor = .red
    view.addSubview(square)
    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: [square])
    gravity.magnitude = magnitude
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    self.animator = animator
  }
}

/// A scene whose squares hang on touches, fly off and vanish.
final class FuzzTouchController: UIViewController {
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let gravity = UIGravityBehavior()
  private var drag: UIAttachmentBehavior?

  override func viewDidLoad() {
    super.viewDidLoad()
    let selector = FuzzTouchController.pan
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: selector))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    animator.addBehavior(gravity)
    for number in 0..<3 { addSquare(at: CGPoint(x: 60 + 80 * CGFloat(number), y: 80)) }
  }

  private func addSquare(at point: CGPoint) {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    square.center = point
    view.addSubview(square)
    gravity.addItem(square)
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      guard let item = view.subviews.last else { return addSquare(at: point) }
      let drag = UIAttachmentBehavior(item: item, attachedToAnchor: point)
      self.drag = drag
      animator.addBehavior(drag)
    case .changed: drag?.anchorPoint = point
    default:
      if let drag { animator.removeBehavior(drag) }
      drag = nil
      guard let item = view.subviews.first, view.subviews.count > 1 else { return }
      animator.removeItem(item)
      item.removeFromSuperview()
    }
  }
}
