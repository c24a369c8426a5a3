// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UIDynamicItem, row by row")
struct ItemRowTests {
  /// An item that counts what is read and written.
  @MainActor
  private final class Witness: NSObject, UIDynamicItem {
    var reads = 0
    var writes = 0
    var boundsReads = 0
    private var place = CGPoint(x: 10, y: 10)
    var center: CGPoint {
      get {
        reads += 1
        return place
      }
      set {
        writes += 1
        place = newValue
      }
    }
    var bounds: CGRect {
      boundsReads += 1
      return CGRect(x: 0, y: 0, width: 20, height: 20)
    }
    var transform = CGAffineTransform.identity
  }

  @Test("DI01, S021: center is read when the item becomes active, then written on every step")
  func center() {
    let item = Witness()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let reads = item.reads
    #expect(reads >= 1)
    animator.step(by: 0.5)
    #expect(item.reads == reads)
    #expect(item.writes == 30)
  }

  @Test("DI02, S021: bounds are read when the item becomes active, and not again")
  func bounds() {
    let item = Witness()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    let reads = item.boundsReads
    #expect(reads >= 1)
    animator.step(by: 0.5)
    animator.updateItem(usingCurrentState: item)
    animator.step(by: 0.5)
    #expect(item.boundsReads == reads)
  }

  @Test("DI03: transform is written as a rotation, and read again only when asked for")
  func transform() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let behavior = frictionless([item])
    behavior.addAngularVelocity(1, for: item)
    animator.addBehavior(behavior)
    animator.step(by: 0.5)
    #expect(abs(item.angle - 0.5) < 1e-3)
    item.transform = CGAffineTransform(rotationAngle: -1)
    animator.updateItem(usingCurrentState: item)
    animator.step(by: 0.5)
    #expect(abs(item.angle + 0.5) < 1e-3)
  }
}
