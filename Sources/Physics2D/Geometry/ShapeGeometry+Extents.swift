// SPDX-License-Identifier: Apache-2.0

extension ShapeGeometry {
  /// The tight box of the shape on a body at a transform.
  ///
  /// Inlined, because a call would copy the shape.
  @inline(__always)
  func bounds(at transform: Transform) -> BoundingBox {
    // Four or all lanes of a polygon at once; the other kinds have one or two points.
    if kind == .polygon {
      var extents = RotatedExtents(vertices.lowHalf, transform.rotation)
      if count > 4 { extents.formMaximum(RotatedExtents(vertices.highHalf, transform.rotation)) }
      return extents.bounds(at: transform.position).expanded(by: radius)
    }
    let first = transform * vertices[0]
    let start = BoundingBox(lower: first, upper: first)
    if kind == .circle { return start.expanded(by: radius) }
    let last = transform * vertices[1]
    return start.union(BoundingBox(lower: last, upper: last)).expanded(by: radius)
  }

  /// The minimum distance of the outline from the centroid, and its maximum distance from a point.
  ///
  /// A body that moves less than the minimum extent in a step cannot tunnel; the angular velocity times the
  /// maximum extent is the maximum speed of its points by rotation.
  func extents(from point: Vector2) -> (minimum: Float, maximum: Float) {
    // The distance of the centroid from the nearest edge, plus the rounding.
    var minimum = radius
    if kind == .polygon {
      var inner = Float.greatestFiniteMagnitude
      var index = 0
      while index < Int(count) {
        let distance = normals[index].dot(vertices[index] - centroid)
        if distance < inner { inner = distance }
        index &+= 1
      }
      minimum += inner > 0 ? inner : 0
    }
    // The distance of the farthest vertex, plus the rounding.
    var maximumSquared: Float = 0
    var index = 0
    while index < Int(count) {
      let square = (vertices[index] - point).lengthSquared
      if square > maximumSquared { maximumSquared = square }
      index &+= 1
    }
    return (minimum, maximumSquared.squareRoot() + radius)
  }
}

extension ShapeGeometry {
  /// The radius about the corners of this shape at which its contacts are, in length units; 0 for sharp corners.
  ///
  /// Contacts of two dynamic bodies are in the middle of the contact margin.
  @inline(__always)
  func cornerRadius(margin: Float) -> Float {
    radius > 0 && margin > 0 ? radius + 0.5 * margin : radius
  }
}
