// SPDX-License-Identifier: Apache-2.0

/// The manifold of two circles.
func collideCircles(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances, into found: inout LocalManifold
) {
  collidePoints(
    a.pointee.vertices[0], radius: a.pointee.radius, transform * b.pointee.vertices[0],
    radius: b.pointee.radius, margin: tolerances.contactDistance, fallback: Vector2(0, 1),
    into: &found)
}

/// The manifold of a capsule or segment and a circle.
func collideSegmentAndCircle(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances, into found: inout LocalManifold
) {
  let center = transform * b.pointee.vertices[0]
  let nearest = nearestPoint(
    to: center, onSegmentFrom: a.pointee.vertices[0], to: a.pointee.vertices[1])
  collidePoints(
    nearest, radius: a.pointee.radius, center, radius: b.pointee.radius,
    margin: tolerances.contactDistance, fallback: a.pointee.normals[0], into: &found)
}

/// The manifold of a polygon and a circle, whose center lies before an edge, before a corner, or inside.
func collidePolygonAndCircle(
  _ a: UnsafePointer<ShapeGeometry>, _ b: UnsafePointer<ShapeGeometry>, transform: Transform,
  tolerances: Tolerances, into found: inout LocalManifold
) {
  let center = transform * b.pointee.vertices[0]
  let vertices = a.pointee.vertices
  let normals = a.pointee.normals
  // The heights h_i = n_i·(c − v_i) of the center above all edges at once. The edge of the maximum height
  // is the separating axis, or that of the least penetration.
  let heights = normals.x * (center.x - vertices.x) + normals.y * (center.y - vertices.y)
  let (height, edge) = maximumLane(heights)
  let radii = a.pointee.radius + b.pointee.radius
  let reach = radii + tolerances.contactDistance
  guard height <= reach else {
    found.separate(by: height - reach, along: normals[edge])
    return
  }
  let start = vertices[edge]
  let end = vertices[a.pointee.next(edge)]
  // The Voronoi region of the center: an end of the edge, or the edge itself.
  let along = end - start
  let fromStart = along.dot(center - start)
  let fromEnd = along.dot(center - end)
  // A center on or below the edge has no nearest corner.
  if height > Float.ulpOfOne * along.length && (fromStart < 0 || fromEnd > 0) {
    return collidePoints(
      fromStart < 0 ? start : end, radius: a.pointee.radius, center, radius: b.pointee.radius,
      margin: tolerances.contactDistance, fallback: normals[edge], into: &found)
  }
  // The point lies midway between the surfaces along the normal of the edge:
  // c + (radiusA − radiusB − h)/2 · n.
  found.normal = normals[edge]
  found.first.point =
    center + (0.5 * (a.pointee.radius - b.pointee.radius - height)) * normals[edge]
  found.first.separation = height - radii
  found.count = 1
}
