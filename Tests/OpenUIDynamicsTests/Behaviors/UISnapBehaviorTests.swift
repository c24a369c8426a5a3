// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UISnapBehavior")
struct UISnapBehaviorTests {
  @Test("S096: a snap rests exactly at its point, in time")
  func rests() {
    let item = Square(side: 60, at: CGPoint(x: 160.3, y: 90))
    let motion = SnapMotion(of: item, to: CGPoint(x: 80, y: 252.7))
    #expect(motion.time < 2)
    #expect(abs(item.center.x - 80) < 0.1)
    #expect(abs(item.center.y - 252.7) < 0.1)
    #expect(abs(item.angle) < 0.002)
  }

  @Test(
    "S091, C27: damping 1 hardly overshoots, and anything beyond acts like it",
    arguments: [1, 100])
  func maximumDamping(damping: CGFloat) {
    let item = Square(side: 60, at: CGPoint(x: 100, y: 0))
    let motion = SnapMotion(of: item, to: .zero, damping: damping)
    #expect((motion.positions.map(\.x).min() ?? -9) > -3)
    #expect(motion.time < 2)
  }

  @Test("S091, SN03: the less damping, the more an item overshoots; with none it still rests")
  func minimumDamping() {
    let motions = [0, 0.25, 0.5, 0.75, 1].map { damping in
      SnapMotion(of: Square(side: 60, at: CGPoint(x: 100, y: 0)), to: .zero, damping: damping)
    }
    let overshoots = motions.map { -($0.positions.map(\.x).min() ?? 0) }
    for (more, less) in zip(overshoots, overshoots.dropFirst()) { #expect(more > less + 1) }
    #expect(overshoots[0] > 25)
    #expect(motions.allSatisfy { $0.time < 3 })
  }

  @Test("S090, SN01: an item that is turned comes back upright", arguments: [0.5, -2.5, 3.0])
  func upright(angle: CGFloat) {
    let item = Square(side: 60)
    item.transform = CGAffineTransform(rotationAngle: angle)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 0)))
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(item.angle) < 0.01)
    #expect(abs(item.center.x - 50) < 0.1)
  }

  @Test("S093: an item that may not rotate keeps its angle")
  func fixedAngle() {
    let item = Square(side: 60)
    item.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 0)))
    let properties = UIDynamicItemBehavior(items: [item])
    properties.allowsRotation = false
    animator.addBehavior(properties)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(item.angle - 0.5) < 0.001)
    #expect(abs(item.center.x - 50) < 0.1)
  }

  @Test("S092, SN02, C23: a new snap point wakes the item and moves it there")
  func snapPoint() {
    let item = Square(side: 60)
    let animator = UIDynamicAnimator()
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 0))
    animator.addBehavior(snap)
    _ = animator.runUntilPaused(atMost: 5)
    snap.snapPoint = CGPoint(x: -20, y: 70)
    #expect(animator.isRunning)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(item.center.x + 20) < 0.1)
    #expect(abs(item.center.y - 70) < 0.1)
  }

  @Test("S093, R5: with two snaps for one item none acts, and the last one left does")
  func oneSnapPerItem() {
    let item = Square(side: 60, at: CGPoint(x: 10, y: 20))
    let animator = UIDynamicAnimator()
    let first = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 0))
    let second = UISnapBehavior(item: item, snapTo: CGPoint(x: 0, y: 100))
    animator.addBehavior(first)
    animator.addBehavior(second)
    let reports = diagnostics { animator.step(by: 1) }
    #expect(reports.count == 1)
    #expect(reports.first?.item?.contains("Square") == true)
    #expect(item.center == CGPoint(x: 10, y: 20))
    animator.removeBehavior(first)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(item.center.y - 100) < 0.1)
  }

  @Test("S093, R5: replacing a snap in one go causes no diagnostic, in either order")
  func replacement() {
    let item = Square(side: 60)
    let animator = UIDynamicAnimator()
    let first = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 0))
    animator.addBehavior(first)
    animator.step(by: 0.2)
    let reports = diagnostics {
      let second = UISnapBehavior(item: item, snapTo: CGPoint(x: 0, y: 100))
      animator.addBehavior(second)
      animator.removeBehavior(first)
      animator.step(by: 2)
    }
    #expect(reports.isEmpty)
    #expect(abs(item.center.y - 100) < 0.1)
  }
}
