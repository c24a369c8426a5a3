/// The kinds of shape that the engine collides.
///
/// `collide` takes a pair with the greater kind first.
enum ShapeKind: UInt8, BitwiseCopyable {
  case circle
  case capsule
  case polygon
  case segment
  /// A segment of a chain: solid from its right side only, with ghost neighbours that keep bodies
  /// from catching on the seams.
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
/// segment are polygons of two corners. `radius` rounds every kind. Unused lanes repeat the last
/// vertex or normal.
struct ShapeGeometry: Hashable, BitwiseCopyable {
  var vertices = VertexList()
  var normals = VertexList()
  /// The mean of a polygon's area; the middle of the other kinds.
  var centroid = Vector2.zero
  var radius: Float = 0
  var count: Int32 = 0
  var kind = ShapeKind.circle
  /// Whether the shape has smooth seams with other shapes of its body.
  var hasInternalEdges = false
}

/// The largest number of corners of a polygon; lanes of a `VertexList`.
let maximumPolygonVertices = 8

extension ShapeGeometry {
  /// A disc.
  static func circle(center: Vector2, radius: Float) -> ShapeGeometry {
    var geometry = ShapeGeometry()
    geometry.vertices = VertexList(repeating: center)
    geometry.centroid = center
    geometry.radius = radius
    geometry.count = 1
    return geometry
  }

  /// Everything within the radius of a line from start to end.
  static func capsule(from start: Vector2, to end: Vector2, radius: Float) -> ShapeGeometry {
    line(from: start, to: end, radius: radius, kind: .capsule)
  }

  /// A line that collides from both sides.
  static func segment(from start: Vector2, to end: Vector2) -> ShapeGeometry {
    line(from: start, to: end, radius: 0, kind: .segment)
  }

  /// A line that collides from the right side of start → end and knows its neighbours.
  ///
  /// A chain without a neighbour there passes a ghost that continues the line.
  static func chainSegment(
    ghostBefore: Vector2, from start: Vector2, to end: Vector2, ghostAfter: Vector2
  ) -> ShapeGeometry {
    var geometry = line(from: start, to: end, radius: 0, kind: .chainSegment)
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
    // A line without length is refused before it gets here; should one come, it still has a normal.
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

  /// A chain segment as a plain segment, without its neighbours.
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
