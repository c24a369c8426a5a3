// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Writes or reads the manifolds of touching contacts that the graph does not hold: of sensors and of sleeping
  /// bodies.
  func codeManifolds(
    _ stored: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(stored, width: 7, "a manifold") { row, fields in
      var count = UInt8(truncatingIfNeeded: contacts.manifold[row].count)
      fields.bits(&count, below: 3)
      contacts.manifold[row].count = Int32(count)
      fields.vector(&contacts.manifold[row].normal)
      fields.float(&contacts.manifold[row].tangentImpulse)
      fields.float(&contacts.manifold[row].reach)
      fields.float(&contacts.manifold[row].radiusA)
      fields.float(&contacts.manifold[row].radiusB)
    }
    let first = stored.filter { contacts.manifold[$0].count > 0 }
    try coder.table(first, width: 9, "a point of a manifold") { row, fields in
      contacts.manifold[row].first.code(&fields)
    }
    let second = stored.filter { contacts.manifold[$0].count > 1 }
    try coder.table(second, width: 9, "a point of a manifold") { row, fields in
      contacts.manifold[row].second.code(&fields)
    }
    let solid = stored.filter { !contacts.record[$0].flags.contains(.sensor) }
    try coder.table(solid, width: 12, "the reference of a contact") { row, fields in
      contacts.reference[row].code(&fields)
    }
  }
}

extension ManifoldPoint {
  fileprivate mutating func code(_ fields: inout RowCoder) {
    fields.vector(&anchorA)
    fields.vector(&anchorB)
    fields.float(&separation)
    fields.float(&normalImpulse)
    fields.float(&totalNormalImpulse)
    fields.float(&normalVelocity)
    var identifier = UInt32(feature)
    fields.word(&identifier)
    feature = FeatureIdentifier(truncatingIfNeeded: identifier)
  }
}
