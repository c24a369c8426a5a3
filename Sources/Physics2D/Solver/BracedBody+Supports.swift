// SPDX-License-Identifier: Apache-2.0

// What holds a body against the load of a contact.

/// What a contact applies to one of its bodies.
struct ContactLoad {
  /// The direction in which the contact pushes the body.
  var direction: Vector2
  /// The contact points, measured along the right perpendicular of the direction from the center of mass.
  var low: Float
  var high: Float
  /// How far friction can move the line of the load along the perpendicular, where the load leaves the other side of
  /// the body.
  var frictionReach: Float
  /// The row of the other body.
  var other: Int32

  init(_ contact: ContactLaneView, on body: Int32) {
    let (block, lane) = (contact.block, contact.lane)
    let isB = contact.bodyB == body
    let normal = Vector2(block.pointee.normalX[lane], block.pointee.normalY[lane])
    direction = isB ? normal : -normal
    other = isB ? contact.bodyA : contact.bodyB
    frictionReach =
      2 * block.pointee.friction[lane]
      * absolute(isB ? block.pointee.rDotNormalB[lane] : block.pointee.rDotNormalA[lane])
    // An anchor is r = (r·n)·n + (r×n)·t, and t turns with the direction.
    let first =
      isB ? block.pointee.first.rCrossNormalB[lane] : -block.pointee.first.rCrossNormalA[lane]
    let second =
      isB ? block.pointee.second.rCrossNormalB[lane] : -block.pointee.second.rCrossNormalA[lane]
    let hasSecond = block.pointee.second.normalMass[lane] > 0
    low = hasSecond && second < first ? second : first
    high = hasSecond && second > first ? second : first
  }
}

/// Where contacts hold a body against a load, along the right perpendicular of the load's direction.
struct HeldInterval {
  private var low = Float.infinity
  private var high = -Float.infinity

  /// Extends the interval by a contact on the opposite side.
  mutating func add(_ support: ContactLoad) {
    // The perpendicular of the opposite direction is the opposite one.
    if -support.high < low { low = -support.high }
    if -support.low > high { high = -support.low }
  }

  /// Whether a load does not turn the body, or friction can prevent that; of a body at rest, whether anything holds it.
  func contains(_ load: ContactLoad, tolerance: Float, isAtRest: Bool) -> Bool {
    if isAtRest { return low <= high }
    let margin = tolerance + load.frictionReach
    return low - margin <= load.low && load.high <= high + margin
  }
}

extension World {
  /// Whether the contacts opposite to a load hold a body so that it does not turn.
  func isHeld(_ body: Int32, against load: ContactLoad) -> Bool {
    var held = HeldInterval()
    var edge = bodies.record[body].firstContactEdge
    while let support = nextSupport(of: body, against: load, &edge) { held.add(support.load) }
    return isHeld(body, against: load, by: held)
  }

  func isHeld(_ body: Int32, against load: ContactLoad, by held: HeldInterval) -> Bool {
    held.contains(load, tolerance: 4 * settings.linearSlop, isAtRest: isAtRest(body))
  }

  /// Whether a body stays where it is: then its contacts hold it, in whatever directions they push.
  private func isAtRest(_ body: Int32) -> Bool { bodies.record[body].restTime > 0 }

  /// Whether a body moves so fast that the inertia of a braced one would give it more energy than its impact with a
  /// heavy one takes from that.
  ///
  /// It moves with the heavy body or with a support if its speed `u` relative to that is low. Else `(M/4)·u²/2` is new
  /// energy, which it would push the others with; they lose about `M·c²/2` where they approach with the speed `c`.
  func strikes(_ body: Int32, against load: ContactLoad) -> Bool {
    let slow = 4 * settings.linearSlop / predictedSeconds
    var speed = relativeSpeed(of: body, to: load.other)
    guard speed > slow else { return false }
    var approach: Float = 0
    var edge = bodies.record[body].firstContactEdge
    while let support = nextSupport(of: body, against: load, &edge) {
      let other = support.load.other
      let toSupport = relativeSpeed(of: body, to: other)
      if toSupport < speed { speed = toSupport }
      let heavy = approachSpeed(of: load.other, to: other, load.direction)
      if heavy > approach { approach = heavy }
    }
    return speed > slow && speed > approach
  }

  /// The speed of the point of a body's outline that moves fastest relative to the center of another one, at most.
  private func relativeSpeed(of body: Int32, to other: Int32) -> Float {
    let velocity = bodies.motion[body].linearVelocity - bodies.motion[other].linearVelocity
    return velocity.length
      + absolute(bodies.motion[body].angularVelocity) * bodies.mass[body].maximumExtent
  }

  private func approachSpeed(of body: Int32, to other: Int32, _ direction: Vector2) -> Float {
    (bodies.motion[body].linearVelocity - bodies.motion[other].linearVelocity).dot(direction)
  }

  /// The next contact from an edge on that pushes a body against a load, or will in the first half of the step.
  func nextSupport(
    of body: Int32, against load: ContactLoad, _ edge: inout Int32
  ) -> (edge: Int32, contact: ContactLaneView, load: ContactLoad)? {
    // Within 60° of the opposite direction; of a body at rest within 72°, so that in a valley both sides count.
    let limit: Float = isAtRest(body) ? -0.3 : -0.5
    while edge >= 0 {
      let current = edge
      let record = contacts.record[edge >> 1]
      edge = edge & 1 == 0 ? record.edgeA.next : record.edgeB.next
      guard record.color >= 0 else { continue }
      // The rest of the lane is read only where the axis says that the contact can be a support.
      let contact = graph.colors[Int(record.color)].contacts.view(at: Int(record.colorIndex))
      let (block, lane) = (contact.block, contact.lane)
      let normal = Vector2(block.pointee.normalX[lane], block.pointee.normalY[lane])
      let direction = record.bodyB == body ? normal : -normal
      guard direction.dot(load.direction) < limit else { continue }
      guard contact.normalImpulse > 0 || closes(contact, body, direction, record, load) else {
        continue
      }
      return (current, contact, ContactLoad(contact, on: body))
    }
    return nil
  }

  /// Whether a body, or what loads it, comes to the other body of a contact in the first half of the step.
  private func closes(
    _ contact: ContactLaneView, _ body: Int32, _ direction: Vector2, _ record: ContactRecord,
    _ load: ContactLoad
  ) -> Bool {
    let other = record.bodyB == body ? record.bodyA : record.bodyB
    let own = approachSpeed(of: body, to: other, -direction)
    let pushed = approachSpeed(of: load.other, to: other, -direction)
    return contact.block.pointee.separation(ofLane: contact.lane)
      < 0.5 * predictedSeconds * (own > pushed ? own : pushed)
  }
}
