// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Rest times, resting poses, and what decides on sleep and boxes.
  func codeRest(
    _ used: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(used, width: 5, "the rest of a body") { row, fields in
      fields.float(&bodies.record[row].restTime, .unbounded)
      fields.float(&bodies.record[row].sleepThreshold, .nonNegative)
      fields.float(&bodies.record[row].boundsSlack, .ordered)
      fields.long(&bodies.record[row].userData)
    }
    // The pose at the beginning of a rest is compared only in worlds with stabilized piles, and only while the
    // body rests.
    let resting =
      settings.stabilizesPiles ? used.filter { bodies.record[$0].restTime > 0 } : []
    try coder.table(resting, width: 4, "the resting pose of a body") { row, fields in
      let pose = bodies.pose[row]
      fields.vector(&bodies.record[row].restCenter, .finite, near: pose.center)
      fields.rotation(&bodies.record[row].restRotation, near: pose.transform.rotation)
    }
  }

  /// The list of awake bodies, in its order.
  func codeAwakeBodies(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var awake = bodies.awake.array
    try coder.rows(&awake, below: bodies.record.count, "the list of awake bodies")
    guard coder.isReading else { return }
    for row in awake {
      let record = bodies.record[row]
      try coder.require(
        record.flags.contains(.inUse) && record.kind != .static && record.awakeIndex < 0,
        "the list of awake bodies")
      bodies.insertAwake(row)
    }
  }

  /// For each sleeping body the next one of its island.
  func codeSleepingBodies(
    _ used: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    let asleep = used.filter {
      bodies.record[$0].kind != .static && bodies.record[$0].awakeIndex < 0
    }
    if coder.isReading { bodies.sleepingCount = asleep.count }
    // Where each sleeping body follows exactly one, the links are rings.
    var isLinked = [Bool](repeating: false, count: coder.isReading ? bodies.record.count : 0)
    for row in asleep {
      var next = bodies.record[row].nextAsleep
      try coder.index(&next, below: bodies.record.count, "a sleeping island")
      guard coder.isReading else { continue }
      let record = bodies.record[next]
      try coder.require(
        record.flags.contains(.inUse) && record.kind != .static && record.awakeIndex < 0
          && !isLinked[Int(next)], "a sleeping island")
      isLinked[Int(next)] = true
      bodies.record[row].nextAsleep = next
    }
  }
}
