// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every member of a group.
private final class Group: UIDynamicItemGroup {
  let calls = Calls()

  override init(items: [any UIDynamicItem]) {
    super.init(items: items)
  }

  override var items: [any UIDynamicItem] { super.items }
  override var bounds: CGRect { super.bounds }

  override var center: CGPoint {
    get { super.center }
    set {
      calls.append("center")
      super.center = newValue
    }
  }

  override var transform: CGAffineTransform {
    get { super.transform }
    set {
      calls.append("transform")
      super.transform = newValue
    }
  }
}

@MainActor
@Suite("UIDynamicItemGroup, as UIKit declares it")
struct UIDynamicItemGroupTests {
  private let members = [Dot(), Dot()]

  init() {
    members[1].center = CGPoint(x: 100, y: 200)
  }

  @Test("DG01, DG02: a group has the members that it was made of, in their order")
  func items() {
    let group = UIDynamicItemGroup(items: members)
    let items: [any UIDynamicItem] = group.items
    #expect(items.map { $0 === members[0] } == [true, false])
    let object: NSObject = group
    #expect(object === group)
  }

  @Test("DG03–DG05: center and bounds are those of the rectangle around the members")
  func rectangle() {
    let group = UIDynamicItemGroup(items: members)
    #expect(group.center == CGPoint(x: 50, y: 100))
    #expect(group.bounds.size == CGSize(width: 200, height: 300))
    #expect(group.transform == .identity)
    let item: any UIDynamicItem = group
    item.center = CGPoint(x: 60, y: 100)
    #expect(members.map(\.center.x) == [10, 110])
  }

  @Test("DG01–DG05: every member can be overridden, and the animator writes through the overrides")
  func overrides() {
    let group = Group(items: members)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [group]))
    animator.step(by: 1 / 60)
    #expect(group.calls.names.contains("center"))
    #expect(group.items.count == 2)
    #expect(members[0].center.y > 0)
  }
}
