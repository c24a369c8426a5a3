// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// Trees of behaviors that are deeper than the stack has frames for.
@MainActor
@Suite("Deep trees of behaviors")
struct DeepTreeTests {
  /// A chain of 50,000 behaviors, each the child of the one before, and gravity below the last.
  @MainActor
  private struct Chain {
    let top = UIDynamicBehavior()
    let middle = UIDynamicBehavior()
    let gravity: UIGravityBehavior

    init(of item: Square, fromTop: Bool = true) {
      gravity = UIGravityBehavior(items: [item])
      if fromTop {
        Self.descend(from: Self.descend(from: top, to: middle), to: gravity)
      } else {
        Self.ascend(from: Self.ascend(from: gravity, to: middle), to: top)
      }
    }

    @discardableResult
    private static func descend(
      from top: UIDynamicBehavior, to bottom: UIDynamicBehavior
    ) -> UIDynamicBehavior {
      var last = top
      for _ in 0..<25_000 {
        let next = UIDynamicBehavior()
        last.addChildBehavior(next)
        last = next
      }
      last.addChildBehavior(bottom)
      return bottom
    }

    @discardableResult
    private static func ascend(
      from bottom: UIDynamicBehavior, to top: UIDynamicBehavior
    ) -> UIDynamicBehavior {
      var last = bottom
      for _ in 0..<25_000 {
        let next = UIDynamicBehavior()
        next.addChildBehavior(last)
        last = next
      }
      top.addChildBehavior(last)
      return top
    }
  }

  @Test("are added, stepped, removed and released", arguments: [true, false])
  func life(fromTop: Bool) {
    let item = Square(at: .zero)
    let animator = UIDynamicAnimator()
    weak var gravity: UIGravityBehavior?
    do {
      let chain = Chain(of: item, fromTop: fromTop)
      gravity = chain.gravity
      animator.addBehavior(chain.top)
      #expect(gravity?.dynamicAnimator === animator)
      animator.step(by: 0.5)
      // gt²/2
      #expect(abs(item.center.y - 125) < 5)
      animator.removeAllBehaviors()
      #expect(gravity?.dynamicAnimator == nil)
    }
    #expect(gravity == nil)
  }

  @Test("are restored by a snapshot")
  func snapshot() throws {
    let item = Square(at: .zero)
    let chain = Chain(of: item)
    let animator = UIDynamicAnimator()
    animator.addBehavior(chain.top)
    animator.step(by: 0.1)
    let snapshot = animator.snapshot()
    let place = item.center
    animator.step(by: 0.1)
    let removed = try #require(chain.middle.childBehaviors.first)
    chain.middle.removeChildBehavior(removed)
    #expect(chain.gravity.dynamicAnimator == nil)
    try animator.restore(snapshot)
    #expect(chain.gravity.dynamicAnimator === animator)
    #expect(item.center == place)
  }

  @Test("have no behavior below itself")
  func cycle() {
    let chain = Chain(of: Square(at: .zero))
    let reports = diagnostics {
      chain.gravity.addChildBehavior(chain.top)
      chain.middle.addChildBehavior(chain.top)
    }
    #expect(reports.count == 2)
    #expect(chain.gravity.childBehaviors.isEmpty)
    #expect(chain.middle.childBehaviors.count == 1)
  }

  @Test("behaviors that nothing else holds are released in pre-order, others live on")
  func release() {
    final class Noted: UIDynamicBehavior {
      let name: Int
      nonisolated(unsafe) static var ended: [Int] = []
      init(_ name: Int, _ children: [UIDynamicBehavior] = []) {
        self.name = name
        super.init()
        for child in children { addChildBehavior(child) }
      }
      deinit { Noted.ended.append(name) }
    }
    let kept = Noted(2, [Noted(3)])
    do { _ = Noted(0, [Noted(1, [kept, Noted(4)]), Noted(5)]) }
    #expect(Noted.ended == [0, 1, 4, 5])
    #expect(kept.childBehaviors.count == 1)
  }
}
