// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Getters of items are the user's code, which an animator calls while it adds a behavior.
@MainActor
@Suite("Reading items")
struct ItemReadingTests {
  /// An item that calls a closure when its center is read first.
  @MainActor
  private final class Caller: NSObject, UIDynamicItem {
    var onRead: (() -> Void)?
    private var place = CGPoint.zero
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    var transform = CGAffineTransform.identity

    var center: CGPoint {
      get {
        let call = onRead
        onRead = nil
        call?()
        return place
      }
      set { place = newValue }
    }
  }

  private let animator = UIDynamicAnimator()
  private let item = Caller()
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
