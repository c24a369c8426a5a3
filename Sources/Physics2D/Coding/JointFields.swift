// SPDX-License-Identifier: Apache-2.0

// What joints of several kinds have in common. Impulses may have any bits: the step that makes them unusable holds
// the bodies, and clears them.
extension FieldCoder {
  /// Writes or reads the anchors of joints.
  @inline(never)
  mutating func anchors<Joint: AnchoredJoint>(_ joints: inout [Joint]) throws(Failure) {
    let all = indices(joints.count)
    try vectors(all, .usable, "the anchor of a joint") { index, exchange in
      exchange(&joints[Int(index)].localAnchorA)
    }
    try vectors(all, .usable, "the anchor of a joint") { index, exchange in
      exchange(&joints[Int(index)].localAnchorB)
    }
  }

  /// Writes or reads a spring of each joint.
  @inline(never)
  mutating func springs(
    _ rows: [Int32], _ field: (Int32, (inout JointSpring) -> Void) -> Void
  ) throws(Failure) {
    var springs: [JointSpring] = []
    for row in rows { field(row) { springs.append($0) } }
    let all = indices(springs.count)
    try floats(all, .nonNegative, "the spring of a joint") { index, exchange in
      exchange(&springs[Int(index)].hertz)
    }
    try floats(all, .nonNegative, "the spring of a joint") { index, exchange in
      exchange(&springs[Int(index)].dampingRatio)
    }
    guard Self.isReading else { return }
    for (index, row) in rows.enumerated() { field(row) { $0 = springs[index] } }
  }

  /// Writes or reads the limits and the motors of joints.
  @inline(never)
  mutating func drives<Joint: DrivenJoint>(_ joints: inout [Joint]) throws(Failure) {
    let all = indices(joints.count)
    try floats(all, .finite, "the limits of a joint") { index, exchange in
      exchange(&joints[Int(index)].limits.lower)
    }
    try floats(all, .finite, "the limits of a joint") { index, exchange in
      exchange(&joints[Int(index)].limits.upper)
    }
    try floats(all, .usable, "the motor of a joint") { index, exchange in
      exchange(&joints[Int(index)].motor.speed)
    }
    try floats(all, .unbounded, "the motor of a joint") { index, exchange in
      exchange(&joints[Int(index)].motor.maximumEffort)
    }
  }

  /// Writes or reads options as the bits of a byte.
  @inline(never)
  mutating func options(
    _ rows: [Int32], below limit: UInt8, _ field: (Int32, (inout UInt8) -> Void) -> Void
  ) throws(Failure) {
    var options = [UInt8](repeating: 0, count: rows.count)
    for (index, row) in rows.enumerated() { field(row) { options[index] = $0 } }
    try bytes(indices(rows.count), "the options of a joint") { index, exchange in
      exchange(&options[Int(index)])
    }
    guard Self.isReading else { return }
    for (index, row) in rows.enumerated() {
      try require(options[index] < limit, "the options of a joint")
      field(row) { $0 = options[index] }
    }
  }

  /// The rows of an array.
  func indices(_ count: Int) -> [Int32] { (0..<count).map { Int32(truncatingIfNeeded: $0) } }
}
