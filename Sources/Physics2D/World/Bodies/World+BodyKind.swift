// SPDX-License-Identifier: Apache-2.0

extension World {
  /// Sets the kind of a body; wakes it and the bodies that touch it.
  ///
  /// Contacts that the new kind allows continue without an end event. A static body loses its velocity; a dynamic
  /// body gets back the mass of its shapes, or the one that was set.
  public func setKind(_ kind: BodyKind, of body: BodyHandle) {
    guard let row = usableBody(body), bodies.record[row].kind != kind else { return }
    wakeBodyAndNeighbors(row)
    deactivateAllConstraints(of: row)
    let oldKind = bodies.record[row].kind
    if bodies.record[row].awakeIndex >= 0 { bodies.removeAwake(row) }
    bodies.record[row].kind = kind
    bodies.record[row].restTime = 0
    bodies.record[row].flags.remove(.deep)
    bodies.forces[row].crowdedSpeed = 0
    bodies.motion[row].flags = kind == .dynamic ? BodyMotionFlags.dynamic.rawValue : 0
    if kind == .static { stopMotion(of: row) } else { bodies.insertAwake(row) }
    updateMass(of: row)
    moveProxies(of: row, from: oldKind)
    destroyDisallowedContacts(of: row)
    reactivateConstraints(of: row)
  }

  private func deactivateAllConstraints(of row: Int32) {
    var edge = bodies.record[row].firstContactEdge
    while let (contact, _) = contacts.record.next(&edge) {
      graph.deactivateContact(contact, contacts: &contacts)
      if contacts.record[contact].awakeIndex >= 0 { contacts.removeAwake(contact) }
    }
    edge = bodies.record[row].firstJointEdge
    while let (joint, _) = joints.record.next(&edge) {
      guard joints.record[joint].awakeIndex >= 0 else { continue }
      graph.removeJoint(joint, joints: &joints)
      joints.removeAwake(joint)
    }
  }

  private func reactivateConstraints(of row: Int32) {
    var edge = bodies.record[row].firstContactEdge
    while let (contact, _) = contacts.record.next(&edge) {
      let record = contacts.record[contact]
      let isAwake =
        bodies.record[record.bodyA].awakeIndex >= 0 || bodies.record[record.bodyB].awakeIndex >= 0
      if isAwake { contacts.insertAwake(contact) }
      if isSolid(record) { activate(contact: contact) }
    }
    edge = bodies.record[row].firstJointEdge
    while let (joint, _) = joints.record.next(&edge) { activate(joint: joint) }
  }

  private func destroyDisallowedContacts(of row: Int32) {
    var edge = bodies.record[row].firstContactEdge
    while let (contact, _) = contacts.record.next(&edge) {
      let record = contacts.record[contact]
      if !canCollide(record.shapeA, record.shapeB) { destroyContact(contact) }
    }
  }

  /// Moves a body's shapes from the tree of its old kind to that of its new kind.
  private func moveProxies(of row: Int32, from oldKind: BodyKind) {
    var shape = bodies.record[row].firstShape
    while shape >= 0 {
      broadPhase.remove(shapes.record[shape].proxy, kind: oldKind)
      insertProxy(of: shape)
      shape = shapes.record[shape].nextShape
    }
  }
}
