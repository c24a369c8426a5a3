/// What the narrow phase reads and writes, taken once per step.
struct NarrowPhaseView: BitwiseCopyable {
  let contacts: UnsafeMutablePointer<ContactRecord>
  let manifolds: UnsafeMutablePointer<Manifold>
  /// In the order of the awake list.
  let separatingAxes: UnsafeMutablePointer<SeparatingAxisCache>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  let geometries: UnsafeMutablePointer<ShapeGeometry>
  let internalEdges: UnsafeMutablePointer<InternalEdges>
  let poses: UnsafeMutablePointer<BodyPose>
  let masses: UnsafeMutablePointer<BodyMass>
  let bodies: UnsafeMutablePointer<BodyRecord>
  let motions: UnsafeMutablePointer<BodyMotion>
  let tolerances: Tolerances
  /// The length of the step.
  let seconds: Float
}

extension NarrowPhaseView {
  /// A shape with its internal edges, where it has some.
  fileprivate func part(_ shape: Int) -> ShapePart {
    let row = shapes[shape].internalEdges
    return ShapePart(
      shape: geometries + shape,
      internalEdges: row < 0 ? nil : UnsafePointer(internalEdges + Int(row)))
  }
}

/// What became of a contact in the narrow phase.
struct ContactChange: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// It began or ended to touch.
  static let touch = ContactChange(rawValue: 1 << 0)
  /// The boxes of its shapes parted.
  static let boundsDisjoint = ContactChange(rawValue: 1 << 1)
  /// A dynamic body overlaps a boundary deeply.
  static let deep = ContactChange(rawValue: 1 << 2)

  /// Whether the contact begins, ends or goes.
  var isListed: Bool { !isDisjoint(with: [.touch, .boundsDisjoint]) }
}

/// Overlap with a boundary, relative to a body's least extent, from which on the body's middle is
/// watched: below a half, so that a body whose movement is too small to be watched for its own sake
/// is watched before its middle can reach the boundary.
private let deepOverlapFraction: Float = 0.4

extension NarrowPhaseView {
  /// Where two shapes touch or will soon touch.
  func manifold(of pair: ContactPair, isSensor: Bool) -> LocalManifold {
    let (shapeA, shapeB) = (Int(pair.shapeA), Int(pair.shapeB))
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let transform = poses[bodyA].transform.relative(poses[bodyB].transform)
    let isSpeculative =
      !isSensor && (motions[bodyA].usesExtendedMargin || motions[bodyB].usesExtendedMargin)
    let found =
      isSpeculative
      ? collideSpeculatively(pair, transform, self)
      : collide(
        geometries + shapeA, geometries + shapeB, transform: transform, tolerances: tolerances)
    let hasInternalEdges =
      geometries[shapeA].hasInternalEdges || geometries[shapeB].hasInternalEdges
    guard hasInternalEdges, !isSensor else { return found }
    return removeInternalEdgeContacts(
      found, part(shapeA), part(shapeB), transform: transform, tolerances: tolerances)
  }
}

/// Computes the manifold of a contact that the graph does not hold; returns what became of it.
///
/// - Parameter place: Where the contact stands in the list of awake ones.
func updateContact(_ contact: Int, at index: Int, _ view: NarrowPhaseView) -> ContactChange {
  let pair = view.separatingAxes[index].pair
  let record = view.contacts + contact
  guard !view.areBoundsDisjoint(pair) else {
    record.pointee.flags.insert(.disjoint)
    return .boundsDisjoint
  }
  let isSensor = record.pointee.flags.contains(.sensor)
  let wasTouching = record.pointee.flags.contains(.touching)
  let found = view.manifold(of: pair, isSensor: isSensor)
  let separation = found.minimumSeparation
  let isTouching = found.count > 0 && (!isSensor || separation <= 0)
  view.separatingAxes[index] =
    found.clearance > 0 ? SeparatingAxisCache(found, pair, view) : SeparatingAxisCache(pair)
  var change: ContactChange = isTouching != wasTouching ? .touch : []
  if isTouching {
    let old = wasTouching ? RetainedImpulses(view.manifolds + contact) : RetainedImpulses()
    view.manifolds[contact] = view.manifold(found, old, pair)
    if !isSensor, separation < -view.deepOverlap(pair) { change.insert(.deep) }
  }
  if isTouching != wasTouching {
    record.pointee.flags.formSymmetricDifference(.touching)
  }
  return change
}

func absolute(_ number: Float) -> Float { number < 0 ? -number : number }

extension LocalManifold {
  /// The separation of the point that lies deepest.
  var minimumSeparation: Float {
    count > 1 && second.separation < first.separation ? second.separation : first.separation
  }
}

extension NarrowPhaseView {
  /// Whether the enlarged boxes of two shapes do not overlap any more.
  @inline(__always)
  func areBoundsDisjoint(_ pair: ContactPair) -> Bool {
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
