// SPDX-License-Identifier: Apache-2.0

extension World {
  /// The number of pairs of shapes that are near each other.
  public var contactCount: Int { contacts.liveCount }

  /// Creates the contact of two shapes, the one of the greater kind first.
  func createContact(_ first: Int32, _ second: Int32) {
    // A fixed order of the shapes: `collide` handles each pair of kinds in one order only.
    let kindFirst = shapes.geometry[first].kind.rawValue
    let kindSecond = shapes.geometry[second].kind.rawValue
    let keepsOrder = kindFirst > kindSecond || (kindFirst == kindSecond && first < second)
    let a = keepsOrder ? first : second
    let b = keepsOrder ? second : first
    let recordA = shapes.record[a]
    let recordB = shapes.record[b]
    let flagsOfEither = recordA.flags.union(recordB.flags)
    var flags: ContactFlags = .inUse
    if flagsOfEither.contains(.sensor) { flags.insert(.sensor) }
    if flagsOfEither.contains(.contactEvents) { flags.insert(.contactEvents) }
    if flagsOfEither.contains(.hitEvents) { flags.insert(.hitEvents) }
    let row = contacts.insertRow(
      ContactRecord(
        shapeA: a, shapeB: b, bodyA: recordA.body, bodyB: recordB.body, flags: flags))
    updateMaterial(ofContact: row)
    linkContact(row)
    let isAwakeA = bodies.record[recordA.body].awakeIndex >= 0
    let isAwakeB = bodies.record[recordB.body].awakeIndex >= 0
    if isAwakeA || isAwakeB {
      contacts.insertAwake(row)
    } else if !flags.contains(.sensor) {
      // A static shape was added where bodies sleep.
      wakeBody(recordA.body)
      wakeBody(recordB.body)
    }
  }

  /// Removes a contact from all tables; the end of its touch is reported with the next events.
  func destroyContact(_ row: Int32) {
    let record = contacts.record[row]
    if record.flags.contains(.reported) { reportEnd(of: record) }
    graph.removeContact(row, contacts: &contacts)
    unlinkContact(row)
    if contacts.record[row].awakeIndex >= 0 { contacts.removeAwake(row) }
    broadPhase.pairs.remove(PairSet.key(record.shapeA, record.shapeB))
    contacts.removeRow(row)
  }

  /// Destroys the contacts of a shape, and wakes the bodies that it touched.
  func destroyContacts(ofShape shape: Int32) {
    let body = shapes.record[shape].body
    var edge = bodies.record[body].firstContactEdge
    while let (row, other) = contacts.record.next(&edge) {
      let record = contacts.record[row]
      guard record.shapeA == shape || record.shapeB == shape else { continue }
      if isSolid(record) { wakeBody(other) }
      destroyContact(row)
    }
  }

  /// Destroys the contacts of a shape that its filter no longer allows.
  func destroyForbiddenContacts(ofShape shape: Int32) {
    var edge = bodies.record[shapes.record[shape].body].firstContactEdge
    while let (row, _) = contacts.record.next(&edge) {
      let record = contacts.record[row]
      guard record.shapeA == shape || record.shapeB == shape,
        !filtersCanCollide(shapes.record[record.shapeA].filter, shapes.record[record.shapeB].filter)
      else { continue }
      destroyContact(row)
    }
  }

  /// Destroys the contacts between two bodies.
  func destroyContacts(between bodyA: Int32, and bodyB: Int32) {
    var edge = bodies.record[bodyA].firstContactEdge
    while let (row, other) = contacts.record.next(&edge) {
      if other == bodyB { destroyContact(row) }
    }
  }

  /// Updates the friction and restitution of a shape's contacts, and wakes the bodies that it touches.
  func updateContactMaterials(ofShape shape: Int32) {
    let body = shapes.record[shape].body
    wakeBodyAndNeighbors(body)
    var edge = bodies.record[body].firstContactEdge
    while let (row, _) = contacts.record.next(&edge) {
      let record = contacts.record[row]
      if record.shapeA == shape || record.shapeB == shape { updateMaterial(ofContact: row) }
    }
  }

  /// Whether a contact applies impulses: the shapes touch and neither is a sensor.
  func isSolid(_ record: ContactRecord) -> Bool {
    record.flags.contains(.touching) && !record.flags.contains(.sensor)
  }

  /// Combines friction as √(f₁·f₂) and restitution as the maximum.
  ///
  /// (S058)
  func updateMaterial(ofContact row: Int32) {
    let record = contacts.record[row]
    let a = shapes.record[record.shapeA].material
    let b = shapes.record[record.shapeB].material
    contacts.record[row].friction = (a.friction * b.friction).squareRoot()
    contacts.record[row].restitution =
      a.restitution > b.restitution ? a.restitution : b.restitution
    if record.color >= 0 { graph.updateMaterial(of: row, contacts) }
  }

  /// Invalidates the manifolds and separating axes of a body's contacts, because its center of mass moved
  /// within it.
  func invalidateManifolds(ofBody body: Int32) {
    var edge = bodies.record[body].firstContactEdge
    while let (row, _) = contacts.record.next(&edge) {
      let record = contacts.record[row]
      graph.invalidate(row, contacts)
      contacts.reference[row] = StoredReference()
      if record.awakeIndex >= 0 {
        contacts.separatingAxes[record.awakeIndex] = SeparatingAxisCache(record)
      }
    }
  }

  /// The manifold of a touching contact with its current impulses.
  func manifold(ofContact row: Int32) -> Manifold {
    let record = contacts.record[row]
    return record.color >= 0 ? graph.manifold(of: record) : contacts.manifold[row]
  }
}

// MARK: - Lists of the bodies

extension World {
  private func linkContact(_ row: Int32) {
    let (a, b) = (contacts.record[row].bodyA, contacts.record[row].bodyB)
    contacts.record.link(row &* 2, head: &bodies.record[a].firstContactEdge)
    contacts.record.link(row &* 2 &+ 1, head: &bodies.record[b].firstContactEdge)
    bodies.record[a].contactCount &+= 1
    bodies.record[b].contactCount &+= 1
  }

  private func unlinkContact(_ row: Int32) {
    let (a, b) = (contacts.record[row].bodyA, contacts.record[row].bodyB)
    contacts.record.unlink(row &* 2, head: &bodies.record[a].firstContactEdge)
    contacts.record.unlink(row &* 2 &+ 1, head: &bodies.record[b].firstContactEdge)
    bodies.record[a].contactCount &-= 1
    bodies.record[b].contactCount &-= 1
  }
}
