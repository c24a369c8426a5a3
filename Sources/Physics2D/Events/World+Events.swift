// Events of the last step, valid until the next one.
extension World {
  /// Pairs of shapes that began to touch in the last step, in a defined order.
  public var beginContacts: [ContactBeginEvent] { events.begins.array }

  /// Pairs of shapes that stopped touching in the last step or since the one before.
  public var endContacts: [ContactEndEvent] { events.ends.array }

  /// Hits of shapes that report them, in the last step.
  public var hits: [HitEvent] { events.hits.array }

  /// Shapes that began to overlap a sensor in the last step.
  public var sensorBegins: [SensorEvent] { events.sensorBegins.array }

  /// Shapes that stopped to overlap a sensor in the last step or since the one before.
  public var sensorEnds: [SensorEvent] { events.sensorEnds.array }

  /// Every dynamic and kinematic body that was awake in the last step.
  public var movedBodies: [MovedBody] { events.moved.array }

  /// Visits every body that was awake in the last step, without making an array.
  public func forEachMovedBody(_ visit: (MovedBody) -> Void) {
    var index = 0
    while index < events.moved.count {
      visit(events.moved[index])
      index &+= 1
    }
  }

  /// The bodies that moved in the last step, in the order of `forEachMovedBody`; valid only inside of the
  /// call, which may not step the world.
  package func withMovedBodies<Result>(
    _ read: (UnsafeBufferPointer<MovedBody>) -> Result
  ) -> Result {
    read(UnsafeBufferPointer(start: events.moved.base, count: events.moved.count))
  }

  /// The shapes that overlap a sensor now; none for a stale handle or a shape that is no sensor.
  public func overlaps(ofSensor sensor: ShapeHandle) -> [ShapeHandle] {
    guard let row = shapeIndex(sensor), shapes.record[row].flags.contains(.sensor) else {
      return []
    }
    var visitors: [ShapeHandle] = []
    var edge = bodies.record[shapes.record[row].body].firstContactEdge
    while edge >= 0 {
      let record = contacts.record[edge >> 1]
      edge = edge & 1 == 0 ? record.edgeA.next : record.edgeB.next
      guard record.shapeA == row || record.shapeB == row,
        record.flags.contains(.touching)
      else { continue }
      visitors.append(handle(ofShape: record.shapeA == row ? record.shapeB : record.shapeA))
    }
    return visitors
  }

  /// Reports touches that press or overlap for the first time.
  ///
  /// A contact is solved from a small distance on, so that shapes do not overlap before they stop;
  /// the touch is reported when they meet.
  func reportBegins() {
    let list = contacts.unreported.base
    let count = contacts.unreported.count
    var kept = 0
    var index = 0
    while index < count {
      let row = list[index]
      index &+= 1
      // A row that stands here twice is looked at once.
      guard contacts.record[row].flags.contains(.listed) else { continue }
      contacts.record[row].flags.remove(.listed)
      guard contacts.record[row].flags.contains(.touching), !reportBegin(row) else { continue }
      list[kept] = row
      kept &+= 1
    }
    contacts.unreported.setCount(kept)
    index = 0
    while index < kept {
      contacts.record[list[index]].flags.insert(.listed)
      index &+= 1
    }
  }

  /// Lists a touch that began, where somebody wants to know.
  func enqueueUnreported(_ row: Int32) {
    let flags = contacts.record[row].flags
    guard flags.isDisjoint(with: [.listed, .reported]),
      !flags.isDisjoint(with: [.sensor, .contactEvents])
    else { return }
    contacts.record[row].flags.insert(.listed)
    contacts.unreported.append(row)
  }

  /// Reports a touch where it presses; returns whether it did.
  private func reportBegin(_ row: Int32) -> Bool {
    let record = contacts.record[row]
    if record.flags.contains(.sensor) {
      contacts.record[row].flags.insert(.reported)
      events.sensorBegins.append(sensorEvent(of: record))
      return true
    }
    let manifold = manifold(ofContact: row)
    guard let point = pressingPoint(of: record, manifold) else { return false }
    contacts.record[row].flags.insert(.reported)
    events.begins.append(
      ContactBeginEvent(
        shapeA: handle(ofShape: record.shapeA), shapeB: handle(ofShape: record.shapeB),
        point: point, normal: manifold.normal))
    return true
  }

  /// Reports that a touch ended.
  func reportEnd(of record: ContactRecord) {
    if record.flags.contains(.sensor) {
      events.pendingSensorEnds.append(sensorEvent(of: record))
    } else {
      events.pendingEnds.append(
        ContactEndEvent(
          shapeA: handle(ofShape: record.shapeA), shapeB: handle(ofShape: record.shapeB)))
    }
  }

  /// Reports the hits of the step.
  func reportHits() {
    guard shapes.hitShapeCount > 0 else { return }
    for color in 0..<ConstraintGraph.colorCount {
      let list = graph.colors + color
      let perBlock = list.pointee.contacts.contactsPerBlock
      for block in 0..<list.pointee.contacts.blocks.count
      where list.pointee.contacts.hasHit(inBlock: block, threshold: settings.hitSpeedThreshold) {
        let first = block &* perBlock
        let left = list.pointee.contacts.count &- first
        for place in first..<(first &+ (left < perBlock ? left : perBlock)) {
          let row = list.pointee.contacts.rows[place]
          let record = contacts.record[row]
          if record.flags.contains(.hitEvents) { reportHit(of: record, manifold(ofContact: row)) }
        }
      }
    }
  }

  private func reportHit(of record: ContactRecord, _ manifold: Manifold) {
    guard manifold.count > 0 else { return }
    var point = manifold.first
    if manifold.count > 1,
      point.totalNormalImpulse == 0
        || (manifold.second.totalNormalImpulse > 0
          && manifold.second.normalVelocity < point.normalVelocity)
    {
      point = manifold.second
    }
    let speed = -point.normalVelocity
    guard point.totalNormalImpulse > 0, speed > settings.hitSpeedThreshold else { return }
    events.hits.append(
      HitEvent(
        shapeA: handle(ofShape: record.shapeA), shapeB: handle(ofShape: record.shapeB),
        point: contactPoint(of: record, point), normal: manifold.normal, approachSpeed: speed))
  }

  /// The point of a contact that presses or overlaps most; nil where the shapes only come near.
  private func pressingPoint(of record: ContactRecord, _ manifold: Manifold) -> Vector2? {
    let second = manifold.second
    var point = manifold.first
    if manifold.count > 1, second.separation < point.separation { point = second }
    let impulse =
      manifold.first.totalNormalImpulse + (manifold.count > 1 ? second.totalNormalImpulse : 0)
    guard point.separation <= 0 || impulse > 0 else { return nil }
    return contactPoint(of: record, point)
  }

  /// Where a contact point is after the step, midway between the two surfaces.
  func contactPoint(of record: ContactRecord, _ point: ManifoldPoint) -> Vector2 {
    let pointA = carried(point.anchorA, byBody: record.bodyA)
    let pointB = carried(point.anchorB, byBody: record.bodyB)
    return pointA.interpolated(to: pointB, at: 0.5)
  }

  /// The distance between the surfaces at a contact point after the step.
  func separation(of record: ContactRecord, _ point: ManifoldPoint, normal: Vector2) -> Float {
    let pointA = carried(point.anchorA, byBody: record.bodyA)
    let pointB = carried(point.anchorB, byBody: record.bodyB)
    return point.separation + normal.dot(pointB - pointA)
  }

  /// Where a point of a body is after the step whose arm was given in world axes at its start.
  private func carried(_ anchor: Vector2, byBody row: Int32) -> Vector2 {
    let pose = bodies.pose[row]
    return pose.center + (pose.transform.rotation * pose.startRotation.inverse) * anchor
  }

  private func sensorEvent(of record: ContactRecord) -> SensorEvent {
    let isSensorA = shapes.record[record.shapeA].flags.contains(.sensor)
    return SensorEvent(
      sensor: handle(ofShape: isSensorA ? record.shapeA : record.shapeB),
      visitor: handle(ofShape: isSensorA ? record.shapeB : record.shapeA))
  }
}
