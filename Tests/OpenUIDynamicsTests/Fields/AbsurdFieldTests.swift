// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// Parameters beyond all reason, and blocks that return nonsense.
@MainActor
@Suite("Absurd fields leave items at finite places")
struct AbsurdFieldTests {
  private static let makers: [(String, @MainActor () -> UIFieldBehavior)] = [
    ("drag", { .dragField() }), ("vortex", { .vortexField() }),
    ("radial", { .radialGravityField(position: CGPoint(x: 1, y: 1)) }),
    ("linear", { .linearGravityField(direction: CGVector(dx: 1e7, dy: -1e7)) }),
    ("velocity", { .velocityField(direction: CGVector(dx: -1e7, dy: 1e7)) }),
    ("noise", { .noiseField(smoothness: 0, animationSpeed: 1e7) }),
    ("turbulence", { .turbulenceField(smoothness: 1, animationSpeed: -1e7) }),
    ("spring", { .springField() }), ("electric", { .electricField() }),
    ("magnetic", { .magneticField() }),
    ("custom", { .field { _, place, _, _, _, _ in CGVector(dx: 1e300, dy: 1e300 * place.x) } }),
  ]

  @Test(
    "FB06, FB07, FB08: no strength, falloff and radius moves an item to no place",
    arguments: [-1e7, -3, 1e-7, 1e7] as [CGFloat], [-1e7, -2, 0, 8, 1e7] as [CGFloat])
  func sweep(strength: CGFloat, falloff: CGFloat) {
    for (name, make) in Self.makers {
      for (side, density) in [(0.01, 1e-6), (100, 1), (1e5, 1e6)] as [(CGFloat, CGFloat)] {
        let field = make()
        (field.strength, field.falloff, field.minimumRadius) = (strength, falloff, 0)
        let scene = FieldScene(
          field, side: side, at: CGPoint(x: 3, y: 0), velocity: CGPoint(x: -5, y: 20), charge: -1e7)
        scene.properties.density = density
        _ = diagnostics { scene.animator.step(by: 1) }
        let center = scene.item.center
        #expect(center.x.isFinite && center.y.isFinite, "\(name) \(side)")
        #expect(scene.velocity.x.isFinite && scene.velocity.y.isFinite, "\(name) \(side)")
      }
    }
  }

  @Test("an item in the middle of a field has no direction, and stays where it is")
  func middle() {
    for (name, make) in Self.makers
    where ["vortex", "spring", "electric", "drag", "magnetic"].contains(name) {
      let field = make()
      field.falloff = 4
      let scene = FieldScene(field, charge: 1)
      scene.animator.step(by: 1)
      #expect(scene.item.center == .zero, "\(name)")
    }
  }

  @Test("FB22: whatever a block returns from time to time, the item stays at a finite place")
  func nonsense() {
    let answers: [CGFloat] = [1, .nan, -.infinity, 1e308, -1e-300, .infinity, 0]
    var count = 0
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in
      count += 1
      return CGVector(dx: answers[count % 7], dy: answers[count * 3 % 7])
    }
    let scene = FieldScene(field)
    let reports = diagnostics { scene.animator.step(by: 20) }
    #expect(reports.count == 1)
    #expect(count == 1200)
    #expect(scene.item.center.x.isFinite && scene.item.center.y.isFinite)
  }

  @Test("S102: a huge falloff is nothing outside of 100 points, and as good as a wall inside")
  func hugeFalloff() {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.falloff = 1e7
    let outside = FieldScene(field, at: CGPoint(x: 101, y: 0))
    outside.animator.step(by: 1)
    #expect(outside.item.center.x == 101)
    let repelling = UIFieldBehavior.radialGravityField(position: .zero)
    (repelling.falloff, repelling.strength) = (1e7, -1)
    let inside = FieldScene(repelling, at: CGPoint(x: 99, y: 0))
    inside.animator.step(by: 0.1)
    #expect(inside.item.center.x > 100 && inside.item.center.x.isFinite)
  }

  @Test("a minute in twenty fields of all kinds at once stays finite and within reach")
  func crowd() {
    let fields = (0..<2).flatMap { number in
      Self.makers.map { name, make in
        let field = name == "custom" ? UIFieldBehavior.field { _, _, _, _, _, _ in .zero } : make()
        field.direction = CGVector(dx: 1, dy: CGFloat(number) - 0.5)
        field.animationSpeed = 1
        field.strength = name == "velocity" ? 0.2 : 3
        field.position = CGPoint(x: 40 * CGFloat(number), y: 0)
        if name == "velocity" { field.region = UIRegion(radius: 15) }
        return field
      }
    }
    let scene = FieldScene(side: 40, at: CGPoint(x: 60, y: 10), charge: 1)
    for field in fields {
      field.addItem(scene.item)
      scene.animator.addBehavior(field)
    }
    for _ in 0..<60 {
      scene.animator.step(by: 1)
      #expect(scene.item.center.distance(to: .zero) < 1e4)
    }
  }
}
