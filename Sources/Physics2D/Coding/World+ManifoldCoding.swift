// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the manifolds of touching contacts that the graph does not hold: of sensors and of sleeping
  /// bodies.
  func codeManifolds<Coder: FieldCoder>(
    _ stored: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.bytes(stored, "the points of a manifold") { row, exchange in
      var count = UInt8(truncatingIfNeeded: contacts.manifold[row].count)
      exchange(&count)
      contacts.manifold[row].count = Int32(count)
    }
    for row in stored where Coder.isReading {
      try coder.require(contacts.manifold[row].count <= 2, "the points of a manifold")
    }
    try coder.vectors(stored, .any, "a manifold") { row, exchange in
      exchange(&contacts.manifold[row].normal)
    }
    try coder.floats(stored, .any, "a manifold") { row, exchange in
      exchange(&contacts.manifold[row].tangentImpulse)
    }
    try coder.floats(stored, .any, "a manifold") { row, exchange in
      exchange(&contacts.manifold[row].reach)
    }
    try coder.floats(stored, .any, "a manifold") { row, exchange in
      exchange(&contacts.manifold[row].radiusA)
    }
    try coder.floats(stored, .any, "a manifold") { row, exchange in
      exchange(&contacts.manifold[row].radiusB)
    }
    let first = stored.filter { contacts.manifold[$0].count > 0 }
    try codePoints(first, &coder) { row, exchange in exchange(&contacts.manifold[row].first) }
    let second = stored.filter { contacts.manifold[$0].count > 1 }
    try codePoints(second, &coder) { row, exchange in exchange(&contacts.manifold[row].second) }
  }

  private func codePoints<Coder: FieldCoder>(
    _ rows: [Int32], _ coder: inout Coder,
    _ field: (Int32, (inout ManifoldPoint) -> Void) -> Void
  ) throws(Coder.Failure) {
    // The points are collected, set, and given back.
    var points: [ManifoldPoint] = []
    for row in rows { field(row) { points.append($0) } }
    let all = (0..<rows.count).map { Int32(truncatingIfNeeded: $0) }
    try coder.vectors(all, .any, "a point of a manifold") { index, exchange in
      exchange(&points[Int(index)].anchorA)
    }
    try coder.vectors(all, .any, "a point of a manifold") { index, exchange in
      exchange(&points[Int(index)].anchorB)
    }
    try coder.floats(all, .any, "a point of a manifold") { index, exchange in
      exchange(&points[Int(index)].separation)
    }
    try coder.floats(all, .any, "a point of a manifold") { index, exchange in
      exchange(&points[Int(index)].normalImpulse)
    }
    try coder.floats(all, .any, "a point of a manifold") { index, exchange in
      exchange(&points[Int(index)].totalNormalImpulse)
    }
    try coder.floats(all, .any, "a point of a manifold") { index, exchange in
      exchange(&points[Int(index)].normalVelocity)
    }
    try coder.words(all, "a point of a manifold") { index, exchange in
      var feature = UInt32(points[Int(index)].feature)
      exchange(&feature)
      points[Int(index)].feature = FeatureIdentifier(truncatingIfNeeded: feature)
    }
    guard Coder.isReading else { return }
    for (index, row) in rows.enumerated() { field(row) { $0 = points[index] } }
  }
}
