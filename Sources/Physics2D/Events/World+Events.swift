// SPDX-License-Identifier: Apache-2.0

// The events of the last step, valid until the next one.
extension World {
  /// Pairs of shapes that began to touch in the last step, in a defined order.
  public var beginContacts: [ContactBeginEvent] { events.begins.array }

  /// Pairs of shapes that stopped touching in the last step or since the one before.
  public var endContacts: [ContactEndEvent] { events.ends.array }

  /// Hits in the last step of shapes that report them.
  public var hits: [HitEvent] { events.hits.array }

  /// Shapes that began overlapping a sensor in the last step.
  public var sensorBegins: [SensorEvent] { events.sensorBegins.array }

  /// Shapes that stopped overlapping a sensor in the last step or since the one before.
  public var sensorEnds: [SensorEvent] { events.sensorEnds.array }

  /// Every dynamic and kinematic body that was awake in the last step.
  public var movedBodies: [MovedBody] { events.moved.array }

  /// Visits every body that was awake in the last step, without creating an array.
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

  /// The begins and ends of contacts of the last step, without creating arrays; valid only inside of the
  /// call, which may not change the world.
  package func withContactEvents<Result>(
    _ read: (
      _ begins: UnsafeBufferPointer<ContactBeginEvent>, _ ends: UnsafeBufferPointer<ContactEndEvent>
    ) -> Result
  ) -> Result {
    read(
      UnsafeBufferPointer(start: events.begins.base, count: events.begins.count),
      UnsafeBufferPointer(start: events.ends.base, count: events.ends.count))
  }

  /// The shapes that overlap a sensor; none for a stale handle or a shape that is no sensor.
  public func overlaps(ofSensor sensor: ShapeHandle) -> [ShapeHandle] {
    guard let row = shapeIndex(sensor), shapes.record[row].flags.contains(.sensor) else {
      return []
    }
    var visitors: [ShapeHandle] = []
    var edge = bodies.record[shapes.record[row].body].firstContactEdge
    while let (contact, _) = contacts.record.next(&edge) {
      let record = contacts.record[contact]
      guard record.shapeA == row || record.shapeB == row,
        record.flags.contains(.touching)
      else { continue }
      visitors.append(handle(ofShape: record.shapeA == row ? record.shapeB : record.shapeA))
    }
    return visitors
  }

  /// Reports the end of a contact in the next list of ends.
  func reportEnd(of record: ContactRecord) {
    if record.flags.contains(.sensor) {
      events.pendingSensorEnds.append(sensorEvent(of: record))
    } else {
      events.pendingEnds.append(
        ContactEndEvent(
          shapeA: handle(ofShape: record.shapeA), shapeB: handle(ofShape: record.shapeB)))
    }
  }

  /// Reports the hits of the step; the solver has found the blocks that have one.
  func reportHits() {
    guard shapes.hitShapeCount > 0 else { return }
    for color in 0..<ConstraintGraph.colorCount {
      let list = graph.colors + color
      let perBlock = list.pointee.contacts.contactsPerBlock
      for block in 0..<list.pointee.contacts.blocks.count
      where list.pointee.contacts.states[block].hasHit {
        let first = block &* perBlock
        let remaining = list.pointee.contacts.count &- first
        for index in first..<(first &+ (remaining < perBlock ? remaining : perBlock)) {
          let row = list.pointee.contacts.rows[index]
          let record = contacts.record[row]
          if record.flags.contains(.hitEvents) { reportHit(of: record, manifold(ofContact: row)) }
        }
      }
    }
  }

  private func reportHit(of record: ContactRecord, _ manifold: Manifold) {
    // The point with an impulse and the larger approach speed.
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
        point: contactPoint(of: record, point, normal: manifold.normal),
        normal: manifold.normal, approachSpeed: speed))
  }

  /// The deepest point of a contact with an impulse or overlap; nil for a speculative contact without an impulse.
  func touchingPoint(of record: ContactRecord, _ manifold: Manifold) -> Vector2? {
    let second = manifold.second
    var point = manifold.first
    if manifold.count > 1, second.separation < point.separation { point = second }
    let impulse =
      manifold.first.totalNormalImpulse + (manifold.count > 1 ? second.totalNormalImpulse : 0)
    guard point.separation <= 0 || impulse > 0 else { return nil }
    return contactPoint(of: record, point, normal: manifold.normal)
  }

  /// A contact point at the end of the step, midway between the two surfaces; a boundary's is its outline.
  func contactPoint(of record: ContactRecord, _ point: ManifoldPoint, normal: Vector2) -> Vector2 {
    let pointA = position(ofAnchor: point.anchorA, byBody: record.bodyA)
    let pointB = position(ofAnchor: point.anchorB, byBody: record.bodyB)
    return pointA.interpolated(to: pointB, at: 0.5) - (0.5 * anchorGap(of: record)) * normal
  }

  /// The separation at a contact point at the end of the step.
  func separation(of record: ContactRecord, _ point: ManifoldPoint, normal: Vector2) -> Float {
    let pointA = position(ofAnchor: point.anchorA, byBody: record.bodyA)
    let pointB = position(ofAnchor: point.anchorB, byBody: record.bodyB)
    return point.separation + normal.dot(pointB - pointA) - absolute(anchorGap(of: record))
  }

  /// The distance along the normal from the anchor of A to that of B where their surfaces touch; negative where A is
  /// the dynamic body.
  private func anchorGap(of record: ContactRecord) -> Float {
    // A sensor has no margin.
    let margin = record.margin > 0 ? record.margin : 0
    let gap = contactGap(
      margin: margin, bodies.motion[record.bodyA], bodies.motion[record.bodyB])
    // Those of sharp shapes are on the boundary both.
    return shapes.geometry[gap > 0 ? record.shapeB : record.shapeA].radius > 0 ? gap : 0
  }

  /// The world position at the end of the step of a point given by its moment arm at the start of the step.
  private func position(ofAnchor anchor: Vector2, byBody row: Int32) -> Vector2 {
    // x = c + (q·q₀⁻¹)·r
    let pose = bodies.pose[row]
    return pose.center + (pose.transform.rotation * pose.startRotation.inverse) * anchor
  }

  func sensorEvent(of record: ContactRecord) -> SensorEvent {
    let isSensorA = shapes.record[record.shapeA].flags.contains(.sensor)
    return SensorEvent(
      sensor: handle(ofShape: isSensorA ? record.shapeA : record.shapeB),
      visitor: handle(ofShape: isSensorA ? record.shapeB : record.shapeA))
  }
}
