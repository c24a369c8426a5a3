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

extension NarrowPhaseRows {
  /// Where two shapes touch or will soon touch.
  func manifold(of pair: ContactPair, isSensor: Bool) -> LocalManifold {
    let (shapeA, shapeB) = (Int(pair.shapeA), Int(pair.shapeB))
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let transform = poses[bodyA].transform.relative(poses[bodyB].transform)
    let isQuick = !isSensor && (motions[bodyA].isQuick || motions[bodyB].isQuick)
    let found =
      isQuick
      ? collideAhead(pair, transform, self)
      : collide(
        geometries + shapeA, geometries + shapeB, transform: transform, tolerances: tolerances)
    let isSeamed = geometries[shapeA].isSeamed || geometries[shapeB].isSeamed
    guard isSeamed, !isSensor else { return found }
    return smoothed(
      found, part(shapeA), part(shapeB), transform: transform, tolerances: tolerances)
  }
}

/// Computes the manifold of a contact that the graph does not hold; returns what became of it.
///
/// - Parameter place: Where the contact stands in the list of awake ones.
func updateContact(_ contact: Int, at place: Int, _ rows: NarrowPhaseRows) -> ContactChange {
  let pair = rows.gaps[place].pair
  let record = rows.contacts + contact
  guard !rows.haveParted(pair) else {
    record.pointee.flags.insert(.disjoint)
    return .parted
  }
  let isSensor = record.pointee.flags.contains(.sensor)
  let wasTouching = record.pointee.flags.contains(.touching)
  let found = rows.manifold(of: pair, isSensor: isSensor)
  let separation = found.leastSeparation
  let isTouching = found.count > 0 && (!isSensor || separation <= 0)
  rows.gaps[place] = found.gap > 0 ? ContactGap(found, pair, rows) : ContactGap(pair)
  var change: ContactChange = isTouching != wasTouching ? .touch : []
  if isTouching {
    let old = wasTouching ? ContactMemory(rows.manifolds + contact) : ContactMemory()
    rows.manifolds[contact] = rows.manifold(found, old, pair)
    if !isSensor, separation < -rows.deepOverlap(pair) { change.insert(.deep) }
  }
  if isTouching != wasTouching {
    record.pointee.flags.formSymmetricDifference(.touching)
  }
  return change
}

func absolute(_ number: Float) -> Float { number < 0 ? -number : number }

extension LocalManifold {
  /// The separation of the point that lies deepest.
  var leastSeparation: Float {
    count > 1 && second.separation < first.separation ? second.separation : first.separation
  }
}

extension NarrowPhaseRows {
  /// Whether the enlarged boxes of two shapes do not overlap any more.
  @inline(__always)
  func haveParted(_ pair: ContactPair) -> Bool {
    let (boxA, boxB) = (shapes + Int(pair.shapeA), shapes + Int(pair.shapeB))
    return !boxA.pointee.enlargedBounds.overlaps(boxB.pointee.enlargedBounds)
  }

  /// The overlap with a boundary from which on the dynamic one of two bodies lies deep; of two dynamic
  /// bodies none does.
  func deepOverlap(_ pair: ContactPair) -> Float {
    let isDynamicA = motions[Int(pair.bodyA)].isDynamic
    guard isDynamicA != motions[Int(pair.bodyB)].isDynamic else { return .infinity }
    return deepOverlapFraction * masses[Int(isDynamicA ? pair.bodyA : pair.bodyB)].minimumExtent
  }

  /// Marks the dynamic one of two bodies as one that overlaps a boundary deeply.
  func markDeep(_ pair: ContactPair) {
    let isDynamicA = motions[Int(pair.bodyA)].isDynamic
    bodies[Int(isDynamicA ? pair.bodyA : pair.bodyB)].flags.insert(.deep)
  }
}
