// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Items of two animators")
struct SharedItemTests {
  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

  init() {
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
  }

  private func animator(_ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: view)
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  private var gravity: UIGravityBehavior { UIGravityBehavior(items: [card]) }
  private var snap: UISnapBehavior {
    UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 300))
  }

  private func reports(_ body: () -> Void) -> [UIDynamicDiagnostic] {
    fixture.run { diagnostics(of: body) }
  }

  @Test("are reported once, with the item, the behaviors of both animators and what to do")
  func reported() {
    let found = reports {
      let first = animator(gravity)
      fixture.advance(frames: 10)
      let second = animator(snap)
      fixture.advance(frames: 30)
      withExtendedLifetime((first, second)) {}
    }
    #expect(found.count == 1)
    #expect(found.first?.item?.hasPrefix("UIView 'card' of 40 × 40 at") == true)
    #expect(
      found.first?.problem.contains(
        "one by UIGravityBehavior in UIView, the other by UISnapBehavior in UIView") == true)
    #expect(found.first?.remedy.contains("one animator") == true)
  }

  @Test("are reported when one of the animators starts again")
  func wakes() {
    let found = reports {
      let first = animator(UIDynamicItemBehavior(items: [card]))
      fixture.advance(frames: 60)
      #expect(!first.isRunning)
      let second = animator(gravity)
      fixture.advance(frames: 10)
      first.addBehavior(snap)
      fixture.advance(frames: 2)
      withExtendedLifetime((first, second)) {}
    }
    #expect(found.count == 1)
  }

  @Test("are not reported where one animator is paused, at rest, empty or gone")
  func legitimate() {
    let found = reports {
      let paused = animator(gravity)
      fixture.advance(frames: 2)
      paused.isPaused = true
      let emptied = animator(gravity)
      fixture.advance(frames: 2)
      // The new one has the item before the old one has lost it, as in a gesture.
      var replaced = animator(snap)
      emptied.removeAllBehaviors()
      for _ in 0..<10 {
        fixture.advance(frames: 2)
        replaced = animator(snap)
      }
      fixture.advance(frames: 1)
      withExtendedLifetime((paused, replaced)) {}
    }
    #expect(found.map(\.message) == [])
  }

  @Test("are not reported where one animator holds the item fast for other items")
  func obstacles() {
    let ball = UIView(frame: CGRect(x: 20, y: 200, width: 40, height: 40))
    view.addSubview(ball)
    let found = reports {
      let anchor = UIDynamicItemBehavior(items: [card])
      anchor.isAnchored = true
      let first = animator(
        UIGravityBehavior(items: [ball]), UICollisionBehavior(items: [ball, card]), anchor)
      let second = animator(UICollisionBehavior(items: [card]), snap)
      fixture.advance(frames: 30)
      withExtendedLifetime((first, second)) {}
    }
    #expect(found.map(\.message) == [])
  }
}
