// SPDX-License-Identifier: Apache-2.0

/// The contacts that the graph holds, color after color, as fields.
///
/// Left out is what each step computes before it reads it: effective masses, the state of blocks, and the flags of
/// impacts. Of a point that does not exist nothing is read.
struct ContactLanes {
  private(set) var rows: [Int32] = []
  private(set) var lanes: [ContactLane] = []
  private(set) var references: [ReferenceLane] = []

  mutating func append(_ row: Int32, _ lane: ContactLane, _ reference: ReferenceLane) {
    rows.append(row)
    lanes.append(lane)
    references.append(reference)
  }

  /// Writes or reads the fields of all contacts, of which the pairs are known.
  mutating func code(
    _ coder: inout FieldCoder, _ bodies: borrowing BodyTable, hasRockingStiffness: Bool
  ) throws(WorldDecodingError) {
    let all = coder.indices(rows.count)
    try codeStates(all, &coder)
    try coder.table(all, width: 15, "a contact of the graph") { index, fields in
      lanes[Int(index)].code(&fields)
      references[Int(index)].code(&fields, near: lanes[Int(index)])
    }
    // Stabilized piles compare the load of the last step with the inertia of the last step.
    if hasRockingStiffness {
      let inertias = lanes.map {
        Vector2(bodies.mass[$0.bodyA].inverseInertia, bodies.mass[$0.bodyB].inverseInertia)
      }
      try coder.table(all, width: 2, "the inertias of a contact") { index, fields in
        let near = inertias[Int(index)]
        fields.float(&lanes[Int(index)].inverseInertiaA, near: near.x)
        fields.float(&lanes[Int(index)].inverseInertiaB, near: near.y)
      }
    }
    let first = all.filter { lanes[Int($0)].first.normalMass > 0 }
    try coder.table(first, width: 7, "a point of a contact") { index, fields in
      lanes[Int(index)].first.code(&fields, &references[Int(index)].first)
    }
    let second = all.filter { lanes[Int($0)].second.normalMass > 0 }
    try coder.table(second, width: 8, "a point of a contact") { index, fields in
      lanes[Int(index)].second.code(&fields, &references[Int(index)].second)
      let separation = lanes[Int(index)].second.separation
      fields.float(&references[Int(index)].second.separation, near: separation)
    }
    // The radius of circle B takes the place of the separation of a second point.
    let circles = all.filter { references[Int($0)].radiusB < 0 }
    try coder.table(circles, width: 1, "the radius of a contact") { index, fields in
      fields.float(&references[Int(index)].second.separation)
    }
  }

  /// Which points exist, as masses above 0 that the next step computes, and whether both shapes are circles.
  private mutating func codeStates(
    _ all: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(all, width: 1, "the points of a contact") { index, fields in
      let index = Int(index)
      var bits: UInt8 =
        (lanes[index].first.normalMass > 0 ? 1 : 0) | (lanes[index].second.normalMass > 0 ? 2 : 0)
        | (references[index].radiusB < 0 ? 4 : 0)
      fields.bits(&bits, below: 8)
      guard fields.isReading else { return }
      lanes[index].first.normalMass = bits & 1 != 0 ? 1 : 0
      lanes[index].second.normalMass = bits & 2 != 0 ? 1 : 0
      if bits & 4 != 0 { references[index].radiusB = -1 }
    }
  }
}

extension ContactLane {
  /// Writes or reads what both points share.
  fileprivate mutating func code(_ fields: inout RowCoder) {
    fields.float(&normalX)
    fields.float(&normalY)
    fields.float(&rDotNormalA)
    fields.float(&rDotNormalB)
    fields.float(&tangentImpulse)
  }
}

extension ReferenceLane {
  /// Writes or reads what both points share.
  fileprivate mutating func code(_ fields: inout RowCoder, near lane: ContactLane) {
    fields.float(&normalX, near: lane.normalX)
    fields.float(&normalY, near: lane.normalY)
    fields.float(&positionX)
    fields.float(&positionY)
    fields.float(&cosine)
    fields.float(&sine)
    fields.float(&reach)
    fields.float(&rDotNormalB, near: lane.rDotNormalB)
    var identifiers = UInt32(bitPattern: features)
    fields.word(&identifiers)
    features = Int32(bitPattern: identifiers)
    fields.float(&first.separation)
  }
}

extension ContactPointValues<Float> {
  /// Writes or reads a point with its reference.
  fileprivate mutating func code(
    _ fields: inout RowCoder, _ reference: inout ReferencePointValues<Float>
  ) {
    fields.float(&rCrossNormalA)
    fields.float(&rCrossNormalB)
    fields.float(&reference.rCrossNormalB, near: rCrossNormalB)
    fields.float(&separation)
    fields.float(&normalImpulse)
    fields.float(&totalNormalImpulse)
    fields.float(&reference.normalVelocity)
  }
}
