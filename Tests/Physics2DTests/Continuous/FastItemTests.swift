// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

/// A body that is shot at another one; sizes in points, speeds in points/s.
struct Shot: Sendable, CustomTestStringConvertible {
  enum Target: String, Sendable, CaseIterable {
    case box, disc
    /// One point thick and 10,000 times as dense.
    case wall
    case anchored
  }

  let target: Target
  let size: Float
  let targetSize: Float
  let speed: Float

  var testDescription: String {
    "\(size) at \(speed) against \(target.rawValue) of \(targetSize)"
  }

  static let all = Target.allCases.flatMap { target in
    [Float(2), 10, 50, 200].flatMap { size in
      [Float(2), 10, 50, 200].flatMap { targetSize in
        [Float(2000), 50_000].map {
          Shot(target: target, size: size, targetSize: targetSize, speed: $0)
        }
      }
    }
  }

  /// Whether the body ends beyond the target, of twelve distances, offsets and shapes.
  func passes(continuousDynamics: Bool) throws -> Bool {
    for number in 0..<12 where try passes(number, continuousDynamics) { return true }
    return false
  }

  private func passes(_ number: Int, _ continuousDynamics: Bool) throws -> Bool {
    var definition = WorldDefinition(gravity: .zero, lengthUnitsPerMeter: 100)
    definition.linearSlop = 0.2
    definition.contactMargin = 1
    definition.contactHertz = 60
    definition.maximumContactPushSpeed = 100
    definition.maximumLinearSpeed = 60_000
    definition.continuousDynamics = continuousDynamics
    let world = World(definition)
    let offset = Float(number / 2 - 3) * 0.12 * targetSize
    let distance = size / 2 + targetSize / 2 + 30 + Float(number) * speed / 720
    var shape = ShapeDefinition()
    shape.restitution = 0.2
    shape.friction = 0.2
    shape.density = target == .wall ? 10_000 : 1
    let goal = try world.createBody(
      BodyDefinition(kind: target == .anchored ? .static : .dynamic))
    switch target {
    case .disc:
      try world.addShape(
        .circle(CircleShape(center: .zero, radius: targetSize / 2)), to: goal, shape)
    case .wall:
      try world.addShape(
        .polygon(.box(halfWidth: 0.5, halfHeight: targetSize / 2)), to: goal, shape)
    case .box, .anchored:
      try world.addShape(
        .polygon(.box(halfWidth: targetSize / 2, halfHeight: targetSize / 2)), to: goal, shape)
    }
    let body = try world.createBody(
      BodyDefinition(kind: .dynamic, position: Vector2(-distance, offset), angle: 0))
    shape.density = 1
    if number % 2 == 1 {
      try world.addShape(.circle(CircleShape(center: .zero, radius: size / 2)), to: body, shape)
    } else {
      try world.addShape(
        .polygon(.box(halfWidth: size / 2, halfHeight: size / 2)), to: body, shape)
    }
    world.setLinearVelocity(Vector2(speed, 0), of: body)
    for _ in 0..<30 {
      world.step(by: 1 / 60, subSteps: 4)
      let (place, other) = (world.position(of: body), world.position(of: goal))
      let aside = place.y < other.y ? other.y - place.y : place.y - other.y
      if place.x > other.x + 0.01 * (size + targetSize), aside < 0.25 * (size + targetSize) {
        return true
      }
    }
    return false
  }
}

@Suite("Items that are faster than they are large")
struct FastItemTests {
  @Test("do not pass free or anchored items", arguments: Shot.all)
  func stops(shot: Shot) throws {
    #expect(try !shot.passes(continuousDynamics: true))
  }

  @Test("pass free ones where the world does not look for their whole movement")
  func passes() throws {
    let shot = Shot(target: .box, size: 10, targetSize: 10, speed: 2000)
    #expect(try shot.passes(continuousDynamics: false))
  }
}
