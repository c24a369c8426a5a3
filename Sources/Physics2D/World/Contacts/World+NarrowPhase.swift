/// What the narrow phase reads and writes, taken once per step.
private struct NarrowPhaseRows: BitwiseCopyable {
  let contacts: UnsafeMutablePointer<ContactRecord>
  let manifolds: UnsafeMutablePointer<Manifold>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  let geometries: UnsafeMutablePointer<ShapeGeometry>
  let poses: UnsafeMutablePointer<BodyPose>
  let masses: UnsafeMutablePointer<BodyMass>
  let bodies: UnsafeMutablePointer<BodyRecord>
  let motions: UnsafeMutablePointer<BodyMotion>
  let tolerances: Tolerances
  /// The length of the step.
  let seconds: Float
}

/// What became of a contact in the narrow phase.
private enum ContactChange {
  case none
  case began
  case ended
  case parted
}

/// Overlap with a boundary, relative to a body's least extent, from which on the body's middle is
/// watched: below a half, so that a body whose movement is too small to be watched for its own sake
/// is watched before its middle can reach the boundary.
private let deepOverlapFraction: Float = 0.4

extension World {
  /// Finds where the shapes of awake contacts touch, and makes, ends and drops touches.
  func updateContacts() {
    let rows = NarrowPhaseRows(
      contacts: contacts.record.base, manifolds: contacts.manifold.base,
      shapes: shapes.record.base, geometries: shapes.geometry.base, poses: bodies.pose.base,
      masses: bodies.mass.base, bodies: bodies.record.base, motions: bodies.motion.base,
      tolerances: Tolerances(linearSlop: settings.linearSlop), seconds: predictedSeconds)
    let awake = contacts.awake.base
    let count = contacts.awake.count
    scratch.changedContacts.removeAll()
    scratch.changedContacts.reserve(count)
    scratch.newTouches.removeAll()
    scratch.newTouches.reserve(count)
    let changed = scratch.changedContacts.base
    let unreported = scratch.newTouches.base
    var changedCount = 0
    var unreportedCount = 0
    var place = 0
    while place < count {
      let contact = awake[place]
      place &+= 1
      if updateContact(Int(contact), rows) != .none {
        changed[changedCount] = contact
        changedCount &+= 1
      }
      if rows.contacts[Int(contact)].flags.isDisjoint(with: .reported),
        rows.contacts[Int(contact)].flags.contains(.touching)
      {
        unreported[unreportedCount] = contact
        unreportedCount &+= 1
      }
    }
    scratch.newTouches.setCount(unreportedCount)
    scratch.changedContacts.setCount(changedCount)
    applyContactChanges()
  }

  /// Makes and ends touches in the order of the contacts, so that the graph fills in a defined order.
  private func applyContactChanges() {
    var place = 0
    while place < scratch.changedContacts.count {
      let row = scratch.changedContacts[place]
      place &+= 1
      let record = contacts.record[row]
      if record.flags.contains(.disjoint) {
        destroyContact(row)
      } else if record.flags.contains(.sensor) {
        if !record.flags.contains(.touching) { endTouch(row) }
      } else if record.flags.contains(.touching) {
        wakeIfAsleep(record.bodyA)
        wakeIfAsleep(record.bodyB)
        graph.addContact(row, contacts: &contacts, bodies: bodies)
      } else {
        graph.removeContact(row, contacts: &contacts)
        endTouch(row)
      }
    }
  }

  private func endTouch(_ row: Int32) {
    guard contacts.record[row].flags.contains(.reported) else { return }
    reportEnd(of: contacts.record[row])
    contacts.record[row].flags.remove(.reported)
  }
}

/// Computes the manifold of a contact.
private func updateContact(_ contact: Int, _ rows: NarrowPhaseRows) -> ContactChange {
  let record = rows.contacts + contact
  let shapeA = Int(record.pointee.shapeA)
  let shapeB = Int(record.pointee.shapeB)
  guard rows.shapes[shapeA].enlargedBounds.overlaps(rows.shapes[shapeB].enlargedBounds) else {
    record.pointee.flags.insert(.disjoint)
    return .parted
  }
  let bodyA = Int(record.pointee.bodyA)
  let bodyB = Int(record.pointee.bodyB)
  let isSensor = record.pointee.flags.contains(.sensor)
  let isQuick =
    !isSensor && rows.shapes[shapeA].flags.union(rows.shapes[shapeB].flags).contains(.quick)
  let transform = rows.poses[bodyA].transform.relative(rows.poses[bodyB].transform)
  let found =
    isQuick
    ? collideAhead(shapeA, shapeB, bodyA, bodyB, transform, rows)
    : collide(
      rows.geometries + shapeA, rows.geometries + shapeB, transform: transform,
      tolerances: rows.tolerances)
  let separation = found.leastSeparation
  let isTouching = found.count > 0 && (!isSensor || separation <= 0)
  let wasTouching = record.pointee.flags.contains(.touching)
  writeManifold(found, to: rows.manifolds + contact, rows, bodyA, bodyB)
  if isTouching, !isSensor { watchDeepOverlap(separation, rows, bodyA, bodyB) }
  guard isTouching != wasTouching else { return .none }
  if isTouching {
    record.pointee.flags.insert(.touching)
    return .began
  }
  record.pointee.flags.remove(.touching)
  return .ended
}

/// The manifold of two shapes that move quickly: looks ahead as far as they may come nearer in the step,
/// and leaves out what they would miss.
private func collideAhead(
  _ shapeA: Int, _ shapeB: Int, _ bodyA: Int, _ bodyB: Int, _ transform: Transform,
  _ rows: NarrowPhaseRows
) -> LocalManifold {
  let motionA = rows.motions[bodyA]
  let motionB = rows.motions[bodyB]
  let relative = motionB.linearVelocity - motionA.linearVelocity
  let turning =
    rows.seconds
    * (absolute(motionA.angularVelocity) * rows.masses[bodyA].maximumExtent
      + absolute(motionB.angularVelocity) * rows.masses[bodyB].maximumExtent)
  let standard = rows.tolerances.speculativeDistance
  let way = rows.seconds * relative.length + turning
  var limit: Float = 0
  if motionA.isDynamic { limit = rows.masses[bodyA].minimumExtent }
  if motionB.isDynamic, rows.masses[bodyB].minimumExtent > limit {
    limit = rows.masses[bodyB].minimumExtent
  }
  let ahead = way < limit ? way : limit
  var tolerances = rows.tolerances
  if ahead > standard { tolerances.speculativeDistance = ahead }
  let found = collide(
    rows.geometries + shapeA, rows.geometries + shapeB, transform: transform,
    tolerances: tolerances)
  guard found.count > 0, found.leastSeparation > standard, turning < standard else { return found }
  let rotation = rows.poses[bodyA].transform.rotation
  // A little farther than the way, because gravity will speed the shapes up.
  let stretched = rows.seconds * relative + standard * relative.normalized
  let cast = castShape(
    ShapeCastInput(
      a: DistanceProxy(rows.geometries[shapeA]), b: DistanceProxy(rows.geometries[shapeB]),
      transform: transform, translation: rotation.unrotate(stretched), maximumFraction: 1,
      linearSlop: rows.tolerances.linearSlop))
  return cast.isHit ? found : LocalManifold()
}

private func absolute(_ number: Float) -> Float { number < 0 ? -number : number }

extension LocalManifold {
  /// The separation of the point that lies deepest.
  fileprivate var leastSeparation: Float {
    count > 1 && second.separation < first.separation ? second.separation : first.separation
  }
}

/// Turns a manifold into world axes and carries over the impulses of points that were there before.
private func writeManifold(
  _ found: LocalManifold, to manifold: UnsafeMutablePointer<Manifold>, _ rows: NarrowPhaseRows,
  _ bodyA: Int, _ bodyB: Int
) {
  let old = manifold.pointee
  let rotation = rows.poses[bodyA].transform.rotation
  let centers = rows.poses[bodyA].center - rows.poses[bodyB].center
  let localCenter = rows.masses[bodyA].localCenter
  var new = Manifold()
  new.normal = rotation * found.normal
  new.count = found.count
  if found.count > 0 {
    new.first = point(found.first, rotation, localCenter, centers, old)
  }
  if found.count > 1 {
    new.second = point(found.second, rotation, localCenter, centers, old)
  }
  manifold.pointee = new
}

private func point(
  _ found: LocalManifoldPoint, _ rotation: Rotation, _ localCenter: Vector2, _ centers: Vector2,
  _ old: Manifold
) -> ManifoldPoint {
  var point = ManifoldPoint()
  point.anchorA = rotation * (found.point - localCenter)
  point.anchorB = point.anchorA + centers
  point.separation = found.separation
  point.feature = found.feature
  if old.count > 0, old.first.feature == found.feature {
    point.normalImpulse = old.first.normalImpulse
    point.tangentImpulse = old.first.tangentImpulse
    point.persisted = true
  } else if old.count > 1, old.second.feature == found.feature {
    point.normalImpulse = old.second.normalImpulse
    point.tangentImpulse = old.second.tangentImpulse
    point.persisted = true
  }
  return point
}

/// Marks a dynamic body that overlaps a boundary deeply.
private func watchDeepOverlap(
  _ separation: Float, _ rows: NarrowPhaseRows, _ bodyA: Int, _ bodyB: Int
) {
  let isDynamicA = rows.bodies[bodyA].kind == .dynamic
  let isDynamicB = rows.bodies[bodyB].kind == .dynamic
  guard isDynamicA != isDynamicB else { return }
  let body = isDynamicA ? bodyA : bodyB
  guard separation < -deepOverlapFraction * rows.masses[body].minimumExtent else { return }
  rows.bodies[body].flags.insert(.deep)
}
