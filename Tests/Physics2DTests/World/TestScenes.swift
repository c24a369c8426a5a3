// SPDX-License-Identifier: Apache-2.0

@testable import Physics2D

/// Equal numbers in every run (Knuth's MMIX generator).
struct TestRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(_ least: Float, _ greatest: Float) -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return least + (greatest - least) * (Float(state >> 40) / 16_777_216)
  }
}

/// Short forms for scenes in meters with y up.
extension World {
  static func earth() -> World { World(WorldDefinition(gravity: Vector2(0, -10))) }

  static func weightless() -> World { World(WorldDefinition(gravity: .zero)) }

  @discardableResult
  func addBody(
    _ kind: BodyKind = .dynamic, at position: Vector2 = .zero, angle: Float = 0
  ) throws -> BodyHandle {
    try createBody(BodyDefinition(kind: kind, position: position, angle: angle))
  }

  @discardableResult
  func addBox(
    _ kind: BodyKind = .dynamic, at position: Vector2, halfWidth: Float = 0.5,
    halfHeight: Float = 0.5, _ definition: ShapeDefinition = ShapeDefinition()
  ) throws -> BodyHandle {
    let body = try addBody(kind, at: position)
    try addShape(.polygon(.box(halfWidth: halfWidth, halfHeight: halfHeight)), to: body, definition)
    return body
  }

  @discardableResult
  func addCircle(
    _ kind: BodyKind = .dynamic, at position: Vector2, radius: Float = 0.5,
    _ definition: ShapeDefinition = ShapeDefinition()
  ) throws -> BodyHandle {
    let body = try addBody(kind, at: position)
    try addShape(.circle(CircleShape(radius: radius)), to: body, definition)
    return body
  }

  @discardableResult
  func addGround(
    halfWidth: Float = 50, _ definition: ShapeDefinition = ShapeDefinition()
  ) throws -> BodyHandle {
    try addBox(.static, at: Vector2(0, -1), halfWidth: halfWidth, halfHeight: 1, definition)
  }

  func run(_ steps: Int) {
    for _ in 0..<steps { step(by: 1 / 60) }
  }
}
