// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Rest times, resting poses, and what decides on sleep and boxes.
  func codeRest<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    try coder.floats(used, .unbounded, "the rest time of a body") { row, exchange in
      exchange(&bodies.record[row].restTime)
    }
    try coder.floats(used, .nonNegative, "the sleep threshold of a body") { row, exchange in
      exchange(&bodies.record[row].sleepThreshold)
    }
    try coder.floats(used, .ordered, "the slack of a body's boxes") { row, exchange in
      exchange(&bodies.record[row].boundsSlack)
    }
    try coder.longs(used, "the user data of a body") { row, exchange in
      exchange(&bodies.record[row].userData)
    }
    // The pose at the beginning of a rest is compared only in worlds with stabilized piles, and only while the
    // body rests.
    let resting =
      settings.stabilizesPiles ? used.filter { bodies.record[$0].restTime > 0 } : []
    let centers = resting.map { bodies.pose[$0].center }
    try coder.vectors(resting, .finite, near: centers, "the resting pose of a body") {
      row, exchange in
      exchange(&bodies.record[row].restCenter)
    }
    let rotations = resting.map { bodies.pose[$0].transform.rotation }
    try coder.rotations(resting, near: rotations, "the resting pose of a body") { row, exchange in
      exchange(&bodies.record[row].restRotation)
    }
  }

  /// The list of awake bodies, in its order.
  func codeAwakeBodies<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    var awake = bodies.awake.array
    try coder.rows(&awake, below: bodies.record.count, "the list of awake bodies")
    guard Coder.isReading else { return }
    for row in awake {
      let record = bodies.record[row]
      try coder.require(
        record.flags.contains(.inUse) && record.kind != .static && record.awakeIndex < 0,
        "the list of awake bodies")
      bodies.insertAwake(row)
    }
  }

  /// For each sleeping body the next one of its island.
  func codeSleepingBodies<Coder: FieldCoder>(
    _ used: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    let asleep = used.filter {
      bodies.record[$0].kind != .static && bodies.record[$0].awakeIndex < 0
    }
    // Where each sleeping body follows exactly one, the links are rings.
    var isLinked = [Bool](repeating: false, count: Coder.isReading ? bodies.record.count : 0)
    for row in asleep {
      var next = bodies.record[row].nextAsleep
      try coder.index(&next, below: bodies.record.count, "a sleeping island")
      guard Coder.isReading else { continue }
      let record = bodies.record[next]
      try coder.require(
        record.flags.contains(.inUse) && record.kind != .static && record.awakeIndex < 0
          && !isLinked[Int(next)], "a sleeping island")
      isLinked[Int(next)] = true
      bodies.record[row].nextAsleep = next
    }
  }
}
