/// What the narrow phase reads and writes, taken once per step.
struct NarrowPhaseRows: BitwiseCopyable {
  let contacts: UnsafeMutablePointer<ContactRecord>
  let manifolds: UnsafeMutablePointer<Manifold>
  /// In the order of the awake list.
  let gaps: UnsafeMutablePointer<ContactGap>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  let geometries: UnsafeMutablePointer<ShapeGeometry>
  let seams: UnsafeMutablePointer<SeamGeometry>
  let poses: UnsafeMutablePointer<BodyPose>
  let masses: UnsafeMutablePointer<BodyMass>
  let bodies: UnsafeMutablePointer<BodyRecord>
  let motions: UnsafeMutablePointer<BodyMotion>
  let tolerances: Tolerances
  /// The length of the step.
  let seconds: Float
}

extension NarrowPhaseRows {
  /// A shape and what it knows of the other parts of its body.
  fileprivate func part(_ shape: Int) -> Part {
    let seam = shapes[shape].seam
    return Part(shape: geometries + shape, seam: seam < 0 ? nil : UnsafePointer(seams + Int(seam)))
  }
}

/// What became of a contact in the narrow phase.
struct ContactChange: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// It began or ended to touch.
  static let touch = ContactChange(rawValue: 1 << 0)
  /// The boxes of its shapes parted.
  static let parted = ContactChange(rawValue: 1 << 1)
  /// A dynamic body overlaps a boundary deeply.
  static let deep = ContactChange(rawValue: 1 << 2)

  /// Whether the contact begins, ends or goes.
  var isListed: Bool { !isDisjoint(with: [.touch, .parted]) }
}

/// Overlap with a boundary, relative to a body's least extent, from which on the body's middle is
/// watched: below a half, so that a body whose movement is too small to be watched for its own sake
/// is watched before its middle can reach the boundary.
private let deepOverlapFraction: Float = 0.4

/// Computes the manifold of a contact; returns what became of it.
func updateContact(_ contact: Int, _ rows: NarrowPhaseRows) -> ContactChange {
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
  let flags = rows.shapes[shapeA].flags.union(rows.shapes[shapeB].flags)
  let isQuick = !isSensor && flags.contains(.quick)
  let transform = rows.poses[bodyA].transform.relative(rows.poses[bodyB].transform)
  var found =
    isQuick
    ? collideAhead(shapeA, shapeB, bodyA, bodyB, transform, rows)
    : collide(
      rows.geometries + shapeA, rows.geometries + shapeB, transform: transform,
      tolerances: rows.tolerances)
  if flags.contains(.seamed) && !isSensor {
    found = smoothed(
      found, rows.part(shapeA), rows.part(shapeB), transform: transform,
      tolerances: rows.tolerances)
  }
  let separation = found.leastSeparation
  let isTouching = found.count > 0 && (!isSensor || separation <= 0)
  let wasTouching = record.pointee.flags.contains(.touching)
  writeManifold(found, to: rows.manifolds + contact, rows, bodyA, bodyB)
  let place = Int(record.pointee.awakeIndex)
  if place >= 0 {
    rows.gaps[place] = found.gap > 0 ? ContactGap(found.gap, bodyA, bodyB, rows) : ContactGap()
  }
  var change: ContactChange = isTouching != wasTouching ? .touch : []
  if isTouching, !isSensor {
    if isDeep(separation, rows, bodyA, bodyB) { change.insert(.deep) }
    rows.manifolds[contact].setReuse(separation, record.pointee, rows)
  }
  if isTouching {
    record.pointee.flags.insert(.touching)
  } else {
    record.pointee.flags.remove(.touching)
  }
  return change
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
  var found = collide(
    rows.geometries + shapeA, rows.geometries + shapeB, transform: transform,
    tolerances: tolerances)
  if found.gap > 0 { found.gap += tolerances.speculativeDistance - standard }
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

func absolute(_ number: Float) -> Float { number < 0 ? -number : number }

extension LocalManifold {
  /// The separation of the point that lies deepest.
  var leastSeparation: Float {
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
  if new.shares(old) { new.tangentImpulse = old.tangentImpulse }
  manifold.pointee = new
}

extension Manifold {
  /// Whether a point of another manifold is still there.
  fileprivate func shares(_ old: Manifold) -> Bool {
    has(first.feature, old) || (count > 1 && has(second.feature, old))
  }

  private func has(_ feature: FeatureIdentifier, _ old: Manifold) -> Bool {
    count > 0
      && ((old.count > 0 && old.first.feature == feature)
        || (old.count > 1 && old.second.feature == feature))
  }
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
  } else if old.count > 1, old.second.feature == found.feature {
    point.normalImpulse = old.second.normalImpulse
  }
  return point
}

extension Manifold {
  /// Says whether, and within which limits, the manifold holds while the bodies move.
  fileprivate mutating func setReuse(
    _ separation: Float, _ contact: ContactRecord, _ rows: NarrowPhaseRows
  ) {
    let (bodyA, bodyB) = (Int(contact.bodyA), Int(contact.bodyB))
    let massA = rows.masses[bodyA]
    let massB = rows.masses[bodyB]
    let a = rows.geometries + Int(contact.shapeA)
    let b = rows.geometries + Int(contact.shapeB)
    let areMoving = rows.motions[bodyA].isDynamic && rows.motions[bodyB].isDynamic
    if b.pointee.kind == .circle {
      guard a.pointee.kind == .circle, areMoving,
        a.pointee.vertices[0] == massA.localCenter, b.pointee.vertices[0] == massB.localCenter
      else { return }
      radiusA = a.pointee.radius
      radiusB = b.pointee.radius
      return
    }
    let smaller =
      massA.minimumExtent < massB.minimumExtent ? massA.minimumExtent : massB.minimumExtent
    // What was seen from afar, and what lies so deep that its middle is watched, is looked at anew.
    guard separation <= rows.tolerances.speculativeDistance,
      areMoving || separation > -0.5 * deepOverlapFraction * smaller
    else { return }
    // The features lie within both shapes.
    let around = first.anchorB.length + 2 * massA.maximumExtent
    reach = around < massB.maximumExtent ? around : massB.maximumExtent
  }
}

/// Whether a dynamic body overlaps a boundary deeply.
private func isDeep(
  _ separation: Float, _ rows: NarrowPhaseRows, _ bodyA: Int, _ bodyB: Int
) -> Bool {
  let isDynamicA = rows.bodies[bodyA].kind == .dynamic
  let isDynamicB = rows.bodies[bodyB].kind == .dynamic
  guard isDynamicA != isDynamicB else { return false }
  let body = isDynamicA ? bodyA : bodyB
  return separation < -deepOverlapFraction * rows.masses[body].minimumExtent
}

extension NarrowPhaseRows {
  /// Marks the dynamic body of a contact as one that overlaps a boundary deeply.
  func markDeep(_ contact: Int32) {
    let record = contacts[Int(contact)]
    let isDynamicA = bodies[Int(record.bodyA)].kind == .dynamic
    bodies[Int(isDynamicA ? record.bodyA : record.bodyB)].flags.insert(.deep)
  }
}
