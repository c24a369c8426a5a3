// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// Fields and items that come and go, and fields beside other behaviors.
@MainActor
@Suite("Fields and items that come and go")
struct FieldLifeTests {
  private func wind(_ strength: CGFloat = 1) -> UIFieldBehavior {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.strength = strength
    return field
  }

  @Test("FB01, S112: an item that is added while the field acts is accelerated from then on")
  func adding() {
    let field = wind()
    let scene = FieldScene(field)
    let late = Square(at: CGPoint(x: 0, y: 200))
    scene.properties.addItem(late)
    scene.animator.step(by: 1)
    #expect(late.center.x == 0)
    field.addItem(late)
    scene.animator.step(by: 1)
    #expect(abs(scene.properties.linearVelocity(for: late).x - 100) < 0.01)
    #expect(abs(scene.velocity.x - 200) < 0.01)
  }

  @Test("FB02: an item that is removed keeps its velocity, and others stay in the field")
  func removing() {
    let field = wind()
    let scene = FieldScene(field)
    let other = Square(at: CGPoint(x: 0, y: 200))
    scene.properties.addItem(other)
    field.addItem(other)
    scene.animator.step(by: 1)
    field.removeItem(scene.item)
    scene.animator.step(by: 1)
    #expect(abs(scene.velocity.x - 100) < 0.01)
    #expect(abs(scene.properties.linearVelocity(for: other).x - 200) < 0.01)
    #expect(field.items.count == 1)
  }

  @Test("a field that is removed stops to act, and acts again in the same or another animator")
  func reuse() {
    let field = wind()
    let scene = FieldScene(field)
    scene.animator.step(by: 1)
    scene.animator.removeBehavior(field)
    scene.animator.step(by: 1)
    #expect(abs(scene.velocity.x - 100) < 0.01)
    scene.animator.addBehavior(field)
    scene.animator.step(by: 1)
    #expect(abs(scene.velocity.x - 200) < 0.01)
    scene.animator.removeBehavior(field)
    let second = FieldScene()
    field.removeItem(scene.item)
    field.addItem(second.item)
    second.animator.addBehavior(field)
    second.animator.step(by: 1)
    #expect(abs(second.velocity.x - 100) < 0.01)
    #expect(field.dynamicAnimator === second.animator)
  }

  @Test("S111: the time of a block begins anew when the field comes back")
  func blockTime() {
    var last: TimeInterval = -1
    let field = UIFieldBehavior.field { _, _, _, _, _, time in
      last = time
      return CGVector(dx: 1, dy: 0)
    }
    let scene = FieldScene(field)
    scene.animator.step(by: 1)
    #expect(abs(last - 59.0 / 60) < 1e-9)
    scene.animator.removeBehavior(field)
    scene.animator.addBehavior(field)
    scene.animator.step(by: 1 / 60)
    #expect(last == 0)
  }

  @Test("a field acts as the child of another behavior")
  func child() {
    let parent = UIDynamicBehavior()
    let field = wind()
    parent.addChildBehavior(field)
    let scene = FieldScene()
    field.addItem(scene.item)
    scene.animator.addBehavior(parent)
    scene.animator.step(by: 1)
    #expect(abs(scene.velocity.x - 100) < 0.01)
  }

  @Test("fields, gravity and pushes on one item add up")
  func sum() {
    let scene = FieldScene(wind(2), .linearGravityField(direction: CGVector(dx: 0, dy: 1)))
    let gravity = UIGravityBehavior(items: [scene.item])
    gravity.magnitude = 0.1
    let push = UIPushBehavior(items: [scene.item], mode: .continuous)
    push.pushDirection = CGVector(dx: 3, dy: 0)
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(push)
    // 200 + 300 to the right, 100 + 100 down.
    #expect(scene.acceleration().distance(to: CGPoint(x: 500, y: 200)) < 0.1)
  }

  @Test("FB05: a region that is exchanged counts from the next step on")
  func exchangedRegion() {
    let field = wind()
    field.region = UIRegion(radius: 10)
    let scene = FieldScene(field, at: CGPoint(x: 0, y: 50))
    scene.animator.step(by: 0.2)
    #expect(scene.velocity.x == 0)
    field.region = UIRegion(radius: 10).inverse()
    #expect(scene.acceleration().distance(to: CGPoint(x: 100, y: 0)) < 0.01)
  }

  @Test("FB04, FB05: a region moves with the position, and what it leaves flies on")
  func movingRegion() {
    let field = wind()
    field.region = UIRegion(size: CGSize(width: 40, height: 40))
    let scene = FieldScene(field)
    // The region runs ahead at 300 points/s, and the item falls back.
    field.action = { [unowned field] in field.position.x += 5 }
    scene.animator.step(by: 3)
    let speed = scene.velocity.x
    // Within 20 points for ½(300 − 100t/2)t ≈ 20: four steps.
    #expect(speed > 4 && speed < 10)
    scene.animator.step(by: 1)
    #expect(scene.velocity.x == speed)
  }

  @Test("IB11: an item that is no longer anchored starts to move in its field")
  func anchored() {
    let scene = FieldScene(wind())
    scene.properties.isAnchored = true
    scene.animator.step(by: 1)
    #expect(scene.item.center == .zero)
    scene.properties.isAnchored = false
    scene.animator.step(by: 1)
    #expect(abs(scene.velocity.x - 100) < 0.01)
  }

  @Test("S056: the density of an item counts in fields of force, and not in fields of gravity")
  func density() {
    func acceleration(_ field: UIFieldBehavior, density: CGFloat) -> CGFloat {
      let scene = FieldScene(field, at: CGPoint(x: 100, y: 0), charge: 1)
      scene.properties.density = density
      return scene.acceleration().x
    }
    #expect(abs(acceleration(wind(), density: 8) - 100) < 0.01)
    #expect(abs(acceleration(.electricField(), density: 4) - 0.25) < 0.001)
    #expect(abs(acceleration(.springField(), density: 0.5) + 200) < 0.1)
  }
}
