// SPDX-License-Identifier: Apache-2.0

// The joints of each kind, in the order of their rows in the table of all joints. Rows of a kind are numbered anew:
// nothing depends on them.
extension World {
  func codeKinds(_ used: [Int32], _ coder: inout FieldCoder) throws(WorldDecodingError) {
    try codeDistanceJoints(used.filter { joints.record[$0].kind == .distance }, &coder)
    try codeRevoluteJoints(used.filter { joints.record[$0].kind == .revolute }, &coder)
    try codePrismaticJoints(used.filter { joints.record[$0].kind == .prismatic }, &coder)
    try codeWeldJoints(used.filter { joints.record[$0].kind == .weld }, &coder)
    try codeMouseJoints(used.filter { joints.record[$0].kind == .mouse }, &coder)
  }

  private func codeDistanceJoints(
    _ rows: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(rows, width: 18, "a distance joint") { row, fields in
      var joint = fields.isReading ? DistanceJoint() : joints.distance[joints.record[row].row]
      joint.code(&fields)
      if fields.isReading { joints.record[row].row = joints.distance.insert(joint) }
    }
  }

  private func codeRevoluteJoints(
    _ rows: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(rows, width: 21, "a revolute joint") { row, fields in
      var joint = fields.isReading ? RevoluteJoint() : joints.revolute[joints.record[row].row]
      joint.code(&fields)
      if fields.isReading { joints.record[row].row = joints.revolute.insert(joint) }
    }
  }

  private func codePrismaticJoints(
    _ rows: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(rows, width: 20, "a prismatic joint") { row, fields in
      var joint = fields.isReading ? PrismaticJoint() : joints.prismatic[joints.record[row].row]
      joint.code(&fields)
      if fields.isReading { joints.record[row].row = joints.prismatic.insert(joint) }
    }
  }

  private func codeWeldJoints(
    _ rows: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(rows, width: 12, "a weld joint") { row, fields in
      var joint = fields.isReading ? WeldJoint() : joints.weld[joints.record[row].row]
      joint.code(&fields)
      if fields.isReading { joints.record[row].row = joints.weld.insert(joint) }
    }
  }

  private func codeMouseJoints(
    _ rows: [Int32], _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(rows, width: 9, "a mouse joint") { row, fields in
      var joint = fields.isReading ? MouseJoint() : joints.mouse[joints.record[row].row]
      joint.code(&fields)
      if fields.isReading { joints.record[row].row = joints.mouse.insert(joint) }
    }
  }
}
