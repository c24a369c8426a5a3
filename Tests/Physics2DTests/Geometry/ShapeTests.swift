// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Collision shapes")
struct ShapeTests {
  @Test(
    "a number that is not finite or too large is refused",
    arguments: [Float.nan, .infinity, -.infinity, 2e8, -1e30])
  func unusableNumbers(number: Float) {
    let point = Vector2(number, 0)
    #expect(throws: PhysicsError.notFinite("center")) { try CircleShape(center: point, radius: 1) }
    #expect(throws: PhysicsError.notFinite("radius")) { try CircleShape(radius: number) }
    #expect(throws: PhysicsError.notFinite("end")) {
      try CapsuleShape(from: .zero, to: point, radius: 1)
    }
    #expect(throws: PhysicsError.notFinite("radius")) {
      try CapsuleShape(from: .zero, to: Vector2(1, 0), radius: number)
    }
    #expect(throws: PhysicsError.notFinite("start")) { try SegmentShape(from: point, to: .zero) }
    #expect(throws: PhysicsError.notFinite("point")) {
      try PolygonShape(hull: [.zero, Vector2(1, 0), Vector2(1, 1), point])
    }
    #expect(throws: PhysicsError.notFinite("half size")) {
      try PolygonShape.box(halfWidth: 1, halfHeight: number)
    }
    #expect(throws: PhysicsError.notFinite("radius")) {
      try PolygonShape.box(halfWidth: 1, halfHeight: 1, radius: number)
    }
  }

  @Test("a shape without extent is refused", arguments: [Float(0), -1])
  func withoutExtent(size: Float) {
    #expect(throws: PhysicsError.emptyShape) { try CircleShape(radius: size) }
    #expect(throws: PhysicsError.emptyShape) {
      try CapsuleShape(from: .zero, to: Vector2(1, 0), radius: size)
    }
    #expect(throws: PhysicsError.emptyShape) {
      try PolygonShape.box(halfWidth: 1, halfHeight: size)
    }
    #expect(throws: PhysicsError.emptyShape) {
      try PolygonShape.box(halfWidth: size, halfHeight: 1)
    }
  }

  @Test("ends that coincide leave no line", arguments: [Vector2.zero, Vector2(5000, -300)])
  func coincidentEnds(point: Vector2) {
    #expect(throws: PhysicsError.emptyShape) { try SegmentShape(from: point, to: point) }
    #expect(throws: PhysicsError.emptyShape) { try CapsuleShape(from: point, to: point, radius: 1) }
    let beside = Vector2(point.x + point.x.ulp, point.y)
    #expect(throws: PhysicsError.emptyShape) { try SegmentShape(from: point, to: beside) }
  }

  @Test("points on one line or on one spot, and too many corners, make no polygon")
  func degeneratePolygons() {
    let onLine = (0..<6).map { Vector2(Float($0), 2 * Float($0)) }
    #expect(throws: PhysicsError.emptyShape) { try PolygonShape(hull: onLine) }
    #expect(throws: PhysicsError.emptyShape) {
      try PolygonShape(hull: [.zero, .zero, .zero, .zero])
    }
    #expect(throws: PhysicsError.emptyShape) { try PolygonShape(hull: []) }
    #expect(throws: PhysicsError.emptyShape) {
      try PolygonShape(hull: [.zero, Vector2(1, 0), Vector2(0, 1)], radius: -1)
    }
    let ring = (0..<9).map { Rotation(angle: Float($0) * 2 * .pi / 9) * Vector2(1, 0) }
    #expect(throws: PhysicsError.tooManyVertices) { try PolygonShape(hull: ring) }
    #expect(throws: PhysicsError.emptyShape) {
      try PolygonShape.box(halfWidth: 1e-30, halfHeight: 1e-30)
    }
    #expect(throws: PhysicsError.emptyShape) {
      try PolygonShape.box(halfWidth: 1, halfHeight: 1e-6, center: Vector2(0, 1e6))
    }
  }

  @Test("a box has its corners, outward normals and centroid, turned exactly by a quarter")
  func box() throws {
    let box = try PolygonShape.box(
      halfWidth: 3, halfHeight: 1, center: Vector2(10, 20), angle: Float(Double.pi / 2))
    let corners = [Vector2(11, 17), Vector2(11, 23), Vector2(9, 23), Vector2(9, 17)]
    #expect(box.vertices == corners)
    let normals = (0..<4).map { box.geometry.normals[$0] }
    #expect(normals == [Vector2(1, 0), Vector2(0, 1), Vector2(-1, 0), Vector2(0, -1)])
    #expect(isNear(box.centroid, Vector2(10, 20), 1e-5))
    #expect(box.geometry.vertices[7] == box.geometry.vertices[3])
    #expect(box.geometry.normals[7] == box.geometry.normals[3])
  }

  @Test("every shape keeps what it was made of")
  func geometries() throws {
    let circle = try CircleShape(center: Vector2(1, 2), radius: 3)
    #expect(CollisionShape.circle(circle).geometry.centroid == Vector2(1, 2))
    let capsule = try CapsuleShape(from: Vector2(1, 2), to: Vector2(3, 2), radius: 0.5)
    let line = CollisionShape.capsule(capsule).geometry
    #expect(line.centroid == Vector2(2, 2) && line.radius == 0.5 && line.count == 2)
    #expect(line.normals[0] == Vector2(0, -1) && line.normals[1] == Vector2(0, 1))
    let segment = try SegmentShape(from: Vector2(1, 2), to: Vector2(3, 2))
    #expect(CollisionShape.segment(segment).geometry.kind == .segment)
    let box = try PolygonShape.box(halfWidth: 1, halfHeight: 1, radius: 0.25)
    #expect(CollisionShape.polygon(box).geometry.radius == 0.25)
  }
}
