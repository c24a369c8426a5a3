// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import OpenUIDynamics

/// A post in the middle, and an item on each kind of joint.
final class JointsController: UIViewController {
  private let post = UIView(frame: CGRect(x: 150, y: 150, width: 20, height: 20))
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addSubview(post)
    animator.debugEnabled = true
    let still = UIDynamicItemBehavior(items: [post])
    still.isAnchored = true
    animator.addBehavior(still)
    let center = post.center
    let spring = UIAttachmentBehavior(item: item(60, 60), attachedTo: post)
    spring.frequency = 1
    let rope = UIAttachmentBehavior.limitAttachment(
      with: item(60, 160), offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)
    rope.length = 200
    let pin = UIAttachmentBehavior.pinAttachment(
      with: item(60, 160), attachedTo: post, attachmentAnchor: center)
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: item(160, 260), attachmentAnchor: CGPoint(x: 160, y: 260),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: -.infinity, maximum: 40)
    let joints: [UIAttachmentBehavior] = [
      UIAttachmentBehavior(item: item(260, 60), attachedTo: post), spring, rope,
      .fixedAttachment(with: item(260, 160), attachedTo: post, attachmentAnchor: center), pin,
      slide,
    ]
    joints.forEach(animator.addBehavior)
  }

  private func item(_ x: CGFloat, _ y: CGFloat) -> UIView {
    let item = UIView(frame: CGRect(x: x - 10, y: y - 10, width: 20, height: 20))
    view.addSubview(item)
    return item
  }
}
