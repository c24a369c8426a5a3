// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// A field as apps subclass it: with a property and a factory of its own.
private final class DelayedField: UIFieldBehavior {
  var delay: TimeInterval = 0

  class func dragField(delay: TimeInterval) -> Self {
    let field = self.field { field, _, velocity, _, _, time in
      guard let field = field as? DelayedField, time > field.delay else { return .zero }
      return CGVector(dx: -5 * velocity.dx, dy: -5 * velocity.dy)
    }
    field.delay = delay
    return field
  }
}

@MainActor
@Suite("UIFieldBehavior")
struct UIFieldBehaviorTests {
  private static var all: [UIFieldBehavior] {
    [
      .dragField(), .vortexField(), .radialGravityField(position: CGPoint(x: 20, y: 0)),
      .linearGravityField(direction: CGVector(dx: 0, dy: 1)),
      .velocityField(direction: CGVector(dx: 1, dy: 0)),
      .noiseField(smoothness: 0.5, animationSpeed: 1),
      .turbulenceField(smoothness: 0.5, animationSpeed: 1), .springField(), .electricField(),
      .magneticField(), .field { _, _, _, _, _, _ in CGVector(dx: 1, dy: 0) },
    ]
  }

  @Test("FB04, FB05, FB06, FB07, FB08, FB09, FB10, FB11, S100: the defaults of a field")
  func defaults() {
    for field in [UIFieldBehavior.springField(), .dragField(), .vortexField(), .electricField()] {
      #expect(field.position == .zero)
      #expect(field.region === UIRegion.infinite)
      #expect(field.strength == 1)
      #expect(field.falloff == 0)
      #expect(field.minimumRadius > 0 && field.minimumRadius <= 1)
      #expect(field.direction == .zero)
      #expect(field.smoothness == 0)
      #expect(field.animationSpeed == 0)
      #expect(field.items.isEmpty)
    }
  }

  @Test(
    """
    FB12, FB13, FB14, FB15, FB16, FB17, FB18, FB19, FB20, FB21, FB22, P21: each of the eleven \
    factories makes its kind, with what it is given
    """)
  func factories() {
    #expect(Self.all.map(\.kind).count == UIFieldBehavior.Kind.allCases.count)
    #expect(Set(Self.all.map(\.kind)) == Set(UIFieldBehavior.Kind.allCases))
    #expect(
      UIFieldBehavior.radialGravityField(position: CGPoint(x: 1, y: 2)).position
        == CGPoint(x: 1, y: 2))
    let vector = CGVector(dx: 3, dy: 4)
    #expect(UIFieldBehavior.linearGravityField(direction: vector).direction == vector)
    #expect(UIFieldBehavior.velocityField(direction: vector).direction == vector)
    for noise in [
      UIFieldBehavior.noiseField(smoothness: 0.25, animationSpeed: 3),
      .turbulenceField(smoothness: 0.25, animationSpeed: 3),
    ] {
      #expect(noise.smoothness == 0.25)
      #expect(noise.animationSpeed == 3)
    }
  }

  @Test("FB01, FB02, FB03: items come and go, each once, in the order of adding")
  func items() {
    let field = UIFieldBehavior.springField()
    let first = Square()
    let second = Square()
    field.addItem(first)
    field.addItem(second)
    field.addItem(first)
    #expect(field.items.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    field.removeItem(first)
    #expect(field.items.count == 1 && field.items.first === second)
  }

  @Test("FB22: factories of a subclass make the subclass, whose block sees its properties")
  func subclass() {
    let field: DelayedField = .dragField(delay: 0.5)
    let scene = FieldScene(field, velocity: CGPoint(x: 100, y: 0))
    scene.animator.step(by: 0.5)
    #expect(abs(scene.velocity.x - 100) < 0.01)
    scene.animator.step(by: 0.5)
    #expect(scene.velocity.x < 20)
  }

  @Test("S112: a field acts on the items that were added to it, and on no others")
  func onlyItems() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    let scene = FieldScene(field)
    let other = Square(at: CGPoint(x: 200, y: 0))
    scene.animator.addBehavior(frictionless([other]))
    scene.animator.step(by: 1)
    #expect(scene.item.center.y > 40)
    #expect(other.center == CGPoint(x: 200, y: 0))
    field.removeItem(scene.item)
    let velocity = scene.velocity.y
    scene.animator.step(by: 1)
    #expect(abs(scene.velocity.y - velocity) < 0.01)
  }

  @Test("FB04, FB05, S100: a region is around the position, and there is no force outside of it")
  func region() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 300, y: 0)
    field.region = UIRegion(radius: 50)
    let scene = FieldScene(field, velocity: CGPoint(x: 100, y: 0))
    scene.animator.step(by: 2.4)
    #expect(abs(scene.velocity.x - 100) < 0.01)
    scene.animator.step(by: 3)
    // ½v² grows by a · 100 points, up to half a step at either side.
    let speed = (10_000 + 2 * 100 * 100.0).squareRoot()
    #expect(abs(scene.velocity.x - speed) < 2)
    let gone = scene.velocity.x
    scene.animator.step(by: 1)
    #expect(scene.velocity.x == gone)
  }

  @Test("P20: any number of fields add up")
  func sum() {
    let scene = FieldScene()
    for number in 0..<100 {
      let field = UIFieldBehavior.linearGravityField(
        direction: CGVector(dx: 0.01, dy: number.isMultiple(of: 2) ? 1 : -1))
      field.addItem(scene.item)
      scene.animator.addBehavior(field)
    }
    let acceleration = scene.acceleration()
    #expect(abs(acceleration.x - 100) < 0.1)
    #expect(abs(acceleration.y) < 0.1)
  }

  @Test("FB22, S111, S147: a block gets position, velocity in m/s, mass, charge and time")
  func block() throws {
    var calls: [(position: CGPoint, velocity: CGVector, mass: CGFloat, charge: CGFloat)] = []
    var times: [TimeInterval] = []
    let field = UIFieldBehavior.field { _, position, velocity, mass, charge, time in
      calls.append((position, velocity, mass, charge))
      times.append(time)
      return CGVector(dx: 0, dy: 0.5)
    }
    let scene = FieldScene(
      field, side: 50, at: CGPoint(x: 7, y: 8), velocity: CGPoint(x: 60, y: 0), charge: 3)
    scene.animator.step(by: 1)
    #expect(calls.count == 60)
    let first = try #require(calls.first)
    // 3/8 of a step ahead of the item.
    #expect(first.position.distance(to: CGPoint(x: 7 + 60 * 0.375 / 60, y: 8)) < 1e-4)
    #expect(abs(first.velocity.dx - 0.6) < 1e-6 && first.velocity.dy == 0)
    #expect(first.mass == 0.25)
    #expect(first.charge == 3)
    #expect(zip(times, 0...).allSatisfy { abs($0 - Double($1) / 60) < 1e-9 })
    // Half a newton on a quarter of the mass of 100 × 100 points.
    #expect(abs(scene.velocity.y - 200) < 0.01)
  }

  @Test(
    "FB22, S111: a force that is no number is none, and is said once", arguments: RefusalTests.bad)
  func badForce(number: CGFloat) {
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: number, dy: 0) }
    let scene = FieldScene(field)
    let reports = diagnostics { scene.animator.step(by: 1) }
    if number.isFinite {
      #expect(reports.isEmpty && scene.item.center.x.isFinite)
    } else {
      #expect(reports.map(\.method) == ["UIFieldBehavior.field(evaluationBlock:)"])
      #expect(scene.item.center == .zero)
    }
  }

  @Test("FB22: a block may remove its field, its items and itself")
  func mutatingBlock() {
    let animator = UIDynamicAnimator()
    let items = (0..<3).map { Square(at: CGPoint(x: 200 * CGFloat($0), y: 0)) }
    let field = UIFieldBehavior.field { field, _, _, _, _, time in
      if time > 0.2 { field.items.forEach(field.removeItem) }
      if time > 0.1 { field.dynamicAnimator?.removeBehavior(field) }
      return CGVector(dx: 0, dy: 1)
    }
    items.forEach(field.addItem)
    animator.addBehavior(frictionless(items))
    animator.addBehavior(field)
    animator.step(by: 1)
    #expect(field.dynamicAnimator == nil)
    #expect(items.allSatisfy { $0.center.y > 5 && $0.center.y < 50 })
  }

  @Test("every kind stays finite for five seconds with the extremes of published code")
  func extremes() {
    for strength in [-10, 0.005, 100, 1e7] as [CGFloat] {
      for field in Self.all {
        field.strength = strength
        field.falloff = 4
        let scene = FieldScene(
          field, side: 10, at: CGPoint(x: 5, y: 0), velocity: CGPoint(x: 30, y: 40), charge: 1)
        scene.animator.step(by: 5)
        #expect(scene.item.center.x.isFinite && scene.item.center.y.isFinite, "\(field.kind)")
      }
    }
  }
}
