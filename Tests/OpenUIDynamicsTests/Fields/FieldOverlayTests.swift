// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Fields as drawings")
struct FieldOverlayTests {
  private static let area = CGRect(x: -160, y: -200, width: 320, height: 400)

  private func overlay(_ field: UIFieldBehavior) throws -> FieldOverlay {
    let scene = FieldScene(field)
    scene.animator.step(by: 1 / 60)
    return try #require(scene.animator.fields(in: Self.area, hasProbes: true).first)
  }

  @Test("probes of a field of gravity point as it pulls, in units of 100 points/s²")
  func gravity() throws {
    let linear = try overlay(.linearGravityField(direction: CGVector(dx: 3, dy: 4)))
    #expect(linear.probes.count > 60 && linear.probes.count < 110)
    #expect(linear.outlines.isEmpty)
    for probe in linear.probes {
      #expect(probe.kind == .probe)
      #expect(abs(probe.vector.dx - 3) < 1e-4 && abs(probe.vector.dy - 4) < 1e-4)
      #expect(Self.area.contains(probe.point))
    }
    let radial = try overlay(.radialGravityField(position: CGPoint(x: 20, y: 30)))
    for probe in radial.probes {
      let (x, y) = (20 - probe.point.x, 30 - probe.point.y)
      #expect(abs(probe.vector.dx * y - probe.vector.dy * x) < 0.01)
      #expect(probe.vector.dx * x + probe.vector.dy * y > 0)
    }
  }

  @Test("probes lie in the region only, and the region is drawn around the position")
  func region() throws {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 50, y: -20)
    field.region = UIRegion(radius: 60).byDifference(from: UIRegion(radius: 20))
    let overlay = try overlay(field)
    #expect(overlay.position == CGPoint(x: 50, y: -20))
    #expect(overlay.outlines.count == 2)
    #expect(overlay.probes.count > 8)
    for probe in overlay.probes {
      let distance = probe.point.distance(to: overlay.position)
      #expect(distance <= 60 && distance >= 20)
    }
  }

  @Test("what depends on the velocity is shown otherwise: drag, magnetic fields, turbulence")
  func moving() throws {
    #expect(try overlay(.dragField()).probes.allSatisfy { $0.kind == .still })
    let turns = try overlay(.magneticField()).probes
    // Counter-clockwise is drawn to the left.
    #expect(turns.allSatisfy { $0.kind == .turn && $0.vector.dx < 0 })
    let opposite = UIFieldBehavior.magneticField()
    opposite.strength = -1
    #expect(try overlay(opposite).probes.allSatisfy { $0.vector.dx > 0 })
    let turbulence = try overlay(.turbulenceField(smoothness: 0.3, animationSpeed: 1)).probes
    #expect(Set(turbulence.map { ($0.vector.dx * 100).rounded() }).count > 10)
    let wind = try overlay(.velocityField(direction: CGVector(dx: 2, dy: 0))).probes
    #expect(wind.allSatisfy { abs($0.vector.dx - 2) < 1e-4 })
  }

  @Test("a picture never calls a block, and shows what it did to items instead")
  func custom() throws {
    var count = 0
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in
      count += 1
      return CGVector(dx: 2, dy: 0)
    }
    let scene = FieldScene(field)
    scene.animator.step(by: 1 / 60)
    let overlay = try #require(scene.animator.fields(in: Self.area, hasProbes: true).first)
    #expect(overlay.probes.isEmpty && count == 1)
    let body = try #require(scene.animator.overlay().bodies.first)
    #expect(abs(body.fieldAcceleration.dx - 200) < 0.01)
  }

  @Test("without probes, and among more than four fields, there are none")
  func count() {
    let fields = (0..<5).map { _ in UIFieldBehavior.springField() }
    let scene = FieldScene(fields[0])
    scene.animator.step(by: 1 / 60)
    #expect(scene.animator.fields(in: Self.area, hasProbes: false).allSatisfy { $0.probes.isEmpty })
    for field in fields.dropFirst() { scene.animator.addBehavior(field) }
    let crowd = scene.animator.fields(in: Self.area, hasProbes: true)
    #expect(crowd.count == 5 && crowd.allSatisfy { $0.probes.isEmpty })
  }

  @Test("what fields do to an item is reported until it leaves their regions")
  func leaving() throws {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = UIRegion(radius: 30)
    let scene = FieldScene(field, velocity: CGPoint(x: 100, y: 0))
    scene.animator.step(by: 0.1)
    #expect(try #require(scene.animator.overlay().bodies.first).fieldAcceleration.dx > 99)
    scene.animator.step(by: 1)
    #expect(try #require(scene.animator.overlay().bodies.first).fieldAcceleration == .zero)
  }
}
