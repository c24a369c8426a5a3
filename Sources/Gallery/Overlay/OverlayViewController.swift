// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

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

extension GalleryScene {
  static let overlay = GalleryScene(
    id: "O1",
    name: "overlay",
    title: "The overlay",
    summary: "A behavior draws the state of its animator; a tap removes it and adds it again.",
    duration: 5,
    touches: [
      .tap(at: CGPoint(x: 290, y: 370), time: 3), .tap(at: CGPoint(x: 290, y: 370), time: 4),
    ],
    parameters: [SceneParameter("veil", in: 0...1, value: 0.5)]
  ) { OverlayViewController(veil: $0["veil"]) }
}
