// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Internal edges between polygons of a body")
struct InternalEdgesTests {
  private let tolerances = Tolerances(lengthUnitsPerMeter: 1)

  /// Parts of a bar from (−6, −1) to (6, 0): squares, or triangles of squares.
  private static func bar(triangles: Bool) throws -> [ShapeGeometry] {
    var parts: [ShapeGeometry] = []
    for column in -6..<6 {
      let (left, right) = (Float(column), Float(column + 1))
      let corners = [Vector2(left, -1), Vector2(right, -1), Vector2(right, 0), Vector2(left, 0)]
      if triangles {
        parts.append(try PolygonShape(hull: [corners[0], corners[1], corners[2]]).geometry)
        parts.append(try PolygonShape(hull: [corners[0], corners[2], corners[3]]).geometry)
      } else {
        parts.append(try PolygonShape(hull: corners).geometry)
      }
    }
    return parts
  }

  private func internalEdges(of parts: [ShapeGeometry]) -> [InternalEdges?] {
    parts.indices.map { index in
      InternalEdges(
        of: parts[index], among: parts.indices.filter { $0 != index }.map { parts[$0] },
        width: 0.0025)
    }
  }

  /// The manifolds of a shape with every part of a body, their normals out of the body.
  private func manifolds(
    _ parts: [ShapeGeometry], _ internalEdges: [InternalEdges?], _ shape: ShapeGeometry,
    at transform: Transform
  ) -> [LocalManifold] {
    zip(parts, internalEdges).compactMap { part, edges in
      var part = part
      var shape = shape
      var edges = edges ?? InternalEdges()
      let hasSeam = edges.internalEdgeBits != 0
      return withUnsafePointer(to: &edges) { edges in
        withUnsafePointer(to: &part) { part in
          withUnsafePointer(to: &shape) { shape in
            let one = ShapePart(shape: part, internalEdges: hasSeam ? edges : nil)
            let other = ShapePart(shape: shape, internalEdges: nil)
            let isFlipped = shape.pointee.kind.rawValue > part.pointee.kind.rawValue
            let (a, b) = isFlipped ? (other, one) : (one, other)
            let relative = isFlipped ? transform.relative(.identity) : transform
            let found = collide(a.shape, b.shape, transform: relative, tolerances: tolerances)
            var result = removeInternalEdgeContacts(
              found, a, b, transform: relative, tolerances: tolerances)
            guard result.count > 0 else { return nil }
            if isFlipped { result.normal = -(transform.rotation * result.normal) }
            return result
          }
        }
      }
    }
  }

  private func shapes() throws -> [ShapeGeometry] {
    [
      .circle(center: .zero, radius: 0.5),
      .capsule(from: Vector2(-0.4, 0), to: Vector2(0.4, 0), radius: 0.5),
      try PolygonShape.box(halfWidth: 0.5, halfHeight: 0.5).geometry,
      try PolygonShape.box(halfWidth: 0.4, halfHeight: 0.4, radius: 0.1).geometry,
      try PolygonShape(hull: [Vector2(-0.5, -0.5), Vector2(0.3, -0.5), Vector2(0, 0.5)]).geometry,
    ]
  }

  @Test(
    "C24: what slides over a bar of parts meets straight normals only, and never a gap",
    arguments: [false, true])
  func flatBar(triangles: Bool) throws {
    let parts = try Self.bar(triangles: triangles)
    let internalEdges = internalEdges(of: parts)
    for shape in try shapes() {
      for step in 0...800 {
        let height = 0.5 + 0.004 * Float(step % 7 - 5)
        let position = Transform(
          position: Vector2(-4 + 0.01 * Float(step), height), rotation: .identity)
        let found = manifolds(parts, internalEdges, shape, at: position)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { isNear($0.normal, Vector2(0, 1), 1e-3) })
        let deepest =
          found.map { min($0.first.separation, $0.count > 1 ? $0.second.separation : 9) }
          .min() ?? .nan
        #expect(isNear(deepest, height - 0.5, 1e-4))
      }
    }
  }

  @Test("C24: a corner that is dragged over the seams meets straight normals only")
  func tiltedBox() throws {
    let parts = try Self.bar(triangles: true)
    let internalEdges = internalEdges(of: parts)
    let box = try PolygonShape.box(halfWidth: 0.5, halfHeight: 0.5).geometry
    for tilt in [Float(0.05), 0.2, 0.6, -0.4] {
      let rotation = Rotation(angle: tilt)
      let reach = 0.5 * (rotation.cosine + rotation.sine.magnitude)
      for step in 0...800 {
        let position = Vector2(-4 + 0.01 * Float(step), reach - 0.004)
        let found = manifolds(
          parts, internalEdges, box, at: Transform(position: position, rotation: rotation))
        #expect(!found.isEmpty)
        let odd = found.first { !isNear($0.normal, Vector2(0, 1), 1e-3) }
        #expect(
          odd == nil,
          "tilt \(tilt), x \(position.x): \(String(describing: odd?.normal)) \(String(describing: odd?.first))"
        )
      }
    }
  }

  @Test("C24: a seamed body that slides over the end of a line meets straight normals only")
  func overLine() throws {
    let parts = try Self.bar(triangles: true)
    let internalEdges = internalEdges(of: parts)
    // A line from below the bar, whose end lies under it.
    let line = ShapeGeometry.segment(from: Vector2(0, 0), to: Vector2(40, 0))
    for step in 0...800 {
      let position = Transform(
        position: Vector2(-4 + 0.01 * Float(step), -1 + 0.004), rotation: .identity)
      let found = manifolds(parts, internalEdges, line, at: position)
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { isNear($0.normal, Vector2(0, -1), 1e-3) })
    }
  }

  @Test(
    "internal edges are those that other parts cover, and corners are those of the whole outline")
  func features() throws {
    let left = try PolygonShape.box(halfWidth: 1, halfHeight: 1).geometry
    let right = try PolygonShape.box(halfWidth: 1, halfHeight: 1, center: Vector2(2, 0)).geometry
    let small = try PolygonShape.box(halfWidth: 1, halfHeight: 0.2, center: Vector2(2, 0)).geometry
    // Corners counter-clockwise from the lower left one, edges from each.
    let whole = try #require(InternalEdges(of: left, among: [right], width: 0.01))
    #expect(whole.internalEdgeBits == 0b0010)
    #expect(whole.convexCornerBits == 0b1111)
    #expect(isNear(whole.before[1], Vector2(0, -1), 1e-3))
    #expect(isNear(whole.after[1], Vector2(0, -1), 1e-3))
    // An edge that is covered in part only is one of the outline.
    #expect(InternalEdges(of: left, among: [small], width: 0.01) == nil)
    let inner = try #require(InternalEdges(of: small, among: [left], width: 0.01))
    #expect(inner.internalEdgeBits == 0b1000)
    #expect(inner.convexCornerBits == 0b0110)
    // Overlapping parts: flush edges on the same side stay edges of the outline.
    let shifted = try PolygonShape.box(halfWidth: 1, halfHeight: 1, center: Vector2(1, 0)).geometry
    let overlap = try #require(InternalEdges(of: left, among: [shifted], width: 0.01))
    #expect(overlap.internalEdgeBits == 0b0010)
  }

  @Test("C24: a box slides over a floor of parts as far as over one of one piece")
  func sliding() throws {
    func slide(_ parts: [CollisionShape], smooth: Bool) throws -> (Vector2, Float, Float) {
      let scene = ContactScene()
      var definition = BodyDefinition()
      definition.kind = .static
      let floor = try scene.world.createBody(definition)
      var surface = ShapeDefinition()
      surface.friction = 0.2
      for part in parts { try scene.world.addShape(part, to: floor, surface) }
      if smooth { scene.world.removeInternalEdges(of: floor) }
      let box = try scene.box(at: Vector2(-5, 0.5), friction: 0.2)
      scene.world.setLinearVelocity(Vector2(4, 0), of: box)
      var highest: Float = 0
      var greatestTurn: Float = 0
      scene.run(seconds: 2) {
        highest = max(highest, scene.position(box).y)
        greatestTurn = max(greatestTurn, abs(scene.world.angularVelocity(of: box)))
      }
      return (scene.position(box), highest, greatestTurn)
    }
    let slab = try PolygonShape.box(halfWidth: 6, halfHeight: 0.5, center: Vector2(0, -0.5))
    let (smoothPlace, _, turn) = try slide([.polygon(slab)], smooth: false)
    for triangles in [false, true] {
      let parts = try Self.bar(triangles: triangles).map { geometry in
        CollisionShape.polygon(
          try PolygonShape(hull: (0..<Int(geometry.count)).map { geometry.vertices[$0] }))
      }
      let (position, highest, bump) = try slide(parts, smooth: true)
      #expect((position - smoothPlace).length < 0.02)
      #expect(highest < 0.505)
      #expect(bump < turn + 0.1)
    }
  }

  @Test("removing a shape restores internal edges, and snapshots keep them")
  func lifeOfSeams() throws {
    let world = World()
    let body = try world.createBody(BodyDefinition())
    let shapes = try (0..<3).map { column in
      try world.addShape(
        .polygon(try .box(halfWidth: 0.5, halfHeight: 0.5, center: Vector2(Float(column), 0))),
        to: body)
    }
    func seamed() -> Int { shapes.count { world.hasInternalEdges($0) } }
    world.removeInternalEdges(of: body)
    #expect(seamed() == 3)
    let moment = world.snapshot()
    world.destroyShape(shapes[1])
    #expect(seamed() == 0)
    world.restore(moment)
    #expect(seamed() == 3)
    world.destroyBody(body)
    #expect(seamed() == 0)
    world.removeInternalEdges(of: body)
    #expect(world.lastRefusal == .staleBody)
  }
}

extension World {
  /// Whether a shape has internal edges.
  fileprivate func hasInternalEdges(_ shape: ShapeHandle) -> Bool {
    shapeIndex(shape).map { shapes.record[$0].internalEdges >= 0 } ?? false
  }
}
