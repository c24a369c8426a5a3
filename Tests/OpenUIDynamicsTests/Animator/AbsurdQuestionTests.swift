// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Absurd questions to an animator")
struct AbsurdQuestionTests {
  private func fixture(_ items: Square...) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIDynamicItemBehavior(items: items))
    return animator
  }

  @Test(
    "S028: infinite rectangles are searched as the half planes and planes that they are",
    arguments: [
      (CGRect.infinite, 2), (CGRect.null, 0), (CGRect.zero, 1),
      (CGRect(x: -Double.infinity, y: -Double.infinity, width: .infinity, height: .infinity), 2),
      (CGRect(x: 50, y: -1e9, width: .infinity, height: 2e9), 1),
      (CGRect(x: 50, y: -1e9, width: -.infinity, height: 2e9), 1),
      (CGRect(x: Double.infinity, y: 0, width: 10, height: 10), 0),
      (CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308), 0),
    ])
  func infiniteRectangles(rect: CGRect, count: Int) {
    let animator = fixture(Square(side: 10), Square(side: 10, at: CGPoint(x: 100, y: 0)))
    let reports = diagnostics {
      #expect(animator.items(in: rect).count == count)
      #expect(animator.items(outside: rect).count == 2 - count)
    }
    #expect(reports.isEmpty)
  }

  @Test("a rectangle with a part that is no number is refused", arguments: 0..<4)
  func noRectangle(part: Int) {
    let animator = fixture(Square())
    var parts = [0.0, 0, 10, 10]
    parts[part] = .nan
    let rect = CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    let reports = diagnostics {
      #expect(animator.items(in: rect).isEmpty)
      #expect(animator.items(outside: rect).isEmpty)
    }
    #expect(
      reports.map(\.method) == [
        "UIDynamicAnimator.items(in:)", "UIDynamicAnimator.items(outside:)",
      ])
    #expect(reports.allSatisfy { $0.remedy.contains("CGRect.infinite") })
  }

  @Test(
    "an item whose size became absurd counts as its center",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func absurdItem(side: CGFloat) {
    let item = Square(side: 10, at: CGPoint(x: 20, y: 20))
    let animator = fixture(item)
    item.bounds.size = CGSize(width: side, height: side)
    #expect(animator.items(in: CGRect(x: 15, y: 15, width: 10, height: 10)).count == 1)
  }

  @Test("an item that no behavior acts on is not read again, which a diagnostic says")
  func stranger() throws {
    let animator = fixture(Square())
    let stranger = diagnostics { animator.updateItem(usingCurrentState: Square()) }
    let report = try #require(stranger.first)
    #expect(report.method == "UIDynamicAnimator.updateItem(usingCurrentState:)")
    #expect(report.problem.contains("No behavior"))
    let member = Square()
    animator.addBehavior(UIGravityBehavior(items: [UIDynamicItemGroup(items: [member])]))
    let reports = diagnostics { animator.updateItem(usingCurrentState: member) }
    #expect(reports.map(\.remedy) == ["Nothing is read; call it with the group."])
  }

  @Test("DB06: a behavior is in the list exactly while it has the animator, also when it is called")
  func listDuringMove() {
    final class Mover: UIDynamicBehavior {
      var seen: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        let owner = self.dynamicAnimator ?? dynamicAnimator
        let isListed = owner?.behaviors.contains { $0 === self } ?? false
        #expect(isListed == (self.dynamicAnimator != nil))
        seen.append(isListed)
      }
    }
    let animator = UIDynamicAnimator()
    let mover = Mover()
    animator.addBehavior(mover)
    animator.removeBehavior(mover)
    animator.addBehavior(mover)
    animator.removeAllBehaviors()
    // Before it is added it is not there, before it is removed it still is.
    #expect(mover.seen == [false, true, false, true])
    #expect(animator.behaviors.isEmpty)
  }

  @Test(
    "the drawing of a field takes a bounded number of samples in a view of any size",
    arguments: [
      CGRect(x: 0, y: 0, width: 1e9, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1e17),
      CGRect(x: 1e20, y: 0, width: 100, height: 100),
      CGRect(x: -1e300, y: -1e300, width: 1e301, height: 1e301), CGRect.infinite, CGRect.null,
      CGRect(x: 0.0, y: 0.0, width: Double.nan, height: 100.0),
    ])
  func hugeOverlay(area: CGRect) throws {
    let item = Square()
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    let ring = UIFieldBehavior.springField()
    ring.region = UIRegion(radius: 1e6).byDifference(from: UIRegion(radius: 5e5))
    for field in [field, ring] { field.addItem(item) }
    let animator = UIDynamicAnimator()
    for field in [field, ring] { animator.addBehavior(field) }
    animator.step(by: 1 / 60)
    for overlay in animator.fields(in: area, hasProbes: true) {
      #expect(overlay.probes.count <= 200)
      #expect(overlay.probes.allSatisfy { $0.point.x.isFinite && $0.point.y.isFinite })
    }
  }

  @Test("lists agree after an item was removed, moved or added by its own getter")
  func busyGetter() {
    final class Busy: NSObject, UIDynamicItem {
      var center = CGPoint.zero
      var transform = CGAffineTransform.identity
      var onRead: (() -> Void)?
      var bounds: CGRect {
        let read = onRead
        onRead = nil
        read?()
        return CGRect(x: 0, y: 0, width: 10, height: 10)
      }
    }
    let animator = UIDynamicAnimator()
    let (busy, other) = (Busy(), Square(at: CGPoint(x: 200, y: 0)))
    let gravity = UIGravityBehavior(items: [busy, other])
    busy.onRead = {
      gravity.removeItem(busy)
      gravity.removeItem(other)
      gravity.addItem(other)
    }
    animator.addBehavior(gravity)
    #expect(gravity.items.count == 1)
    #expect(animator.inconsistencies == [])
    busy.onRead = { animator.removeBehavior(gravity) }
    gravity.addItem(busy)
    #expect(animator.items(in: .infinite).isEmpty)
    #expect(animator.inconsistencies == [])
  }

  /// An item whose center runs code once when it is read.
  private final class ActingItem: NSObject, UIDynamicItem {
    var action: (() -> Void)?
    var transform = CGAffineTransform.identity
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    private var place = CGPoint(x: 20, y: 30)

    var center: CGPoint {
      get {
        let action = self.action
        self.action = nil
        action?()
        return place
      }
      set { place = newValue }
    }
  }

  private func stateHash(_ action: ((UIDynamicAnimator) -> Void)?) -> UInt64 {
    let item = ActingItem()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIDynamicItemBehavior(items: [item]))
    animator.step(by: 0.1)
    if let action { item.action = { action(animator) } }
    return animator.stateHash
  }

  @Test("a hash whose reading changes the animator is that of the moment before")
  func changingHash() {
    let hash = stateHash(nil)
    #expect(stateHash { $0.removeAllBehaviors() } == hash)
    #expect(
      stateHash { animator in
        animator.addBehavior(UIDynamicItemBehavior(items: (0..<2000).map { _ in Square() }))
      } == hash)
  }
}
