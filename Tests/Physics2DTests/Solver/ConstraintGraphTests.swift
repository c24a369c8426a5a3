// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Constraint graph")
struct ConstraintGraphTests {
  /// A table of bodies of which the first ones do not move.
  private func bodies(_ count: Int, fixed: Int) -> BodyTable {
    var table = BodyTable()
    for body in 0..<count {
      let row = table.insertRow()
      if body >= fixed { table.motion[row].flags = BodyMotionFlags.dynamic.rawValue }
    }
    return table
  }

  private func contact(_ a: Int32, _ b: Int32, _ contacts: inout ContactTable) -> Int32 {
    contacts.insertRow(ContactRecord(bodyA: a, bodyB: b))
  }

  /// Whether no color moves a body twice, and every contact knows its place.
  private func isSound(
    _ graph: borrowing ConstraintGraph, _ contacts: borrowing ContactTable,
    _ bodies: borrowing BodyTable
  ) -> Bool {
    for color in 0..<ConstraintGraph.colorCount {
      var seen: Set<Int32> = []
      for index in 0..<graph.colors[color].contacts.count {
        let record = contacts.record[graph.colors[color].contacts.rows[index]]
        guard Int(record.color) == color, record.colorIndex == Int32(index) else { return false }
        guard color != ConstraintGraph.overflow else { continue }
        for body in [record.bodyA, record.bodyB] where bodies.motion[body].isDynamic {
          guard seen.insert(body).inserted else { return false }
        }
      }
    }
    return true
  }

  @Test("moving pairs take the first free color, contacts with what stands still the last")
  func firstFree() {
    let bodies = bodies(4, fixed: 1)
    var contacts = ContactTable()
    var graph = ConstraintGraph()
    let pairs: [(Int32, Int32)] = [(1, 2), (2, 3), (1, 3), (0, 1), (2, 0), (0, 3)]
    let rows = pairs.map { contact($0.0, $0.1, &contacts) }
    for row in rows { graph.addContact(row, contacts: &contacts, bodies: bodies) }
    var colors: [Int16] = []
    for row in rows { colors.append(contacts.record[row].color) }
    #expect(colors == [0, 1, 2, 22, 22, 22])
  }

  @Test("adding and removing at random keeps every color free of conflicts")
  func randomised() {
    let bodies = bodies(40, fixed: 4)
    var contacts = ContactTable()
    var graph = ConstraintGraph()
    var random = SplitMix(seed: 7)
    var live: [Int32] = []
    for round in 0..<4000 {
      if live.count < 20 || random.unit() < 0.52 {
        let a = Int32(random.number(0, 39.99))
        let b = Int32(random.number(4, 39.99))
        guard a != b else { continue }
        let row = contact(a, b, &contacts)
        graph.addContact(row, contacts: &contacts, bodies: bodies)
        live.append(row)
      } else {
        let row = live.remove(at: Int(random.number(0, Float(live.count) - 0.01)))
        graph.removeContact(row, contacts: &contacts)
        let color = contacts.record[row].color
        #expect(color == -1)
        contacts.removeRow(row)
      }
      if round % 200 == 0 {
        let isSound = isSound(graph, contacts, bodies)
        #expect(isSound)
      }
    }
    for row in live { graph.removeContact(row, contacts: &contacts) }
    for color in 0..<ConstraintGraph.colorCount {
      let isEmpty = graph.colors[color].isEmpty
      #expect(isEmpty)
    }
  }

  @Test("a body with more neighbors than colors overflows, and loses nothing")
  func overflow() {
    let bodies = bodies(40, fixed: 0)
    var contacts = ContactTable()
    var graph = ConstraintGraph()
    for other in Int32(1)..<40 {
      let row = contact(0, other, &contacts)
      graph.addContact(row, contacts: &contacts, bodies: bodies)
    }
    var total = 0
    for color in 0..<ConstraintGraph.colorCount { total += graph.colors[color].contacts.count }
    #expect(total == 39)
    let overflowed = graph.colors[ConstraintGraph.overflow].contacts.count
    #expect(overflowed == 19)
    let isSound = isSound(graph, contacts, bodies)
    #expect(isSound)
  }

  @Test("joints of every kind share the colors with contacts")
  func joints() {
    let bodies = bodies(3, fixed: 0)
    var contacts = ContactTable()
    var joints = JointTable()
    var graph = ConstraintGraph()
    let touch = contact(0, 1, &contacts)
    graph.addContact(touch, contacts: &contacts, bodies: bodies)
    var rows: [Int32] = []
    for kind in [JointKind.distance, .revolute, .prismatic, .weld] {
      var record = JointRecord()
      record.kind = kind
      record.bodyA = 0
      record.bodyB = 2
      rows.append(joints.insertRow(record))
    }
    for row in rows { graph.addJoint(row, joints: &joints, bodies: bodies) }
    var colors: [Int32] = []
    for row in rows { colors.append(joints.record[row].color) }
    #expect(colors == [1, 2, 3, 4])
    graph.removeJoint(rows[1], joints: &joints)
    let next = contact(2, 0, &contacts)
    graph.addContact(next, contacts: &contacts, bodies: bodies)
    let color = contacts.record[next].color
    #expect(color == 2)
  }
}
