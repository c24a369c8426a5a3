// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// D9: the dynamic item is a size rather than a view; a button takes that size and jiggles.
final class CustomItemViewController: UIViewController {
  private lazy var button = UIView("button", square: 120, color: .tomato, center: view.center)
  private lazy var size = ElasticSize(of: button)
  private let restSize = CGPoint(x: 120, y: 120)
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    let title = UILabel(frame: button.bounds)
    (title.text, title.textAlignment, title.textColor) = ("Tap me", .center, .white)
    title.font = .boldSystemFont(ofSize: 20)
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addSubview(title)
    view.addSubview(button)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: CustomItemViewController.jiggle))
  }

  func jiggle(_ tap: UITapGestureRecognizer) {
    // No reference view: the coordinates are widths and heights, not positions on the screen.
    let animator = UIDynamicAnimator()
    let spring = UIAttachmentBehavior(item: size, attachedToAnchor: restSize)
    spring.frequency = 2
    spring.damping = 0.2
    spring.length = 0
    animator.addBehavior(spring)

    let push = UIPushBehavior(items: [size], mode: .instantaneous)
    // Wider and lower at first: along a diagonal of the plane of sizes.
    push.setAngle(-.pi / 4, magnitude: 9)
    animator.addBehavior(push)
    self.animator = animator
  }
}

/// A point of the plane of widths and heights.
final class ElasticSize: NSObject, UIDynamicItem {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  var center: CGPoint {
    get { CGPoint(x: view.bounds.width, y: view.bounds.height) }
    set { view.bounds.size = CGSize(width: newValue.x, height: newValue.y) }
  }
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
  var transform = CGAffineTransform.identity
}

extension GalleryScene {
  static let customItem = GalleryScene(
    id: "D9",
    name: "custom-item",
    title: "Custom item",
    summary: "A tap makes a button wobble: the dynamic item is its size, not the view.",
    duration: 3,
    touches: [.tap(at: CGPoint(x: 160, y: 200), time: 0.4)],
    makeViewController: { CustomItemViewController() })
}
