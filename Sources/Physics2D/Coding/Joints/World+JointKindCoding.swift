// SPDX-License-Identifier: Apache-2.0

/// A joint whose fields are a row of a table.
protocol CodedJoint: BitwiseCopyable {
  /// Words of 32 bits.
  static var width: Int { get }
  /// What a refusal calls the joint.
  static var name: FieldName { get }

  /// A joint whose fields are read.
  init()

  /// Writes or reads the fields.
  mutating func code(_ fields: inout RowCoder)
}

// The joints of each kind, in the order of their rows in the table of all joints. Rows of a kind are numbered anew:
// nothing depends on them.
extension World {
  func codeKinds(_ used: [Int32], _ coder: inout FieldCoder) throws(WorldDecodingError) {
    let records = joints.record.base
    let rows = { (kind: JointKind) in used.filter { records[Int($0)].kind == kind } }
    try joints.distance.code(rows(.distance), records, &coder)
    try joints.revolute.code(rows(.revolute), records, &coder)
    try joints.prismatic.code(rows(.prismatic), records, &coder)
    try joints.weld.code(rows(.weld), records, &coder)
    try joints.mouse.code(rows(.mouse), records, &coder)
  }
}

extension JointColumn where Joint: CodedJoint {
  /// Writes or reads the joints of rows of the table of all joints.
  fileprivate mutating func code(
    _ rows: [Int32], _ records: UnsafeMutablePointer<JointRecord>, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    try coder.table(rows, width: Joint.width, Joint.name) { row, fields in
      var joint = fields.isReading ? Joint() : self[records[Int(row)].row]
      joint.code(&fields)
      if fields.isReading { records[Int(row)].row = insert(joint) }
    }
  }
}
