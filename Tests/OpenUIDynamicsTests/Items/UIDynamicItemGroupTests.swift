// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UIDynamicItemGroup")
struct UIDynamicItemGroupTests {
  @Test("DG01, DG02: the members are kept as given")
  func members() {
    let (group, parts) = GroupFixture.table()
    #expect(group.items.count == 3)
    #expect(zip(group.items, parts).allSatisfy { $0 === $1 })
  }

  @Test("DG03, DG04: bounds enclose the members, and the center is their middle")
  func bounds() {
    let (group, parts) = GroupFixture.table(at: CGPoint(x: 30, y: 10))
    #expect(group.center == CGPoint(x: 80, y: 50))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
    parts[1].transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The leg lies now: from x = 10 to 70 and from y = 50 to 70.
    #expect(abs(group.bounds.width - 120) < 1e-4)
    #expect(abs(group.center.x - 70) < 1e-4)
  }

  @Test("DG03: writing the center moves the members")
  func writeCenter() {
    let (group, parts) = GroupFixture.table()
    group.center = CGPoint(x: 150, y: 240)
    #expect(parts.map(\.center.x) == [150, 110, 190])
    #expect(parts.map(\.center.y) == [210, 250, 250])
    #expect(group.center == CGPoint(x: 150, y: 240))
  }

  @Test("DG05: writing the transform turns the members around the center")
  func writeTransform() {
    let (group, parts) = GroupFixture.table()
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(parts[0].center.x - 80) < 1e-4 && abs(parts[0].center.y - 40) < 1e-4)
    #expect(abs(parts[0].angle - .pi / 2) < 1e-4)
    // The rectangle lies along the axes of the group, which have turned with it.
    #expect(abs(group.bounds.width - 100) < 1e-3 && abs(group.bounds.height - 80) < 1e-3)
    #expect(abs(group.center.x - 50) < 1e-3 && abs(group.center.y - 40) < 1e-3)
    group.transform = .identity
    #expect(abs(parts[0].center.x - 50) < 1e-3 && abs(parts[0].center.y - 10) < 1e-3)
  }

  @Test("DG01, S026: members fall as one and keep their places to each other")
  func fallsAsOne() {
    let (group, parts) = GroupFixture.table()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [group]))
    animator.addBehavior(frictionless([group]))
    animator.step(by: 1)
    let fallen = CGFloat(distance(after: 1, acceleration: 1000))
    #expect(abs(group.center.y - 40 - fallen) < 0.01)
    #expect(abs(parts[0].center.y - 10 - fallen) < 0.01)
    #expect(abs(parts[2].center.x - 90) < 0.01 && abs(parts[2].center.y - 50 - fallen) < 0.01)
  }

  @Test(
    "a group with a member of no place or no size moves no member out of the plane",
    arguments: [CGFloat.infinity, .nan, .greatestFiniteMagnitude], [true, false])
  func memberNowhere(number: CGFloat, isPlace: Bool) {
    let strange =
      isPlace
      ? Square(at: CGPoint(x: number, y: 0)) : Square(size: CGSize(width: number, height: 10))
    let members = [Square(at: CGPoint(x: 10, y: 20)), strange]
    let group = UIDynamicItemGroup(items: members)
    group.center = CGPoint(x: 100, y: 100)
    group.transform = CGAffineTransform(rotationAngle: 1)
    #expect(members[0].center.x.isFinite && members[0].center.y.isFinite)
  }

  @Test("S026: a table stands on its legs, and something lies below its plate")
  func concave() {
    let (group, parts) = GroupFixture.table(at: CGPoint(x: 0, y: 100))
    let box = Square(size: CGSize(width: 30, height: 30), at: CGPoint(x: 50, y: 184))
    let animator = UIDynamicAnimator()
    animator.addBehavior(GroupFixture.floor(for: [group, box], at: 200))
    animator.addBehavior(UIGravityBehavior(items: [group, box]))
    _ = animator.runUntilPaused(atMost: 5)
    #expect(restingGap.contains(160 - group.center.y))
    #expect(restingGap.contains(130 - parts[0].center.y))
    #expect(restingGap.contains(185 - box.center.y) && abs(box.center.x - 50) < 0.5)
    #expect(abs(parts[0].angle) < 0.01)
  }

  @Test("S056: the mass is density × the members' areas, and the center of mass is theirs")
  func mass() throws {
    let (group, parts) = GroupFixture.table()
    parts[1].collisionBoundsType = .ellipse
    let animator = UIDynamicAnimator()
    let properties = UIDynamicItemBehavior(items: [group])
    properties.density = 2
    animator.addBehavior(properties)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    animator.step(by: 1 / 60)
    let ellipse = CGFloat.pi * 10 * 30
    let area = 2000 + 1200 + ellipse
    #expect(abs((animator.bodyArea(of: group) ?? 0) / (2 * area) - 1) < 1e-3)
    let center = try #require(animator.centerOfMass(of: group))
    let expected = (2000 * 50 + ellipse * 10 + 1200 * 90) / area
    #expect(abs(center.x - expected) < 0.1)
  }

  @Test("DG03: a group turns about its center of mass, not about its center")
  func turnsAboutCenterOfMass() throws {
    // A hammer: a heavy head at the right end of a handle; 100 × 40, center of mass at x = 68.
    let handle = Square(size: CGSize(width: 80, height: 10), at: CGPoint(x: 40, y: 20))
    let head = Square(size: CGSize(width: 20, height: 40), at: CGPoint(x: 90, y: 20))
    let group = UIDynamicItemGroup(items: [handle, head])
    let animator = UIDynamicAnimator()
    let behavior = frictionless([group])
    behavior.addAngularVelocity(.pi, for: group)
    animator.addBehavior(behavior)
    let mass = CGPoint(x: (800 * 40 + 800 * 90) / 1600, y: 20)
    animator.step(by: 1)
    let now = try #require(animator.centerOfMass(of: group))
    #expect(abs(now.x - mass.x) < 0.01 && abs(now.y - mass.y) < 0.01)
    // After half a turn the center is on the other side of the center of mass.
    #expect(abs(group.center.x - (2 * mass.x - 50)) < 0.1)
    #expect(abs(group.center.y - 20) < 0.1)
    #expect(abs(head.center.x - (2 * mass.x - 90)) < 0.1)
    #expect(abs(abs(head.angle) - .pi) < 0.01)
  }

  @Test("AN10, S020: updateItem reads center and transform of the group again")
  func update() {
    let (group, parts) = GroupFixture.table()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIDynamicItemBehavior(items: [group]))
    animator.step(by: 0.1)
    group.center = CGPoint(x: 200, y: 200)
    group.transform = CGAffineTransform(rotationAngle: .pi)
    animator.updateItem(usingCurrentState: group)
    animator.step(by: 0.1)
    #expect(abs(group.center.x - 200) < 0.01 && abs(group.center.y - 200) < 0.01)
    #expect(abs(parts[0].center.y - 230) < 0.01)
    // Without it a change is overwritten as soon as the group moves.
    group.center = .zero
    let push = UIPushBehavior(items: [group], mode: .continuous)
    push.magnitude = 1
    animator.addBehavior(push)
    animator.step(by: 1 / 60)
    #expect(abs(group.center.y - 200) < 0.01)
  }

  @Test("S004: a group works in two animators, one after the other")
  func twoAnimators() {
    let (group, parts) = GroupFixture.table()
    for _ in 0..<2 {
      let before = (parts[0].center.y, parts[1].center.y - parts[0].center.y)
      let animator = UIDynamicAnimator()
      let gravity = UIGravityBehavior(items: [group])
      animator.addBehavior(gravity)
      animator.step(by: 0.5)
      #expect(parts[0].center.y > before.0 + 100)
      #expect(abs(parts[1].center.y - parts[0].center.y - before.1) < 0.01)
      animator.removeBehavior(gravity)
      // Free again: members may be moved on their own.
      parts[0].center.x += 10
    }
    #expect(abs(group.bounds.width - 100) < 1e-3 || group.bounds.width > 100)
  }

  @Test("S026: a group in a group, an item twice, and no item are refused and said")
  func refusals() {
    let (group, parts) = GroupFixture.table()
    var nested: UIDynamicItemGroup?
    let reports = diagnostics {
      nested = UIDynamicItemGroup(items: [group, parts[0], parts[0]])
    }
    #expect(
      reports.map(\.problem) == [
        "A group cannot be a member of a group.", "The item is in the list twice.",
      ])
    #expect(nested?.items.count == 1)
    let empty = diagnostics {
      let group = UIDynamicItemGroup()
      #expect(group.bounds == .zero && group.center == .zero)
      let animator = UIDynamicAnimator()
      animator.addBehavior(UIGravityBehavior(items: [group]))
      #expect(!animator.isRunning)
    }
    #expect(empty.count == 2)
    let infinite = diagnostics {
      group.center = CGPoint(x: CGFloat.nan, y: 0)
      group.transform = CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }
    #expect(infinite.count == 2)
    #expect(group.center == CGPoint(x: 50, y: 40))
  }

  @Test("S026: a member that is also in a behavior on its own takes no part there")
  func memberOnItsOwn() {
    let (group, parts) = GroupFixture.table()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [group]))
    let push = UIPushBehavior(items: [parts[0]], mode: .continuous)
    push.magnitude = 5
    let reports = diagnostics { animator.addBehavior(push) }
    #expect(reports.count == 1)
    animator.step(by: 0.5)
    #expect(abs(parts[0].center.x - 50) < 0.01)
    // When the group has gone, the item may take part.
    animator.removeAllBehaviors()
    animator.addBehavior(push)
    animator.step(by: 0.5)
    #expect(parts[0].center.x > 100)
  }

  @Test("S026: a group whose member is in a behavior on its own takes no part until that ends")
  func groupOfTakenMember() {
    let (group, parts) = GroupFixture.table()
    let animator = UIDynamicAnimator()
    let own = UIDynamicItemBehavior(items: [parts[0]])
    animator.addBehavior(own)
    let gravity = UIGravityBehavior(items: [group])
    let reports = diagnostics { animator.addBehavior(gravity) }
    #expect(reports.count == 1)
    animator.step(by: 0.5)
    #expect(group.center == CGPoint(x: 50, y: 40))
    animator.removeBehavior(own)
    animator.updateItem(usingCurrentState: group)
    animator.step(by: 0.5)
    #expect(group.center.y > 100)
  }

  @Test("S002: members in different superviews move as one")
  func nestedViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let panel = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 400))
    root.addSubview(panel)
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.addSubview(one)
    one.center = CGPoint(x: 120, y: 120)
    let two = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    panel.addSubview(two)
    two.center = CGPoint(x: 60, y: 20)
    let group = UIDynamicItemGroup(items: [one, two])
    #expect(group.center == CGPoint(x: 140, y: 120))
    #expect(group.bounds.size == CGSize(width: 80, height: 40))
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    animator.step(by: 0.5)
    #expect(one.center.y > 200)
    #expect(abs(one.center.y - two.center.y - 100) < 0.01)
    #expect(abs(two.center.x - 60) < 0.01)
    let stray = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let reports = diagnostics {
      animator.addBehavior(UIGravityBehavior(items: [UIDynamicItemGroup(items: [stray])]))
    }
    #expect(reports.contains { $0.problem.contains("not below") })
  }

  @Test("AN14: attributes that are members of a group are found by their index path")
  func layoutAttributes() throws {
    let layout = UICollectionViewFlowLayout()
    let attributes = (0..<2).map { index in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      attributes.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      attributes.center = CGPoint(x: 20 + 60 * index, y: 20)
      return attributes
    }
    let group = UIDynamicItemGroup(items: attributes)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    animator.step(by: 0.5)
    let found = try #require(
      animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)))
    #expect(found === attributes[1])
    #expect(found.center.y > 100 && abs(found.center.x - 80) < 0.01)
  }

  @Test("S021, C11: members keep a scale of their own")
  func scale() {
    let (group, parts) = GroupFixture.table()
    parts[0].transform = CGAffineTransform(scaleX: 2, y: 2)
    let animator = UIDynamicAnimator()
    let behavior = UIDynamicItemBehavior(items: [group])
    behavior.addAngularVelocity(1, for: group)
    animator.addBehavior(behavior)
    animator.step(by: 0.5)
    let transform = parts[0].transform
    #expect(abs(hypot(transform.a, transform.b) - 2) < 1e-4)
    #expect(parts[0].angle > 0.3)
  }
}
