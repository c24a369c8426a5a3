// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every member of snap.
private final class Snap: UISnapBehavior {
  override init(item: any UIDynamicItem, snapTo point: CGPoint) {
    super.init(item: item, snapTo: point)
  }

  override var snapPoint: CGPoint {
    get { super.snapPoint }
    set { super.snapPoint = CGPoint(x: newValue.x.rounded(), y: newValue.y.rounded()) }
  }

  override var damping: CGFloat {
    get { super.damping }
    set { super.damping = newValue }
  }
}

@MainActor
@Suite("UISnapBehavior, as UIKit declares it")
struct UISnapBehaviorTests {
  @Test("SN01–SN03: a fresh snap aims at its point, with damping 0.5")
  func defaults() {
    let snap = UISnapBehavior(item: Dot(), snapTo: CGPoint(x: 7, y: 8))
    #expect(snap.snapPoint == CGPoint(x: 7, y: 8))
    #expect(snap.damping == 0.5)
    snap.snapPoint = .zero
    snap.damping = 1
    #expect(snap.snapPoint == .zero)
    #expect(snap.damping == 1)
  }

  @Test("SN01–SN03: every member can be overridden")
  func overrides() {
    let snap = Snap(item: Dot(), snapTo: .zero)
    snap.snapPoint = CGPoint(x: 1.4, y: 1.6)
    snap.damping = 0.25
    #expect(snap.snapPoint == CGPoint(x: 1, y: 2))
    #expect(snap.damping == 0.25)
    let behavior: UIDynamicBehavior = snap
    #expect(behavior.dynamicAnimator == nil)
  }
}
