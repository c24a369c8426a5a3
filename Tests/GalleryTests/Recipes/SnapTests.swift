// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("R5, snap")
@MainActor
struct SnapTests {
  @Test(
    "the square rests upright at every tap, within a point, one second after it",
    arguments: [
      (0.3, CGPoint(x: 80, y: 90)), (1.4, CGPoint(x: 250, y: 120)), (2.5, CGPoint(x: 230, y: 330)),
      (3.6, CGPoint(x: 70, y: 300)),
    ])
  func taps(time: TimeInterval, point: CGPoint) throws {
    let state = try SceneRun("R5", for: time + 1).end("square")
    #expect(state.distance(to: point) <= 1)
    #expect(abs(state.angle) <= 0.02)
  }

  @Test("the animator comes to rest after the last tap")
  func rest() throws {
    #expect(try SceneRun("R5", for: 6).isAtRest)
  }

  @Test(
    "R5: the scene's square stays while it has two snaps, and follows the one that remains",
    arguments: [
      (0.95, CGPoint(x: 160, y: 200)), (2.7, CGPoint(x: 70, y: 90)), (3.9, CGPoint(x: 70, y: 90)),
      (6.0, CGPoint(x: 250, y: 90)),
    ])
  func several(time: TimeInterval, place: CGPoint) throws {
    #expect(try SceneRun("R5-several", for: time).end("square").distance(to: place) <= 1)
  }

  /// An animator, a square at (100, 100), and two snaps of it.
  @MainActor
  private struct TwoSnaps {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let square = UIView(frame: CGRect(x: 75, y: 75, width: 50, height: 50))
    let animator: UIDynamicAnimator
    let first: UISnapBehavior
    let second: UISnapBehavior

    init() {
      view.addSubview(square)
      animator = UIDynamicAnimator(referenceView: view)
      first = UISnapBehavior(item: square, snapTo: CGPoint(x: 300, y: 100))
      second = UISnapBehavior(item: square, snapTo: CGPoint(x: 100, y: 300))
      animator.addBehavior(first)
      animator.addBehavior(second)
    }
  }

  @Test("R5: two snaps of one item in one animator are both ignored")
  func ignored() {
    let snaps = TwoSnaps()
    snaps.animator.step(by: 1)
    #expect(snaps.square.center == CGPoint(x: 100, y: 100))
  }

  @Test("R5: with the extra snap removed, the remaining one works")
  func remaining() {
    let snaps = TwoSnaps()
    snaps.animator.step(by: 1)
    snaps.animator.removeBehavior(snaps.second)
    snaps.animator.step(by: 2)
    #expect(hypot(snaps.square.center.x - 300, snaps.square.center.y - 100) <= 1)
  }

  @Test("S092: a snap can be aimed again")
  func aimedAgain() {
    let snaps = TwoSnaps()
    snaps.animator.removeBehavior(snaps.second)
    snaps.animator.step(by: 1)
    snaps.first.snapPoint = CGPoint(x: 200, y: 200)
    snaps.animator.step(by: 2)
    #expect(hypot(snaps.square.center.x - 200, snaps.square.center.y - 200) <= 1)
  }
}
