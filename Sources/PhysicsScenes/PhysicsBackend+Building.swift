// SPDX-License-Identifier: Apache-2.0

import Physics2D

// What several scenes are made of.
extension PhysicsBackend {
  /// Adds a body with one shape and returns its number.
  @discardableResult
  func add(
    _ shape: CollisionShape, _ kind: BodyKind = .dynamic, at position: Vector2,
    _ definition: ShapeDefinition = ShapeDefinition()
  ) throws -> Int {
    let body = try addBody(BodyDefinition(kind: kind, position: position))
    try addShape(shape, to: body, definition)
    return body
  }

  /// Gives a body a shape with the default surface.
  func add(_ shape: CollisionShape, to body: Int) throws {
    try addShape(shape, to: body, ShapeDefinition())
  }

  /// Gives a body a line.
  func addLine(from start: Vector2, to end: Vector2, to body: Int) throws {
    try add(.segment(SegmentShape(from: start, to: end)), to: body)
  }
}

extension CollisionShape {
  /// A box of half sizes about a point of the body.
  static func box(
    _ halfWidth: Float, _ halfHeight: Float, at center: Vector2 = .zero
  ) throws -> CollisionShape {
    .polygon(try .box(halfWidth: halfWidth, halfHeight: halfHeight, center: center))
  }
}
