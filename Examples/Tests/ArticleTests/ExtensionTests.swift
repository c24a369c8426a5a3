// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "Beyond UIKit".
@MainActor
@Suite("Article: beyond UIKit")
struct ExtensionTests {
  private let screen = Screen()

  @Test("speed and pause")
  func speed() {
    let animator = screen.animator
    let square = screen.square(50, at: CGPoint(x: 160, y: 60))
    animator.addBehavior(UIGravityBehavior(items: [square]))

    animator.speed = 0.25  // a quarter of real time
    animator.isPaused = true  // stops, with all behaviors in place
    animator.step(by: 1 / 60)  // one frame
    animator.isPaused = false  // continues

    #expect(square.center.y > 60)
  }

  @Test("a snapshot is the state of a moment")
  func snapshot() throws {
    let animator = screen.animator
    let square = screen.square(50, at: CGPoint(x: 160, y: 60))
    animator.addBehavior(UIGravityBehavior(items: [square]))
    animator.step(by: 0.5)
    let hash = animator.stateHash

    let snapshot = animator.snapshot()
    animator.step(by: 1)
    try animator.restore(snapshot)  // the state of a second ago, bit for bit

    #expect(animator.stateHash == hash)
  }

  @Test("items report that they rest and wake")
  func rest() {
    let animator = screen.animator
    let card = screen.square(50, at: CGPoint(x: 160, y: 60))

    animator.itemDidComeToRest = { item in (item as? UIView)?.alpha = 0.5 }
    animator.itemDidWake = { item in (item as? UIView)?.alpha = 1 }
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 160, y: 200))
    animator.addBehavior(snap)
    animator.step(by: 3)
    // card.alpha is 0.5; after `snap.snapPoint` is set it is 1 until the card rests again.

    #expect(card.alpha == 0.5)
    snap.snapPoint = CGPoint(x: 160, y: 300)
    animator.step(by: 0.1)
    #expect(card.alpha == 1)
  }

  @Test("items outside of a rectangle are removed")
  func outside() {
    let animator = screen.animator
    let card = screen.square(50, at: CGPoint(x: 160, y: 300))
    let bounds = screen.view.bounds

    let gravity = UIGravityBehavior(items: [card])
    gravity.action = { [unowned animator] in
      for item in animator.items(outside: bounds) { animator.removeItem(item) }
    }
    animator.addBehavior(gravity)
    animator.step(by: 2)
    // The card has left the screen and its behaviors, and the animator has paused.

    #expect(gravity.items.isEmpty)
    #expect(!animator.isRunning)
  }

  @Test("a contact has an impulse")
  func contact() {
    let animator = screen.animator
    let square = screen.square(100, at: CGPoint(x: 160, y: 300))
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true

    var impulses: [CGFloat] = []
    collision.contactHandler = { contact in
      impulses.append(contact.impulse)  // 1 stops 100 × 100 points from 100 points/s
    }
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    animator.step(by: 2)

    // It fell by 49 points, to 313 points/s, and bounced with e = 0.2: 3.13 · 1.2.
    #expect(near(impulses.first ?? 0, 3.75, within: 0.2))
  }

  @Test("an overlay draws forces, contacts and joints")
  func overlay() {
    let animator = screen.animator
    let square = screen.square(50, at: CGPoint(x: 160, y: 60))
    animator.addBehavior(UIGravityBehavior(items: [square]))

    let overlay = UIDynamicOverlayBehavior()
    overlay.parts = [.bodies, .forces]
    overlay.veil = 0.3  // fades the app by a third
    animator.addBehavior(overlay)
    animator.step(by: 0.1)

    #expect(screen.view.subviews.count == 2)
  }

  @Test("a diagnostic tells what was refused")
  func diagnostics() {
    let animator = screen.animator
    let handler = UIDynamicAnimator.diagnosticHandler
    defer { UIDynamicAnimator.diagnosticHandler = handler }
    var count = 0

    UIDynamicAnimator.diagnosticHandler = { diagnostic in
      count += 1  // or print(diagnostic), or fail a test
    }
    animator.step(by: -1)  // refused: time does not go back

    #expect(count == 1)
  }
}
