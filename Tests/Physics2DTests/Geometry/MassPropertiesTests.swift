// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Physics2D

@Suite("Mass properties")
struct MassPropertiesTests {
  @Test("a disc weighs πr² and turns like ½mr²")
  func disc() throws {
    let disc = try CollisionShape.circle(CircleShape(center: Vector2(5, -3), radius: 2)).geometry
      .massProperties(density: 3)
    let mass = Float(3 * Double.pi * 4)
    #expect(isNear(disc.mass, mass, 1e-5 * mass) && disc.center == Vector2(5, -3))
    #expect(isNear(disc.rotationalInertia, 2 * mass, 2e-5 * mass))
  }

  @Test("a box weighs its area and turns like m(w² + h²)/12, near the origin and far away")
  func box() throws {
    for (offset, tolerance) in [(Float(0), Float(1e-5)), (5000, 1e-2)] {
      let box = try PolygonShape.box(
        halfWidth: 2, halfHeight: 1, center: Vector2(offset, -offset), angle: 0.5)
      let properties = box.geometry.massProperties(density: 0.5)
      #expect(isNear(properties.mass, 4, tolerance))
      #expect(isNear(properties.center, Vector2(offset, -offset), tolerance))
      #expect(isNear(properties.rotationalInertia, 20 / 3, tolerance))
    }
  }

  @Test("a capsule is its rectangle and two half discs")
  func capsule() throws {
    let radius = 0.75
    let length = 3.0
    let capsule = try CapsuleShape(from: Vector2(1, 1), to: Vector2(1, 4), radius: Float(radius))
    let properties = CollisionShape.capsule(capsule).geometry.massProperties(density: 1)
    let rectangle = 2 * radius * length
    let disc = Double.pi * radius * radius
    // Half discs: about their own center of mass, then moved to the capsule's middle.
    let arm = 4 * radius / (3 * Double.pi)
    let inertia =
      rectangle * (length * length + 4 * radius * radius) / 12 + disc * radius * radius / 2
      - disc * arm * arm + disc * (length / 2 + arm) * (length / 2 + arm)
    #expect(isNear(properties.mass, Float(rectangle + disc), 1e-5))
    #expect(isNear(properties.center, Vector2(1, 2.5), 1e-6))
    #expect(isNear(properties.rotationalInertia, Float(inertia), 1e-5 * Float(inertia)))
  }

  @Test("a rounded polygon weighs like the polygon with finely cut round corners")
  func roundedPolygon() throws {
    let corners = [Vector2(-0.6, 1), Vector2(-0.2, -0.9), Vector2(0.3, -0.1), Vector2(0.8, 0.9)]
    let polygon = try PolygonShape(hull: corners, radius: 0.3)
    let expected = Moments(of: rounded(polygon, steps: 2000))
    let properties = polygon.geometry.massProperties(density: 1)
    #expect(isNear(properties.mass, Float(expected.area), 1e-5))
    #expect(isNear(properties.center, Vector2(Float(expected.x), Float(expected.y)), 1e-5))
    #expect(isNear(properties.rotationalInertia, Float(expected.inertia), 1e-5))
  }

  @Test("a line has no mass, and its center is its middle")
  func line() throws {
    let line = try CollisionShape.segment(SegmentShape(from: .zero, to: Vector2(4, 2))).geometry
      .massProperties(density: 1)
    #expect(line.mass == 0 && line.rotationalInertia == 0 && line.center == Vector2(2, 1))
  }

  /// The outline with each corner's arc cut into short chords.
  private func rounded(_ polygon: PolygonShape, steps: Int) -> [(x: Double, y: Double)] {
    let geometry = polygon.geometry
    let count = Int(geometry.count)
    return (0..<count).flatMap { index -> [(x: Double, y: Double)] in
      let from = geometry.normals[(index + count - 1) % count]
      let to = geometry.normals[index]
      let start = atan2(Double(from.y), Double(from.x))
      var angle = atan2(Double(to.y), Double(to.x)) - start
      if angle < 0 { angle += 2 * Double.pi }
      return (0...steps).map { step in
        let direction = start + angle * Double(step) / Double(steps)
        return (
          Double(geometry.vertices[index].x) + Double(polygon.radius) * cos(direction),
          Double(geometry.vertices[index].y) + Double(polygon.radius) * sin(direction)
        )
      }
    }
  }
}

/// Area, center and inertia about the center of an outline, by Green's theorem.
private struct Moments {
  var area = 0.0
  var x = 0.0
  var y = 0.0
  var inertia = 0.0

  init(of outline: [(x: Double, y: Double)]) {
    for (index, a) in outline.enumerated() {
      let b = outline[(index + 1) % outline.count]
      let cross = a.x * b.y - a.y * b.x
      area += cross / 2
      x += cross * (a.x + b.x) / 6
      y += cross * (a.y + b.y) / 6
      inertia += cross * (a.x * a.x + a.x * b.x + b.x * b.x) / 12
      inertia += cross * (a.y * a.y + a.y * b.y + b.y * b.y) / 12
    }
    inertia -= (x * x + y * y) / area
    x /= area
    y /= area
  }
}
