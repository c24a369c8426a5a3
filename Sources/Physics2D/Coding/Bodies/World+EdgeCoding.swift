// SPDX-License-Identifier: Apache-2.0

// The lists of contacts and joints that bodies have. A list is written as its keys in their order, so that the
// links that are made of it have no loop, and every edge is in one list.
extension World {
  /// Writes or reads the list of contacts of every body.
  func codeContactEdges(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var found = [Bool](repeating: false, count: coder.isReading ? 2 * contacts.record.count : 0)
    for row in bodyRows {
      var edges =
        coder.isReading ? [] : contacts.record.keys(from: bodies.record[row].firstContactEdge)
      try coder.rows(&edges, below: 2 * contacts.record.count, "a contact of a body")
      guard coder.isReading else { continue }
      for key in edges.reversed() {
        let record = contacts.record[key >> 1]
        try coder.require(
          record.flags.contains(.inUse) && !found[Int(key)]
            && row == (key & 1 == 0 ? record.bodyA : record.bodyB), "a contact of a body")
        found[Int(key)] = true
        contacts.record.link(key, head: &bodies.record[row].firstContactEdge)
        bodies.record[row].contactCount &+= 1
      }
    }
    guard coder.isReading else { return }
    for row in contactRows {
      try coder.require(found[2 * Int(row)] && found[2 * Int(row) + 1], "a contact of a body")
    }
  }

  /// Writes or reads the list of joints of every body.
  func codeJointEdges(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var found = [Bool](repeating: false, count: coder.isReading ? 2 * joints.record.count : 0)
    for row in bodyRows {
      var edges = coder.isReading ? [] : joints.record.keys(from: bodies.record[row].firstJointEdge)
      try coder.rows(&edges, below: 2 * joints.record.count, "a joint of a body")
      guard coder.isReading else { continue }
      for key in edges.reversed() {
        let record = joints.record[key >> 1]
        try coder.require(
          record.inUse && !found[Int(key)]
            && row == (key & 1 == 0 ? record.bodyA : record.bodyB), "a joint of a body")
        found[Int(key)] = true
        joints.record.link(key, head: &bodies.record[row].firstJointEdge)
        bodies.record[row].jointCount &+= 1
      }
    }
    guard coder.isReading else { return }
    for row in jointRows {
      // A joint to the world has no edge of body A.
      try coder.require(
        found[2 * Int(row)] == (joints.record[row].bodyA >= 0) && found[2 * Int(row) + 1],
        "a joint of a body")
    }
  }
}

// The rows in use, in ascending order.
extension World {
  var bodyRows: [Int32] {
    rows(bodies.record.count) { bodies.record[$0].flags.contains(.inUse) }
  }

  var shapeRows: [Int32] {
    rows(shapes.record.count) { shapes.record[$0].flags.contains(.inUse) }
  }

  var contactRows: [Int32] {
    rows(contacts.record.count) { contacts.record[$0].flags.contains(.inUse) }
  }

  var jointRows: [Int32] {
    rows(joints.record.count) { joints.record[$0].inUse }
  }

  private func rows(_ count: Int, where isUsed: (Int32) -> Bool) -> [Int32] {
    var rows: [Int32] = []
    for index in 0..<count {
      let row = Int32(truncatingIfNeeded: index)
      if isUsed(row) { rows.append(row) }
    }
    return rows
  }
}
