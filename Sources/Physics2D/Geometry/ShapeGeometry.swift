/// The kinds of shape that the engine collides.
enum ShapeKind: UInt8, BitwiseCopyable {
  case circle
  case capsule
  case segment
  /// A segment of a chain: solid from its right side only, with ghost neighbours that keep bodies
  /// from catching on the seams.
  case chainSegment
  case polygon
}

/// Up to eight points or directions, lane by lane, so that all are measured at once.
struct VertexList: BitwiseCopyable {
  var x = SIMD8<Float>()
  var y = SIMD8<Float>()

  subscript(index: Int) -> Vector2 {
    get { Vector2(x[index], y[index]) }
    set {
      x[index] = newValue.x
      y[index] = newValue.y
    }
  }
}

/// A shape in its body's frame, as one flat value for every kind.
///
/// | kind | vertices | normals | count |
/// | --- | --- | --- | --- |
/// | circle | the center | – | 1 |
/// | capsule | the two centers | – | 2 |
/// | segment | the two ends | – | 2 |
/// | chain segment | the two ends, then the ghost before and the ghost after | – | 2 |
/// | polygon | corners, counter-clockwise in the x-right y-up sense | outward edge normals | 3 to 8 |
///
/// `radius` rounds every kind. Unused lanes repeat the last vertex.
struct ShapeGeometry: BitwiseCopyable {
  var vertices = VertexList()
  var normals = VertexList()
  /// The mean of a polygon's area; the middle of the other kinds.
  var centroid = Vector2.zero
  var radius: Float = 0
  var count: Int32 = 0
  var kind = ShapeKind.circle
}

/// The largest number of corners of a polygon; lanes of a `VertexList`.
let maximumPolygonVertices = 8
