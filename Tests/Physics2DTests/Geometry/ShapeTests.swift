import Testing

@testable import Physics2D

@Suite("Shapes and what they refuse")
struct ShapeTests {
  @Test(
    "a number that is not finite or too large is refused",
    arguments: [Float.nan, .infinity, -.infinity, 2e8, -1e30])
  func unusableNumbers(number: Float) {
    let point = Vector2(number, 0)
    #expect(throws: PhysicsError.notFinite("center")) { try Circle(center: point, radius: 1) }
    #expect(throws: PhysicsError.notFinite("radius")) { try Circle(radius: number) }
    #expect(throws: PhysicsError.notFinite("end")) {
      try Capsule(from: .zero, to: point, radius: 1)
    }
    #expect(throws: PhysicsError.notFinite("radius")) {
      try Capsule(from: .zero, to: Vector2(1, 0), radius: number)
    }
    #expect(throws: PhysicsError.notFinite("start")) { try Segment(from: point, to: .zero) }
    #expect(throws: PhysicsError.notFinite("point")) {
      try Polygon(hull: [.zero, Vector2(1, 0), Vector2(1, 1), point])
    }
    #expect(throws: PhysicsError.notFinite("half size")) {
      try Polygon.box(halfWidth: 1, halfHeight: number)
    }
    #expect(throws: PhysicsError.notFinite("radius")) {
      try Polygon.box(halfWidth: 1, halfHeight: 1, radius: number)
    }
  }

  @Test("a shape without extent is refused", arguments: [Float(0), -1])
  func withoutExtent(size: Float) {
    #expect(throws: PhysicsError.emptyShape) { try Circle(radius: size) }
    #expect(throws: PhysicsError.emptyShape) {
      try Capsule(from: .zero, to: Vector2(1, 0), radius: size)
    }
    #expect(throws: PhysicsError.emptyShape) { try Polygon.box(halfWidth: 1, halfHeight: size) }
    #expect(throws: PhysicsError.emptyShape) { try Polygon.box(halfWidth: size, halfHeight: 1) }
  }

  @Test("ends that coincide leave no line", arguments: [Vector2.zero, Vector2(5000, -300)])
  func coincidentEnds(point: Vector2) {
    #expect(throws: PhysicsError.emptyShape) { try Segment(from: point, to: point) }
    #expect(throws: PhysicsError.emptyShape) { try Capsule(from: point, to: point, radius: 1) }
    let beside = Vector2(point.x + point.x.ulp, point.y)
    #expect(throws: PhysicsError.emptyShape) { try Segment(from: point, to: beside) }
  }

  @Test("points on one line or on one spot, and too many corners, make no polygon")
  func degeneratePolygons() {
    let onLine = (0..<6).map { Vector2(Float($0), 2 * Float($0)) }
    #expect(throws: PhysicsError.emptyShape) { try Polygon(hull: onLine) }
    #expect(throws: PhysicsError.emptyShape) { try Polygon(hull: [.zero, .zero, .zero, .zero]) }
    #expect(throws: PhysicsError.emptyShape) { try Polygon(hull: []) }
    #expect(throws: PhysicsError.emptyShape) {
      try Polygon(hull: [.zero, Vector2(1, 0), Vector2(0, 1)], radius: -1)
    }
    let ring = (0..<9).map { Rotation(angle: Float($0) * 2 * .pi / 9) * Vector2(1, 0) }
    #expect(throws: PhysicsError.tooManyVertices) { try Polygon(hull: ring) }
    #expect(throws: PhysicsError.emptyShape) {
      try Polygon.box(halfWidth: 1e-30, halfHeight: 1e-30)
    }
    #expect(throws: PhysicsError.emptyShape) {
      try Polygon.box(halfWidth: 1, halfHeight: 1e-6, center: Vector2(0, 1e6))
    }
  }

  @Test("a box has its corners, outward normals and centroid, turned exactly by a quarter")
  func box() throws {
    let box = try Polygon.box(
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
    let circle = try Circle(center: Vector2(1, 2), radius: 3)
    #expect(Shape.circle(circle).geometry.centroid == Vector2(1, 2))
    let capsule = try Capsule(from: Vector2(1, 2), to: Vector2(3, 2), radius: 0.5)
    let line = Shape.capsule(capsule).geometry
    #expect(line.centroid == Vector2(2, 2) && line.radius == 0.5 && line.count == 2)
    #expect(line.normals[0] == Vector2(0, -1) && line.normals[1] == Vector2(0, 1))
    let segment = try Segment(from: Vector2(1, 2), to: Vector2(3, 2))
    #expect(Shape.segment(segment).geometry.kind == .segment)
    let box = try Polygon.box(halfWidth: 1, halfHeight: 1, radius: 0.25)
    #expect(Shape.polygon(box).geometry.radius == 0.25)
  }
}
