extension ShapeGeometry {
  /// The tight box of the shape on a body at a transform.
  func bounds(at transform: Transform) -> BoundingBox {
    if kind == .polygon {
      return vertices.transformed(by: transform).bounds.expanded(by: radius)
    }
    let first = transform * vertices[0]
    let start = BoundingBox(lower: first, upper: first)
    if kind == .circle { return start.expanded(by: radius) }
    let last = transform * vertices[1]
    return start.union(BoundingBox(lower: last, upper: last)).expanded(by: radius)
  }

  /// How near the outline comes to the middle of the shape, and how far it reaches from a point.
  ///
  /// A body that moves less than the least extent in a step cannot jump over another; one that turns
  /// moves no point faster than the greatest extent times the angular velocity.
  func extents(from point: Vector2) -> (minimum: Float, maximum: Float) {
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
    var maximumSquared: Float = 0
    var index = 0
    while index < Int(count) {
      let square = (vertices[index] - point).lengthSquared
      if square > maximumSquared { maximumSquared = square }
      index &+= 1
    }
    return (minimum, maximumSquared.squareRoot() + radius)
  }

  /// The vertex that lies farthest in a direction.
  func support(_ direction: Vector2) -> Int { core.support(direction) }
}
