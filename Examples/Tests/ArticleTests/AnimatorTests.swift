// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

/// The examples of the article "The animator".
@MainActor
@Suite("Article: the animator")
struct AnimatorTests {
  private let screen = Screen()

  @Test("the same steps give the same state")
  func determinism() {
    let (first, second) = (Screen(), Screen())
    for screen in [first, second] {
      let square = screen.square(50, at: CGPoint(x: 160, y: 60))
      screen.animator.addBehavior(UIGravityBehavior(items: [square]))
    }
    first.animator.step(by: 1)
    for _ in 1...60 { second.animator.step(by: 1 / 60) }
    // first.animator.stateHash == second.animator.stateHash, on every platform.

    #expect(first.animator.stateHash == second.animator.stateHash)
  }

  @Test("a change from outside is read on request")
  func update() {
    let animator = screen.animator
    let square = screen.square(50, at: CGPoint(x: 160, y: 60))
    animator.addBehavior(UIGravityBehavior(items: [square]))
    animator.step(by: 0.1)

    square.center = CGPoint(x: 100, y: 20)
    animator.updateItem(usingCurrentState: square)
    animator.step(by: 0.1)
    // Falls on from (100, 20); its velocity is kept.

    #expect(square.center.x == 100)
    #expect(square.center.y > 20)
  }

  /// Ends a transition when everything rests.
  final class Watcher: NSObject, UIDynamicAnimatorDelegate {
    var events: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resumed") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("paused") }
  }

  @Test("an animator pauses when all items rest")
  func pause() {
    let animator = screen.animator
    let watcher = Watcher()
    animator.delegate = watcher
    let card = screen.square(50, at: CGPoint(x: 160, y: 60))
    animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 160, y: 200)))
    animator.step(by: 3)
    #expect(watcher.events == ["resumed", "paused"])
  }
}
