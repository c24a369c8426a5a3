// SPDX-License-Identifier: Apache-2.0

/// The bits beside the kind of a shape.
private enum GeometryBits {
  static let kind: UInt8 = 0b111
  /// The normals and the centroid are not those that follow from the corners, as after a rotation.
  static let isExplicit: UInt8 = 1 << 3
  static let hasInternalEdges: UInt8 = 1 << 4
}

extension World {
  /// Writes or reads the geometry of shapes, and their internal edges.
  ///
  /// Most follow from their points alone: then nothing else is written.
  func codeGeometries(
    _ used: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var explicit: [Int32] = []
    var points: [Vector2] = []
    for row in used { try codeKind(of: row, &explicit, &points, &coder) }
    try coder.table(used, width: 1, "the radius of a shape") { row, fields in
      fields.float(&shapes.geometry[row].radius, .nonNegative)
    }
    try coder.vectors(&points, .finite, "the points of a shape")
    if coder.isReading { try setPoints(points, of: used, explicit, &coder) }
    try codeExplicit(explicit, &coder)
    for row in used where shapes.geometry[row].hasInternalEdges {
      try codeInternalEdges(of: row, &coder)
    }
  }

  private func codeKind(
    of row: Int32, _ explicit: inout [Int32], _ points: inout [Vector2], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    let geometry = shapes.geometry[row]
    var isExplicit = !coder.isReading && !geometry.followsFromPoints
    var bits =
      geometry.kind.rawValue | (isExplicit ? GeometryBits.isExplicit : 0)
      | (geometry.hasInternalEdges ? GeometryBits.hasInternalEdges : 0)
    try coder.byte(&bits, "the kind of a shape")
    var size = UInt8(truncatingIfNeeded: geometry.count)
    let kind = ShapeKind(rawValue: bits & GeometryBits.kind)
    if kind == .polygon { try coder.byte(&size, "the number of corners") }
    if coder.isReading {
      try coder.require(kind != nil && bits < 32, "the kind of a shape")
      let read = kind ?? .circle
      isExplicit = bits & GeometryBits.isExplicit != 0
      let hasInternalEdges = bits & GeometryBits.hasInternalEdges != 0
      if read == .polygon {
        try coder.require(size >= 3 && size <= 8, "the number of corners")
      } else {
        try coder.require(!isExplicit && !hasInternalEdges, "the kind of a shape")
        size = read == .circle ? 1 : 2
      }
      shapes.geometry[row].kind = read
      shapes.geometry[row].count = Int32(size)
      shapes.geometry[row].hasInternalEdges = hasInternalEdges
    }
    if isExplicit { explicit.append(row) }
    for index in 0..<shapes.geometry[row].pointCount {
      points.append(geometry.vertices[index])
    }
  }

  /// Makes the shapes of their points.
  private func setPoints(
    _ points: [Vector2], of used: [Int32], _ explicit: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var start = 0
    var nextExplicit = 0
    for row in used {
      let geometry = shapes.geometry[row]
      let corners = Array(points[start..<(start + geometry.pointCount)])
      start += corners.count
      if nextExplicit < explicit.count, explicit[nextExplicit] == row {
        nextExplicit += 1
        for lane in 0..<maximumPolygonVertices {
          shapes.geometry[row].vertices[lane] =
            lane < corners.count ? corners[lane] : corners[corners.count - 1]
        }
      } else {
        let made = geometry.made(of: corners)
        try coder.require(made != nil, "the points of a shape")
        if let made { shapes.geometry[row] = made }
      }
    }
  }

  /// Normals and centroids that do not follow from the points.
  private func codeExplicit(
    _ explicit: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(explicit, width: 2, "the centroid of a shape") { row, fields in
      fields.vector(&shapes.geometry[row].centroid, .finite)
    }
    for row in explicit {
      let count = Int(shapes.geometry[row].count)
      var normals = (0..<count).map { shapes.geometry[row].normals[$0] }
      try coder.vectors(&normals, .usable, "the normals of a shape")
      guard coder.isReading else { continue }
      for lane in 0..<maximumPolygonVertices {
        shapes.geometry[row].normals[lane] = normals[lane < count ? lane : count - 1]
      }
    }
  }

  private func codeInternalEdges(
    of row: Int32, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    let index = shapes.record[row].internalEdges
    var edges = coder.isReading ? InternalEdges() : shapes.internalEdges[index]
    let count = Int(shapes.geometry[row].count)
    var normals = (0..<count).map { edges.before[$0] } + (0..<count).map { edges.after[$0] }
    try coder.byte(&edges.internalEdgeBits, "the internal edges of a shape")
    try coder.byte(&edges.convexCornerBits, "the internal edges of a shape")
    try coder.vectors(&normals, .finite, "the internal edges of a shape")
    guard coder.isReading else { return }
    for corner in 0..<count {
      edges.before[corner] = normals[corner]
      edges.after[corner] = normals[count + corner]
    }
    shapes.setInternalEdges(edges, of: row)
  }
}

extension ShapeGeometry {
  /// The number of points from which the shape is made, the ghosts of a segment included.
  fileprivate var pointCount: Int { kind == .chainSegment ? 4 : Int(count) }

  /// Whether the shape is the one that is made of its points, to the last bit.
  fileprivate var followsFromPoints: Bool {
    guard let made = made(of: (0..<pointCount).map { vertices[$0] }) else { return false }
    return made.vertices.hasBits(of: vertices) && made.normals.hasBits(of: normals)
      && made.centroid.x.bitPattern == centroid.x.bitPattern
      && made.centroid.y.bitPattern == centroid.y.bitPattern
  }

  /// The shape of this kind and radius with some points; nil if there is none.
  fileprivate func made(of points: [Vector2]) -> ShapeGeometry? {
    var made: ShapeGeometry
    switch kind {
    case .circle: made = .circle(center: points[0], radius: radius)
    case .capsule: made = .capsule(from: points[0], to: points[1], radius: radius)
    case .segment: made = .segment(from: points[0], to: points[1])
    case .chainSegment:
      made = .chainSegment(
        ghostBefore: points[2], from: points[0], to: points[1], ghostAfter: points[3])
    case .polygon:
      guard let polygon = try? PolygonShape(convex: points, radius: radius) else { return nil }
      made = polygon.geometry
    }
    made.hasInternalEdges = hasInternalEdges
    return made
  }
}

extension VertexList {
  /// Whether all lanes are equal to the last bit.
  fileprivate func hasBits(of other: VertexList) -> Bool {
    for lane in 0..<maximumPolygonVertices
    where x[lane].bitPattern != other.x[lane].bitPattern
      || y[lane].bitPattern != other.y[lane].bitPattern
    {
      return false
    }
    return true
  }
}
