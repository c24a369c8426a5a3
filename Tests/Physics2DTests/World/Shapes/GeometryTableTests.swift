// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Geometry table")
struct GeometryTableTests {
  private let box: ShapeGeometry
  private let other: ShapeGeometry

  init() throws {
    box = try CollisionShape.polygon(.box(halfWidth: 1, halfHeight: 2)).geometry
    other = try CollisionShape.polygon(.box(halfWidth: 2, halfHeight: 1)).geometry
  }

  @Test("equal shapes share a geometry, as long as one of them exists")
  func sharing() {
    var table = GeometryTable()
    for shape: Int32 in 0..<4 { table.insert(shape == 1 ? other : box, at: shape) }
    let view = table.view
    #expect(view + 0 == view + 2)
    #expect(view + 0 == view + 3)
    #expect(view + 0 != view + 1)
    table.remove(at: 0)
    table.insert(other, at: 0)
    #expect(table.view + 0 == table.view + 1)
    #expect(table[0] == other)
    #expect(table[2] == box)
    table.remove(at: 2)
    table.remove(at: 3)
    // The row of the last box is free: a third shape takes it, and the boxes are not found in it.
    table.insert(.circle(center: .zero, radius: 1), at: 2)
    table.insert(box, at: 3)
    #expect(table[2].kind == .circle)
    #expect(table[3] == box)
  }

  @Test("shapes that differ only by the sign of a zero keep their bits")
  func signsOfZero() {
    var table = GeometryTable()
    let (positive, negative) = (
      ShapeGeometry.circle(center: Vector2(0, 1), radius: 1),
      ShapeGeometry.circle(center: Vector2(-0.0, 1), radius: 1)
    )
    table.insert(positive, at: 0)
    table.insert(negative, at: 1)
    #expect(table[0].centroid.x.sign == .plus)
    #expect(table[1].centroid.x.sign == .minus)
  }

  @Test("a thousand different shapes keep theirs, in any order of adding and removing")
  func manyShapes() {
    var table = GeometryTable()
    func circle(_ number: Int32) -> ShapeGeometry {
      .circle(center: Vector2(Float(number), 0), radius: 1)
    }
    for shape: Int32 in 0..<1000 { table.insert(circle(shape), at: shape) }
    for shape: Int32 in 0..<1000 where shape % 3 == 0 {
      table.remove(at: shape)
      table.insert(circle(shape + 1), at: shape)
    }
    for shape: Int32 in 0..<1000 {
      #expect(table[shape].centroid.x == Float(shape % 3 == 0 ? shape + 1 : shape))
    }
  }

  @Test("internal edges of one body leave equal shapes of others as they are")
  func internalEdges() throws {
    let world = World()
    let single = try world.addBody(at: .zero)
    let pair = try world.addBody(at: .zero)
    let shape = try world.addShape(.polygon(.box(halfWidth: 1, halfHeight: 1)), to: single)
    var parts: [ShapeHandle] = []
    parts.append(try world.addShape(.polygon(.box(halfWidth: 1, halfHeight: 1)), to: pair))
    parts.append(
      try world.addShape(
        .polygon(.box(halfWidth: 1, halfHeight: 1, center: Vector2(2, 0))), to: pair))
    world.removeInternalEdges(of: pair)
    #expect(!world.shapes.geometry[shape.index].hasInternalEdges)
    #expect(world.shapes.geometry[parts[0].index].hasInternalEdges)
    #expect(world.shapes.geometry[parts[1].index].hasInternalEdges)
    world.destroyShape(parts[1])
    #expect(!world.shapes.geometry[parts[0].index].hasInternalEdges)
    let view = world.shapes.geometry.view
    #expect(view + Int(shape.index) == view + Int(parts[0].index))
  }

  @Test("a world made of its bytes shares geometries again")
  func bytes() throws {
    let world = World()
    for index in 0..<3 {
      let body = try world.addBody(at: Vector2(Float(3 * index), 0))
      try world.addShape(.polygon(.box(halfWidth: 1, halfHeight: 1)), to: body)
    }
    let copy = try World(decoding: world.encode())
    let view = copy.shapes.geometry.view
    #expect(view + 0 == view + 1)
    #expect(view + 0 == view + 2)
    #expect(copy.shapes.geometry[2] == world.shapes.geometry[2])
  }
}
