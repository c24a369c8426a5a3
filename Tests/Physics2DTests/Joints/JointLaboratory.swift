// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// A world with bodies whose mass and inertia are given, so that closed forms hold, and the measures
/// that the joint tests share.
struct JointLaboratory {
  let world: World
  /// A static body at the origin.
  let ground: BodyHandle

  init(gravity: Float = 0) throws {
    var definition = WorldDefinition(gravity: Vector2(0, -gravity))
    definition.allowsSleep = false
    world = World(definition)
    var body = BodyDefinition()
    body.kind = .static
    ground = try world.createBody(body)
  }

  /// A dynamic body without shapes.
  func body(
    at position: Vector2, mass: Float = 1, inertia: Float = 1, turns: Bool = true
  ) throws -> BodyHandle {
    var definition = BodyDefinition()
    definition.kind = .dynamic
    definition.position = position
    definition.allowsRotation = turns
    let body = try world.createBody(definition)
    world.setMass(mass, rotationalInertia: inertia, center: .zero, of: body)
    return body
  }

  /// Steps for some seconds and looks at the world after each step.
  func run(seconds: Float, look: () -> Void = {}) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      world.step(by: 1 / 60)
      look()
    }
  }

  /// The mean time between the upward zero crossings of a number, and the peaks between them.
  func swings(seconds: Float, of number: () -> Float) throws -> (period: Float, peaks: [Float]) {
    var crossings: [Float] = []
    var peaks: [Float] = []
    var last = number()
    var peak: Float = 0
    var time: Float = 0
    run(seconds: seconds) {
      time += 1 / 60
      let now = number()
      if last < 0, now >= 0 {
        crossings.append(time - now / (now - last) / 60)
        if crossings.count > 1 { peaks.append(peak) }
        peak = 0
      }
      if !crossings.isEmpty, now > peak { peak = now }
      last = now
    }
    let first = try #require(crossings.first)
    let end = try #require(crossings.last)
    try #require(crossings.count > 2)
    return ((end - first) / Float(crossings.count - 1), peaks)
  }
}

/// Whether two numbers agree to a part of the second.
func isNear(_ value: Float, _ expected: Float, within part: Float) -> Bool {
  abs(value - expected) <= part * abs(expected)
}
