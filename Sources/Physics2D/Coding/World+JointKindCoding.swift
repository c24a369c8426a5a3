// SPDX-License-Identifier: Apache-2.0

// The joints of each kind, in the order of their rows in the table of all joints.
extension World {
  func codeDistanceJoints<Coder: FieldCoder>(
    _ rows: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var list =
      Coder.isReading
      ? [DistanceJoint](repeating: DistanceJoint(), count: rows.count)
      : rows.map { joints.distance[joints.record[$0].row] }
    let all = coder.indices(list.count)
    try coder.anchors(&list)
    try coder.options(all, below: 4) { index, exchange in
      let index = Int(index)
      var bits: UInt8 = (list[index].hasSpring ? 1 : 0) | (list[index].hasRange ? 2 : 0)
      exchange(&bits)
      list[index].hasSpring = bits & 1 != 0
      list[index].hasRange = bits & 2 != 0
    }
    try coder.springs(all) { index, exchange in exchange(&list[Int(index)].spring) }
    try codeLengths(&list, &coder)
    try coder.vectors(all, .any, "the axis of a joint") { index, exchange in
      exchange(&list[Int(index)].axis)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].impulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].lowerImpulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].upperImpulse)
    }
    try coder.vectors(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].pointImpulse)
    }
    for (index, row) in rows.enumerated() where Coder.isReading {
      joints.record[row].row = joints.distance.insert(list[index])
    }
  }

  private func codeLengths<Coder: FieldCoder>(
    _ list: inout [DistanceJoint], _ coder: inout Coder
  ) throws(Coder.Failure) {
    let all = coder.indices(list.count)
    try coder.floats(all, .nonNegative, "the length of a joint") { index, exchange in
      exchange(&list[Int(index)].length)
    }
    try coder.floats(all, .nonNegative, "the length of a joint") { index, exchange in
      exchange(&list[Int(index)].minimumLength)
    }
    try coder.floats(all, .nonNegative, "the length of a joint") { index, exchange in
      exchange(&list[Int(index)].maximumLength)
    }
  }

  func codeRevoluteJoints<Coder: FieldCoder>(
    _ rows: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var list =
      Coder.isReading
      ? [RevoluteJoint](repeating: RevoluteJoint(), count: rows.count)
      : rows.map { joints.revolute[joints.record[$0].row] }
    let all = coder.indices(list.count)
    try coder.anchors(&list)
    try coder.options(all, below: 16) { index, exchange in
      let index = Int(index)
      var bits: UInt8 =
        (list[index].hasSpring ? 1 : 0) | (list[index].hasAngularSpring ? 2 : 0)
        | (list[index].hasLimits ? 4 : 0) | (list[index].hasMotor ? 8 : 0)
      exchange(&bits)
      list[index].hasSpring = bits & 1 != 0
      list[index].hasAngularSpring = bits & 2 != 0
      list[index].hasLimits = bits & 4 != 0
      list[index].hasMotor = bits & 8 != 0
    }
    try coder.springs(all) { index, exchange in exchange(&list[Int(index)].spring) }
    try coder.springs(all) { index, exchange in exchange(&list[Int(index)].angularSpring) }
    try coder.drives(&list)
    try coder.floats(all, .usable, "the angle of a joint") { index, exchange in
      exchange(&list[Int(index)].referenceAngle)
    }
    try coder.floats(all, .any, "the angle of a joint") { index, exchange in
      exchange(&list[Int(index)].angle)
    }
    try coder.vectors(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].impulse)
    }
    try codeAngularImpulses(&list, &coder)
    for (index, row) in rows.enumerated() where Coder.isReading {
      joints.record[row].row = joints.revolute.insert(list[index])
    }
  }

  private func codeAngularImpulses<Coder: FieldCoder>(
    _ list: inout [RevoluteJoint], _ coder: inout Coder
  ) throws(Coder.Failure) {
    let all = coder.indices(list.count)
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].angularSpringImpulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].motorImpulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].lowerImpulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].upperImpulse)
    }
  }

  func codePrismaticJoints<Coder: FieldCoder>(
    _ rows: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var list =
      Coder.isReading
      ? [PrismaticJoint](repeating: PrismaticJoint(), count: rows.count)
      : rows.map { joints.prismatic[joints.record[$0].row] }
    let all = coder.indices(list.count)
    try coder.anchors(&list)
    try coder.options(all, below: 8) { index, exchange in
      let index = Int(index)
      var bits: UInt8 =
        (list[index].hasSpring ? 1 : 0) | (list[index].hasLimits ? 2 : 0)
        | (list[index].hasMotor ? 4 : 0)
      exchange(&bits)
      list[index].hasSpring = bits & 1 != 0
      list[index].hasLimits = bits & 2 != 0
      list[index].hasMotor = bits & 4 != 0
    }
    try coder.springs(all) { index, exchange in exchange(&list[Int(index)].spring) }
    try coder.drives(&list)
    try coder.vectors(all, .usable, "the axis of a joint") { index, exchange in
      exchange(&list[Int(index)].localAxis)
    }
    try coder.floats(all, .usable, "the angle of a joint") { index, exchange in
      exchange(&list[Int(index)].referenceAngle)
    }
    try codeImpulses(&list, &coder)
    for (index, row) in rows.enumerated() where Coder.isReading {
      joints.record[row].row = joints.prismatic.insert(list[index])
    }
  }

  private func codeImpulses<Coder: FieldCoder>(
    _ list: inout [PrismaticJoint], _ coder: inout Coder
  ) throws(Coder.Failure) {
    let all = coder.indices(list.count)
    try coder.vectors(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].impulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].springImpulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].motorImpulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].lowerImpulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].upperImpulse)
    }
  }

  func codeWeldJoints<Coder: FieldCoder>(
    _ rows: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var list =
      Coder.isReading
      ? [WeldJoint](repeating: WeldJoint(), count: rows.count)
      : rows.map { joints.weld[joints.record[$0].row] }
    let all = coder.indices(list.count)
    try coder.anchors(&list)
    try coder.springs(all) { index, exchange in exchange(&list[Int(index)].linearSpring) }
    try coder.springs(all) { index, exchange in exchange(&list[Int(index)].angularSpring) }
    try coder.floats(all, .usable, "the angle of a joint") { index, exchange in
      exchange(&list[Int(index)].referenceAngle)
    }
    try coder.vectors(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].impulse)
    }
    try coder.floats(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].angularImpulse)
    }
    for (index, row) in rows.enumerated() where Coder.isReading {
      joints.record[row].row = joints.weld.insert(list[index])
    }
  }

  func codeMouseJoints<Coder: FieldCoder>(
    _ rows: [Int32], _ coder: inout Coder
  ) throws(Coder.Failure) {
    var list =
      Coder.isReading
      ? [MouseJoint](repeating: MouseJoint(), count: rows.count)
      : rows.map { joints.mouse[joints.record[$0].row] }
    let all = coder.indices(list.count)
    try coder.vectors(all, .usable, "the anchor of a joint") { index, exchange in
      exchange(&list[Int(index)].localAnchor)
    }
    try coder.vectors(all, .usable, "the target of a joint") { index, exchange in
      exchange(&list[Int(index)].target)
    }
    try coder.springs(all) { index, exchange in exchange(&list[Int(index)].spring) }
    try coder.floats(all, .unbounded, "the force of a joint") { index, exchange in
      exchange(&list[Int(index)].maximumForce)
    }
    try coder.vectors(all, .any, "an impulse of a joint") { index, exchange in
      exchange(&list[Int(index)].impulse)
    }
    for (index, row) in rows.enumerated() where Coder.isReading {
      joints.record[row].row = joints.mouse.insert(list[index])
    }
  }
}
