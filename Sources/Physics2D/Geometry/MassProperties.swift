// SPDX-License-Identifier: Apache-2.0

/// The mass, center of mass and rotational inertia of a shape.
struct MassProperties: BitwiseCopyable {
  var mass: Float = 0
  /// The center of mass in the body's frame.
  var center = Vector2.zero
  /// The rotational inertia about the center of mass.
  var rotationalInertia: Float = 0
}

extension ShapeGeometry {
  /// The mass properties at a density in mass per area; zero for a segment.
  ///
  /// Exact for every kind: a rounded outline consists of its polygon, a rectangle along each edge and a
  /// circular sector at each corner (Steiner's formula for parallel bodies).
  func massProperties(density: Float) -> MassProperties {
    // A circle: A = π·r², I = A·r²/2.
    if count == 1 {
      let area = Double.pi * Double(radius) * Double(radius)
      return MassProperties(
        mass: Float(area) * density, center: centroid,
        rotationalInertia: Float(0.5 * area * Double(radius) * Double(radius)) * density)
    }
    // Sum over the edges about the first vertex: triangles of the polygon, and the parts of the rounding.
    var moments = AreaMoments()
    let origin = vertices[0]
    var index = 0
    while index < Int(count) {
      let following = next(index)
      let start = vertices[index] - origin
      let end = vertices[following] - origin
      moments.addTriangle(start, end)
      if radius > 0 {
        moments.addRectangle(start, end, normal: normals[index], width: radius)
        moments.addSector(
          at: end, from: normals[index], to: normals[following], radius: radius)
      }
      index &+= 1
    }
    // Without an area (a segment) there is no mass.
    guard moments.area > 0 else { return MassProperties(center: centroid) }
    // The parallel axis theorem takes the inertia to the center of mass: I = I₀ − A·|c|².
    let x = moments.x / moments.area
    let y = moments.y / moments.area
    let inertia = moments.polar - moments.area * (x * x + y * y)
    return MassProperties(
      mass: Float(moments.area) * density,
      center: origin + Vector2(Float(x), Float(y)),
      rotationalInertia: Float(inertia > 0 ? inertia : 0) * density)
  }
}

/// Area, first moments and polar second moment about an origin.
///
/// Summed in double precision, because the parallel axis theorem cancels digits.
private struct AreaMoments {
  var area = 0.0
  var x = 0.0
  var y = 0.0
  var polar = 0.0

  /// Adds the triangle of the origin and two points, negative when they go clockwise.
  mutating func addTriangle(_ first: Vector2, _ second: Vector2) {
    let (ax, ay, bx, by) = (Double(first.x), Double(first.y), Double(second.x), Double(second.y))
    // A = (a × b)/2, ∫r = A·(a + b)/3, ∫|r|² = A·(|a|² + a·b + |b|²)/6.
    let cross = ax * by - ay * bx
    area += cross / 2
    x += cross * (ax + bx) / 6
    y += cross * (ay + by) / 6
    polar += cross * (ax * ax + ay * ay + ax * bx + ay * by + bx * bx + by * by) / 12
  }

  /// Adds the rectangle between an edge and the same edge moved along its normal.
  mutating func addRectangle(_ start: Vector2, _ end: Vector2, normal: Vector2, width: Float) {
    // With length L, width w and center c: A = L·w, ∫r = A·c, ∫|r|² = A·(|c|² + (L² + w²)/12).
    let along = (Double(end.x - start.x), Double(end.y - start.y))
    let lengthSquared = along.0 * along.0 + along.1 * along.1
    let size = lengthSquared.squareRoot() * Double(width)
    let half = Double(width) / 2
    let middleX = Double(start.x) + along.0 / 2 + half * Double(normal.x)
    let middleY = Double(start.y) + along.1 / 2 + half * Double(normal.y)
    area += size
    x += size * middleX
    y += size * middleY
    polar +=
      size
      * (middleX * middleX + middleY * middleY + (lengthSquared + 4 * half * half) / 12)
  }

  /// Adds the circular sector about a corner between the normals of its two edges.
  mutating func addSector(at corner: Vector2, from: Vector2, to: Vector2, radius: Float) {
    // With angle φ and radius r: A = φ·r²/2, ∫|r|² about the corner = φ·r⁴/4.
    let opening = Double(arctangent(y: from.cross(to), x: from.dot(to)))
    let angle = opening > 0 ? opening : 0
    let square = Double(radius) * Double(radius)
    let size = angle * square / 2
    // The first moment is r³/3 times the integral of the unit vector from one normal to the other, which
    // is their difference rotated by −90°.
    let momentX = square * Double(radius) / 3 * Double(to.y - from.y)
    let momentY = square * Double(radius) / 3 * Double(from.x - to.x)
    let (cornerX, cornerY) = (Double(corner.x), Double(corner.y))
    area += size
    x += size * cornerX + momentX
    y += size * cornerY + momentY
    polar +=
      size * (cornerX * cornerX + cornerY * cornerY)
      + 2 * (cornerX * momentX + cornerY * momentY) + angle * square * square / 4
  }
}
