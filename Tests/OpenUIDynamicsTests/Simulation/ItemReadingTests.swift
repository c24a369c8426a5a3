// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Getters of items are the user's code, which an animator calls while it adds a behavior.
@MainActor
@Suite("Reading items")
struct ItemReadingTests {
  private let animator = UIDynamicAnimator()
  private let item = ReadItem()
  private let gravity: UIGravityBehavior

  init() {
    gravity = UIGravityBehavior(items: [item])
  }

  private var bodyCount: Int { animator.simulation.simulatedItems.count }

  @Test("an item that its getter adds to another behavior has one body, on which both act")
  func addedMeanwhile() {
    item.onRead = { [animator, item] in animator.addBehavior(frictionless([item])) }
    animator.addBehavior(gravity)
    #expect(bodyCount == 1)
    animator.step(by: 1)
    // y = g·t²/2
    #expect(abs(item.center.y - 500) < 10)
  }

  @Test("an item that its getter removes from the behavior is left alone")
  func removedMeanwhile() {
    item.onRead = { [gravity, item] in gravity.removeItem(item) }
    animator.addBehavior(gravity)
    #expect(bodyCount == 0 && gravity.items.isEmpty)
  }

  @Test("a behavior that the getter of its item removes acts on nothing")
  func endedMeanwhile() {
    item.onRead = { [animator, gravity] in animator.removeBehavior(gravity) }
    animator.addBehavior(gravity)
    #expect(bodyCount == 0 && gravity.dynamicAnimator == nil)
  }
}
