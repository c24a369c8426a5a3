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

/// Computes the manifold of a contact that the graph does not hold; returns what became of it.
func updateContact(_ contact: Int, _ rows: NarrowPhaseRows) -> ContactChange {
  guard !noteParting(contact, rows) else { return .parted }
  let record = rows.contacts + contact
  let flags = rows.shapes[Int(record.pointee.shapeA)].flags
    .union(rows.shapes[Int(record.pointee.shapeB)].flags)
  return updateContact(contact, flags, ContactMemory(rows.manifolds + contact), rows)
}

/// Computes the manifold of a contact whose boxes overlap, of shapes with some flags.
func updateContact(
  _ contact: Int, _ flags: ShapeFlags, _ memory: ContactMemory, _ rows: NarrowPhaseRows
) -> ContactChange {
  let record = rows.contacts + contact
  let shapeA = Int(record.pointee.shapeA)
  let shapeB = Int(record.pointee.shapeB)
  let bodyA = Int(record.pointee.bodyA)
  let bodyB = Int(record.pointee.bodyB)
  let isSensor = record.pointee.flags.contains(.sensor)
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
  writeManifold(found, memory, to: rows.manifolds + contact, rows, bodyA, bodyB)
  let place = Int(record.pointee.awakeIndex)
  if place >= 0 {
    rows.gaps[place] = found.gap > 0 ? ContactGap(found, bodyA, bodyB, rows) : ContactGap()
  }
  var change: ContactChange = isTouching != wasTouching ? .touch : []
  if isTouching, !isSensor {
    if separation < -rows.deepOverlap(bodyA, bodyB) { change.insert(.deep) }
    rows.manifolds[contact].setReuse(separation, record.pointee, rows)
  }
  if isTouching != wasTouching {
    record.pointee.flags.formSymmetricDifference(.touching)
  }
  return change
}

/// Marks a contact whose shapes' enlarged boxes do not overlap any more; returns whether that is so.
@inline(__always)
func noteParting(_ contact: Int, _ rows: NarrowPhaseRows) -> Bool {
  let record = rows.contacts + contact
  let boxA = rows.shapes + Int(record.pointee.shapeA)
  let boxB = rows.shapes + Int(record.pointee.shapeB)
  guard !boxA.pointee.enlargedBounds.overlaps(boxB.pointee.enlargedBounds) else { return false }
  record.pointee.flags.insert(.disjoint)
  return true
}

func absolute(_ number: Float) -> Float { number < 0 ? -number : number }

extension LocalManifold {
  /// The separation of the point that lies deepest.
  var leastSeparation: Float {
    count > 1 && second.separation < first.separation ? second.separation : first.separation
  }
}

extension NarrowPhaseRows {
  /// The overlap with a boundary from which on the dynamic one of two bodies lies deep; of two dynamic
  /// bodies none does.
  func deepOverlap(_ bodyA: Int, _ bodyB: Int) -> Float {
    let isDynamicA = motions[bodyA].isDynamic
    guard isDynamicA != motions[bodyB].isDynamic else { return .infinity }
    return deepOverlapFraction * masses[isDynamicA ? bodyA : bodyB].minimumExtent
  }

  /// Marks the dynamic body of a contact as one that overlaps a boundary deeply.
  func markDeep(_ contact: Int32) {
    let record = contacts[Int(contact)]
    let isDynamicA = bodies[Int(record.bodyA)].kind == .dynamic
    bodies[Int(isDynamicA ? record.bodyA : record.bodyB)].flags.insert(.deep)
  }
}
