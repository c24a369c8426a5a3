// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A3: a sign hangs from a hinge with friction and two limits; each tap pushes it.
final class SignViewController: UIViewController {
  var range: CGFloat = 0.8
  var friction: CGFloat = 1
  private lazy var bracket = UIView(
    "bracket", square: 22, color: .ink, center: CGPoint(x: 160, y: 90))
  private let sign = UIView(frame: CGRect(x: 80, y: 110, width: 160, height: 90))
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addHint("Tap to push the sign")
    sign.accessibilityIdentifier = "sign"
    sign.backgroundColor = .leaf
    sign.layer.cornerRadius = 10
    let word = UILabel(frame: sign.bounds)
    (word.text, word.textAlignment, word.textColor) = ("OPEN", .center, .paper)
    word.font = .boldSystemFont(ofSize: 34)
    sign.addSubview(word)
    let strap = UIView(frame: CGRect(x: 77, y: -12, width: 6, height: 12))
    strap.backgroundColor = .ink
    sign.addSubview(strap)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SignViewController.handleTap))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    [sign, bracket].forEach(view.addSubview)
    let still = UIDynamicItemBehavior(items: [bracket])
    still.isAnchored = true
    animator.addBehavior(still)
    animator.addBehavior(UIGravityBehavior(items: [sign]))

    let hinge = UIAttachmentBehavior.pinAttachment(
      with: sign, attachedTo: bracket, attachmentAnchor: bracket.center)
    hinge.attachmentRange = UIFloatRange(minimum: -range, maximum: range)
    hinge.frictionTorque = friction
    animator.addBehavior(hinge)
  }

  func handleTap(_ tap: UITapGestureRecognizer) {
    let knock = UIPushBehavior(items: [sign], mode: .instantaneous)
    knock.pushDirection = CGVector(dx: tap.location(in: view).x < 160 ? 7 : -7, dy: 0)
    animator.addBehavior(knock)
  }
}

extension GalleryScene {
  static let sign = GalleryScene(
    id: "A3",
    name: "sign",
    title: "Swinging sign",
    summary: "A pin attachment lets a sign swing within its range, and friction slows it down.",
    duration: 8,
    touches: [
      .tap(at: CGPoint(x: 110, y: 160), time: 0.4),
      .tap(at: CGPoint(x: 220, y: 160), time: 3.4),
    ],
    parameters: [
      SceneParameter("range", in: 0.1...1.5, value: 0.8, unit: "rad"),
      SceneParameter("friction", in: 0...3, value: 1, unit: "N·m"),
    ],
    makeViewController: { values in
      let controller = SignViewController()
      controller.range = values["range"]
      controller.friction = values["friction"]
      return controller
    })
}
