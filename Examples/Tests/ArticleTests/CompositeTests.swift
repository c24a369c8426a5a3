// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The example of the article "Behaviors of your own".
final class PendulumBehavior: UIDynamicBehavior {
  private let gravity = UIGravityBehavior()
  private let rod: UIAttachmentBehavior
  private let weight: any UIDynamicItem

  init(weight: any UIDynamicItem, hangingFrom point: CGPoint) {
    self.weight = weight
    rod = UIAttachmentBehavior(item: weight, attachedToAnchor: point)
    super.init()
    gravity.addItem(weight)
    addChildBehavior(gravity)
    addChildBehavior(rod)
  }

  /// Pushes the weight, in points per second.
  func push(_ velocity: CGPoint) {
    let push = UIDynamicItemBehavior(items: [weight])
    push.addLinearVelocity(velocity, for: weight)
    addChildBehavior(push)
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    // nil when the behavior is being removed
  }
}

@MainActor
@Suite("Article: behaviors of your own")
struct CompositeTests {
  private let screen = Screen()

  @Test("a composite is added as one")
  func pendulum() {
    let animator = screen.animator
    let weight = screen.square(40, at: CGPoint(x: 160, y: 200))

    let pendulum = PendulumBehavior(weight: weight, hangingFrom: CGPoint(x: 160, y: 100))
    animator.addBehavior(pendulum)
    pendulum.push(CGPoint(x: 200, y: 0))
    animator.step(by: 0.2)
    // The weight swings to the right; animator.behaviors holds the pendulum alone.

    #expect(weight.center.x > 180)
    #expect(animator.behaviors.count == 1)
    #expect(pendulum.childBehaviors.count == 3)
  }

  @Test("an action watches, and ends what is over")
  func action() {
    let animator = screen.animator
    let card = screen.square(40, at: CGPoint(x: 160, y: 300))

    let gravity = UIGravityBehavior(items: [card])
    gravity.action = { [unowned animator] in
      if card.center.y > 500 {
        animator.removeAllBehaviors()
        card.removeFromSuperview()
      }
    }
    animator.addBehavior(gravity)
    animator.step(by: 2)

    #expect(card.superview == nil)
    #expect(!animator.isRunning)
  }
}
