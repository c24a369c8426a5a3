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
  mutating func code<Coder: FieldCoder>(
    _ coder: inout Coder, _ bodies: borrowing BodyTable, hasRockingStiffness: Bool
  ) throws(Coder.Failure) {
    let all = (0..<rows.count).map { Int32(truncatingIfNeeded: $0) }
    try codePoints(all, &coder)
    try codeLanes(all, &coder)
    // Stabilized piles compare the load of the last step with the inertia of the last step.
    if hasRockingStiffness {
      let inertiasA = lanes.map { bodies.mass[$0.bodyA].inverseInertia }
      try coder.floats(all, .any, near: inertiasA, "a lane of a contact") { index, exchange in
        exchange(&lanes[Int(index)].inverseInertiaA)
      }
      let inertiasB = lanes.map { bodies.mass[$0.bodyB].inverseInertia }
      try coder.floats(all, .any, near: inertiasB, "a lane of a contact") { index, exchange in
        exchange(&lanes[Int(index)].inverseInertiaB)
      }
    }
    try codeReferences(all, &coder)
    try codeFirstPoints(all.filter { lanes[Int($0)].first.normalMass > 0 }, &coder)
    try codeSecondPoints(all.filter { lanes[Int($0)].second.normalMass > 0 }, &coder)
    // The radius of circle B takes the place of the separation of a second point.
    let circles = all.filter { references[Int($0)].isCirclePair != 0 }
    try coder.floats(circles, .any, "the radius of a contact") { index, exchange in
      exchange(&references[Int(index)].second.separation)
    }
  }

  /// Which points exist, as masses above 0 that the next step computes, and whether both shapes are circles.
  private mutating func codePoints<Coder: FieldCoder>(
    _ all: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.bytes(all, "the points of a contact") { index, exchange in
      let index = Int(index)
      var bits: UInt8 =
        (lanes[index].first.normalMass > 0 ? 1 : 0) | (lanes[index].second.normalMass > 0 ? 2 : 0)
        | (references[index].isCirclePair != 0 ? 4 : 0)
      exchange(&bits)
      guard Coder.isReading else { return }
      lanes[index].first.normalMass = bits & 1 != 0 ? 1 : 0
      lanes[index].second.normalMass = bits & 2 != 0 ? 1 : 0
      references[index].isCirclePair = bits & 4 != 0 ? -1 : 0
    }
  }

  private mutating func codeLanes<Coder: FieldCoder>(
    _ all: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.floats(all, .any, "a lane of a contact") { index, exchange in
      exchange(&lanes[Int(index)].normalX)
    }
    try coder.floats(all, .any, "a lane of a contact") { index, exchange in
      exchange(&lanes[Int(index)].normalY)
    }
    try coder.floats(all, .any, "a lane of a contact") { index, exchange in
      exchange(&lanes[Int(index)].rDotNormalA)
    }
    try coder.floats(all, .any, "a lane of a contact") { index, exchange in
      exchange(&lanes[Int(index)].rDotNormalB)
    }
    try coder.floats(all, .any, "a lane of a contact") { index, exchange in
      exchange(&lanes[Int(index)].tangentImpulse)
    }
  }

  private mutating func codeReferences<Coder: FieldCoder>(
    _ all: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    let x = lanes.map { $0.normalX }
    try coder.floats(all, .any, near: x, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].normalX)
    }
    let y = lanes.map { $0.normalY }
    try coder.floats(all, .any, near: y, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].normalY)
    }
    try coder.floats(all, .any, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].positionX)
    }
    try coder.floats(all, .any, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].positionY)
    }
    try coder.floats(all, .any, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].cosine)
    }
    try coder.floats(all, .any, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].sine)
    }
    try coder.floats(all, .any, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].reach)
    }
    let arms = lanes.map { $0.rDotNormalB }
    try coder.floats(all, .any, near: arms, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].rDotNormalB)
    }
    try coder.words(all, "the features of a contact") { index, exchange in
      var features = UInt32(bitPattern: references[Int(index)].features)
      exchange(&features)
      references[Int(index)].features = Int32(bitPattern: features)
    }
    try coder.floats(all, .any, "the reference of a contact") { index, exchange in
      exchange(&references[Int(index)].first.separation)
    }
  }

  private mutating func codeFirstPoints<Coder: FieldCoder>(
    _ existing: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var points = existing.map { lanes[Int($0)].first }
    var origins = existing.map { references[Int($0)].first }
    try codePoints(&points, &origins, &coder)
    for (position, index) in existing.enumerated() where Coder.isReading {
      lanes[Int(index)].first = points[position]
      // The separation was read before: circles keep a radius there.
      let separation = references[Int(index)].first.separation
      references[Int(index)].first = origins[position]
      references[Int(index)].first.separation = separation
    }
  }

  private mutating func codeSecondPoints<Coder: FieldCoder>(
    _ existing: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var points = existing.map { lanes[Int($0)].second }
    var origins = existing.map { references[Int($0)].second }
    try codePoints(&points, &origins, &coder)
    let all = (0..<existing.count).map { Int32(truncatingIfNeeded: $0) }
    let separations = points.map { $0.separation }
    try coder.floats(all, .any, near: separations, "a point of a contact") { index, exchange in
      exchange(&origins[Int(index)].separation)
    }
    for (position, index) in existing.enumerated() where Coder.isReading {
      lanes[Int(index)].second = points[position]
      references[Int(index)].second = origins[position]
    }
  }

  /// The fields that both points have.
  private func codePoints<Coder: FieldCoder>(
    _ points: inout [ContactPointValues<Float>], _ origins: inout [ReferencePointValues<Float>],
    _ coder: inout Coder
  ) throws(Coder.Failure) {
    let all = (0..<points.count).map { Int32(truncatingIfNeeded: $0) }
    try coder.floats(all, .any, "a point of a contact") { index, exchange in
      exchange(&points[Int(index)].rCrossNormalA)
    }
    try coder.floats(all, .any, "a point of a contact") { index, exchange in
      exchange(&points[Int(index)].rCrossNormalB)
    }
    let arms = points.map { $0.rCrossNormalB }
    try coder.floats(all, .any, near: arms, "a point of a contact") { index, exchange in
      exchange(&origins[Int(index)].rCrossNormalB)
    }
    try coder.floats(all, .any, "a point of a contact") { index, exchange in
      exchange(&points[Int(index)].separation)
    }
    try coder.floats(all, .any, "a point of a contact") { index, exchange in
      exchange(&points[Int(index)].normalImpulse)
    }
    try coder.floats(all, .any, "a point of a contact") { index, exchange in
      exchange(&points[Int(index)].totalNormalImpulse)
    }
    try coder.floats(all, .any, "a point of a contact") { index, exchange in
      exchange(&origins[Int(index)].normalVelocity)
    }
  }
}
