// SPDX-License-Identifier: Apache-2.0

/// The kinds of shape that the engine collides.
///
/// `collide` takes a pair with the greater kind first.
enum ShapeKind: UInt8, BitwiseCopyable {
  case circle
  case capsule
  case polygon
  case segment
  /// A segment of a chain: solid on its right side only, with ghost neighbors that prevent collisions with
  /// the corners between segments.
  case chainSegment
}

/// A shape in its body's frame, as one flat value for every kind.
///
/// | kind | vertices | normals | count |
/// | --- | --- | --- | --- |
/// | circle | the center | – | 1 |
/// | capsule, segment | the two ends | of the two sides | 2 |
/// | chain segment | the two ends | of the solid side, of the back | 2 |
/// | – lanes 2 and 3 | the ghosts before and after | of the segments before and after | – |
/// | polygon | corners, counter-clockwise with x right, y up | outward, of the edges | 3 to 8 |
///
/// Edge i runs from vertex i to the next one, and normal i points to its right. So a capsule and a
/// segment are polygons of two corners. `radius` rounds every kind. Unused lanes repeat the last vertex or
/// normal, so that operations over all lanes need no mask.
struct ShapeGeometry: Hashable, BitwiseCopyable {
  var normals = VertexList()
  // Beside what follows, so that a box is computed from fewer lines of memory.
  var vertices = VertexList()
  /// The centroid of the area without rounding.
  var centroid = Vector2.zero
  var radius: Float = 0
  var count: Int32 = 0
  var kind = ShapeKind.circle
  /// Whether the shape has edges inside of its body; see `InternalEdges`.
  var hasInternalEdges = false
}

extension ShapeGeometry {
  /// Whether the engine can compute with all coordinates; those of a shape that was moved may be too large.
  var isUsable: Bool {
    // The corners of a box may lie beyond the largest coordinates of its center.
    let limit = SIMD8<Float>(repeating: 4 * maximumCoordinate)
    let isWithin =
      (vertices.x .< limit) .& (vertices.y .< limit) .& (vertices.x .> -limit)
      .& (vertices.y .> -limit)
    return all(isWithin)
  }
}

/// The maximum number of corners of a polygon: the lanes of a `VertexList`.
let maximumPolygonVertices = 8

extension ShapeGeometry {
  /// A solid circle.
  static func circle(center: Vector2, radius: Float) -> ShapeGeometry {
    var geometry = ShapeGeometry()
    geometry.vertices = VertexList(repeating: center)
    geometry.centroid = center
    geometry.radius = radius
    geometry.count = 1
    return geometry
  }

  /// All points within a radius of the line from start to end.
  static func capsule(from start: Vector2, to end: Vector2, radius: Float) -> ShapeGeometry {
    line(from: start, to: end, radius: radius, kind: .capsule)
  }

  /// A segment that collides on both sides.
  static func segment(from start: Vector2, to end: Vector2) -> ShapeGeometry {
    line(from: start, to: end, radius: 0, kind: .segment)
  }

  /// A segment that collides on the right side of start → end, with its neighbors.
  ///
  /// At the end of a chain the caller passes a ghost that continues the line.
  static func chainSegment(
    ghostBefore: Vector2, from start: Vector2, to end: Vector2, ghostAfter: Vector2
  ) -> ShapeGeometry {
    var geometry = line(from: start, to: end, radius: 0, kind: .chainSegment)
    // Lanes 2 and 3 hold the ghosts and the normals of the neighbors.
    geometry.vertices[2] = ghostBefore
    geometry.vertices[3] = ghostAfter
    geometry.normals[2] = (start - ghostBefore).rightPerpendicular.normalized
    geometry.normals[3] = (ghostAfter - end).rightPerpendicular.normalized
    return geometry
  }

  private static func line(
    from start: Vector2, to end: Vector2, radius: Float, kind: ShapeKind
  ) -> ShapeGeometry {
    var geometry = ShapeGeometry()
    geometry.vertices = VertexList(repeating: end)
    geometry.vertices[0] = start
    let direction = (end - start).normalized
    // A line without length was refused by the caller; should one get here, it still has a normal.
    let normal = (direction == .zero ? Vector2(1, 0) : direction).rightPerpendicular
    geometry.normals = VertexList(repeating: -normal)
    geometry.normals[0] = normal
    geometry.centroid = start.interpolated(to: end, at: 0.5)
    geometry.radius = radius
    geometry.count = 2
    geometry.kind = kind
    return geometry
  }

  /// The vertices without the ghosts of a chain segment.
  var core: VertexList {
    guard kind == .chainSegment else { return vertices }
    var ends = VertexList(repeating: vertices[1])
    ends[0] = vertices[0]
    return ends
  }

  /// A chain segment as a plain segment without neighbors.
  var twoSided: ShapeGeometry {
    var segment = self
    segment.kind = .segment
    segment.vertices = core
    segment.normals = VertexList(repeating: normals[1])
    segment.normals[0] = normals[0]
    return segment
  }

  /// The vertex after another one, around the outline.
  func next(_ index: Int) -> Int { index &+ 1 < Int(count) ? index &+ 1 : 0 }
}
