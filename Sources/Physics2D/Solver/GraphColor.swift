// SPDX-License-Identifier: Apache-2.0

/// The constraints of one color: no two move the same body, so that they can be solved in parallel.
struct GraphColor: ~Copyable {
  var contacts = ContactList()
  /// Rows of the joint table, kind by kind, so that neighbors in a list run the same code.
  var distanceJoints = Column<Int32>(minimumCapacity: 1)
  var revoluteJoints = Column<Int32>(minimumCapacity: 1)
  var prismaticJoints = Column<Int32>(minimumCapacity: 1)
  var weldJoints = Column<Int32>(minimumCapacity: 1)
  var mouseJoints = Column<Int32>(minimumCapacity: 1)

  /// Whether any joint has the color.
  var hasJoints: Bool {
    !(distanceJoints.isEmpty && revoluteJoints.isEmpty && prismaticJoints.isEmpty
      && weldJoints.isEmpty && mouseJoints.isEmpty)
  }

  /// Whether nothing has the color.
  var isEmpty: Bool { contacts.isEmpty && !hasJoints }

  /// Adds a joint to the list of its kind; returns its index.
  mutating func append(_ joint: Int32, _ kind: JointKind) -> Int32 {
    switch kind {
    case .distance: Self.append(joint, to: &distanceJoints)
    case .revolute: Self.append(joint, to: &revoluteJoints)
    case .prismatic: Self.append(joint, to: &prismaticJoints)
    case .weld: Self.append(joint, to: &weldJoints)
    case .mouse: Self.append(joint, to: &mouseJoints)
    }
  }

  /// Removes the joint at an index; returns the joint that moved to the index, −1 for none.
  mutating func remove(at index: Int32, _ kind: JointKind) -> Int32 {
    switch kind {
    case .distance: Self.remove(at: index, from: &distanceJoints)
    case .revolute: Self.remove(at: index, from: &revoluteJoints)
    case .prismatic: Self.remove(at: index, from: &prismaticJoints)
    case .weld: Self.remove(at: index, from: &weldJoints)
    case .mouse: Self.remove(at: index, from: &mouseJoints)
    }
  }

  /// Copies the lists of another color.
  mutating func copy(from other: borrowing GraphColor) {
    contacts.copy(from: other.contacts)
    distanceJoints.copy(from: other.distanceJoints)
    revoluteJoints.copy(from: other.revoluteJoints)
    prismaticJoints.copy(from: other.prismaticJoints)
    weldJoints.copy(from: other.weldJoints)
    mouseJoints.copy(from: other.mouseJoints)
  }

  /// Adds a row to a list; returns its index.
  static func append(_ row: Int32, to list: inout Column<Int32>) -> Int32 {
    list.append(row)
    return Int32(truncatingIfNeeded: list.count &- 1)
  }

  /// Removes the row at an index; returns the row that moved to the index, −1 for none.
  static func remove(at index: Int32, from list: inout Column<Int32>) -> Int32 {
    list.swapRemove(at: Int(index)) ? list[index] : -1
  }
}
