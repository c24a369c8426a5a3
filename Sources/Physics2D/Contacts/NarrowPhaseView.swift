// SPDX-License-Identifier: Apache-2.0

/// A view of the columns that the narrow phase reads and writes, taken once per step.
struct NarrowPhaseView: BitwiseCopyable {
  let contacts: UnsafeMutablePointer<ContactRecord>
  let manifolds: UnsafeMutablePointer<Manifold>
  /// In the order of the awake list.
  var separatingAxes: UnsafeMutablePointer<SeparatingAxisCache>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  /// The enlarged boxes of shapes.
  let bounds: UnsafeMutablePointer<BoundingBox>
  let geometries: GeometryView
  let internalEdges: UnsafeMutablePointer<InternalEdges>
  let poses: UnsafeMutablePointer<BodyPose>
  let masses: UnsafeMutablePointer<BodyMass>
  let bodies: UnsafeMutablePointer<BodyRecord>
  let motions: UnsafeMutablePointer<BodyMotion>
  let forces: UnsafeMutablePointer<BodyForces>
  let tolerances: Tolerances
  /// The duration of the step.
  let seconds: Float
  /// The maximum speed of the correction of overlaps.
  let maximumPushSpeed: Float
  /// Whether contacts are found for the whole movement of dynamic bodies.
  let continuousDynamics: Bool
  /// Whether loaded bodies resist rocking, and overlapping ones part slowly.
  let stabilizesPiles: Bool
  /// Whether a body was crowded in the last step.
  let hasCrowd: Bool
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

/// The outcome of the narrow phase for a contact.
struct ContactChange: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  /// The shapes began or ended to touch.
  static let touch = ContactChange(rawValue: 1 << 0)
  /// The enlarged boxes of the shapes no longer overlap.
  static let boundsDisjoint = ContactChange(rawValue: 1 << 1)
  /// A dynamic body overlaps a boundary deeply.
  static let deep = ContactChange(rawValue: 1 << 2)
  /// Two dynamic bodies are crowded.
  static let crowded = ContactChange(rawValue: 1 << 3)
  /// One of two bodies was crowded or near a crowd.
  static let nearCrowd = ContactChange(rawValue: 1 << 4)

  /// Whether the contact begins, ends or is destroyed.
  var isListed: Bool { !isDisjoint(with: [.touch, .boundsDisjoint]) }
}

/// The overlap with a boundary, as a part of a body's minimum extent, from which continuous collision
/// checks the body: below one half, so that it starts before the body's center can reach the boundary,
/// also for a body that moves too slowly to be checked for its speed.
private let deepOverlapFraction: Float = 0.4

extension NarrowPhaseView {
  /// Finds the manifold of two shapes, with separations that count from the contact margin.
  func collideWithMargin(
    _ pair: ContactPair, transform: Transform, tolerances: Tolerances,
    into found: inout LocalManifold
  ) {
    collide(
      geometries + Int(pair.shapeA), geometries + Int(pair.shapeB), transform: transform,
      tolerances: tolerances, into: &found)
    changeMargin(of: &found, by: tolerances.contactMargin, pair)
  }

  /// Makes the separations of a manifold count from a greater distance of the outlines.
  ///
  /// The margin belongs to the dynamic body, and to both bodies by halves if both are dynamic: a contact with a
  /// boundary lies on the boundary.
  @inline(__always)
  func changeMargin(of found: inout LocalManifold, by margin: Float, _ pair: ContactPair) {
    if margin != 0, found.count > 0 { moveSurfaces(of: &found, by: margin, pair) }
  }

  @inline(never)
  private func moveSurfaces(
    of found: inout LocalManifold, by margin: Float, _ pair: ContactPair
  ) {
    found.first.separation -= margin
    found.second.separation -= margin
    // From midway between the outlines to that of the other body; the normal points from A to B.
    let gap = contactGap(margin: margin, motions[Int(pair.bodyA)], motions[Int(pair.bodyB)])
    let shift = (-0.5 * gap) * found.normal
    found.first.point += shift
    found.second.point += shift
  }

  /// The gap that a new contact keeps: less than the contact margin for shapes that rest nearer from the start,
  /// so that they are not pushed apart.
  ///
  /// Nearer means by more than a slop: a body that slides from one shape of a floor onto the next gives by less,
  /// and would sink a little deeper with each of them.
  fileprivate func margin(of found: LocalManifold, _ pair: ContactPair) -> Float {
    let margin = tolerances.contactMargin
    let distance = found.minimumSeparation + margin
    guard found.count > 0, distance < margin - tolerances.linearSlop else { return margin }
    // Bodies that approach by more than a slop in the step are about to collide.
    let normal = poses[Int(pair.bodyA)].transform.rotation * found.normal
    let velocity =
      motions[Int(pair.bodyB)].linearVelocity - motions[Int(pair.bodyA)].linearVelocity
    guard -normal.dot(velocity) * seconds < tolerances.linearSlop else { return margin }
    return distance > 0 ? distance : 0
  }

  /// Finds the manifold of two shapes, with internal edges removed; the caller passes an empty one.
  func findManifold(
    of pair: ContactPair, isSensor: Bool, into found: inout LocalManifold
  ) {
    let (shapeA, shapeB) = (Int(pair.shapeA), Int(pair.shapeB))
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let transform =
      stabilizesPiles
      ? transformApart(pair) : poses[bodyA].transform.relative(poses[bodyB].transform)
    // A fast body gets a wider speculative margin; sensors report touches only.
    let isSpeculative =
      !isSensor && (motions[bodyA].usesExtendedMargin || motions[bodyB].usesExtendedMargin)
    // Sensors overlap without a margin.
    var tolerances = tolerances
    if isSensor { tolerances.contactMargin = 0 }
    if geometries[shapeA].kind.rawValue >= ShapeKind.segment.rawValue, bodies[bodyB].shapeCount > 1,
      !isSensor, collideAcross(pair, transform, into: &found)
    {
      return
    }
    if isSpeculative {
      collideSpeculatively(pair, transform, self, into: &found)
    } else {
      collideWithMargin(pair, transform: transform, tolerances: tolerances, into: &found)
    }
    if stabilizesPiles, !isSensor {
      guard !leadsInward(found, pair) else {
        found = LocalManifold()
        return
      }
      found.shiftPressure()
    }
    let hasInternalEdges =
      geometries[shapeA].hasInternalEdges || geometries[shapeB].hasInternalEdges
    let areFastCircles =
      isSpeculative && geometries[shapeA].kind == .circle && geometries[shapeB].kind == .circle
    guard hasInternalEdges || areFastCircles, !isSensor else { return }
    let isApart = found.count > 0 && found.minimumSeparation > tolerances.speculativeDistance
    if isApart, collideAtImpact(pair, transform, hasInternalEdges, into: &found) { return }
    if hasInternalEdges { found = removeInternalEdges(of: found, pair, transform) }
  }

  /// A manifold without contacts at internal edges.
  func removeInternalEdges(
    of found: LocalManifold, _ pair: ContactPair, _ transform: Transform
  ) -> LocalManifold {
    removeInternalEdgeContacts(
      found, part(Int(pair.shapeA)), part(Int(pair.shapeB)), transform: transform,
      tolerances: tolerances)
  }
}

/// Computes the manifold of a contact that the graph does not hold, and whose enlarged boxes overlap; returns the
/// outcome.
///
/// - Parameter index: The index of the contact in the list of awake contacts.
func updateContact(_ contact: Int, at index: Int, _ view: NarrowPhaseView) -> ContactChange {
  let pair = view.separatingAxes[index].pair
  let record = view.contacts + contact
  // Rows are scattered in memory, and most are not needed.
  assert(
    view.separatingAxes[index].mayTouch
      || record.pointee.flags.isDisjoint(with: [.sensor, .touching]))
  let flags = view.separatingAxes[index].mayTouch ? record.pointee.flags : []
  // Sensors touch where the shapes overlap, other contacts from the speculative distance on.
  let isSensor = flags.contains(.sensor)
  let wasTouching = flags.contains(.touching)
  var found = LocalManifold()
  view.findManifold(of: pair, isSensor: isSensor, into: &found)
  var margin: Float = 0
  if !isSensor, view.tolerances.contactMargin > 0 {
    margin = record.pointee.margin
    if margin < 0 || found.count == 0 {
      margin = view.margin(of: found, pair)
      record.pointee.margin = margin
    }
    view.changeMargin(of: &found, by: margin - view.tolerances.contactMargin, pair)
  }
  let separation = found.minimumSeparation
  let isTouching = found.count > 0 && (!isSensor || separation <= 0)
  // Shapes without a point have a separating axis, which the next steps try first.
  let mayTouch = isSensor || isTouching
  view.separatingAxes[index] =
    found.clearance > 0
    ? SeparatingAxisCache(found, pair, mayTouch: mayTouch, view)
    : SeparatingAxisCache(pair, mayTouch: mayTouch)
  var change: ContactChange = isTouching != wasTouching ? .touch : []
  if isTouching {
    let old = wasTouching ? RetainedImpulses(view.manifolds + contact) : RetainedImpulses()
    let deepOverlap = view.deepOverlap(pair)
    view.manifolds[contact] = view.manifold(
      found, old, pair, margin: margin, deepOverlap: deepOverlap)
    if !isSensor, separation < -deepOverlap { change.insert(.deep) }
    if view.stabilizesPiles, !isSensor {
      let normal = view.poses[Int(pair.bodyA)].transform.rotation * found.normal
      if view.isCrowded(separation, margin: margin, normal: normal, pair) {
        change.insert(.crowded)
      } else if view.hasCrowd, view.wasNearCrowd(pair) {
        change.insert(.nearCrowd)
      }
    }
  }
  return change
}

/// The contact margin between a boundary and a dynamic body: positive where B is dynamic, negative where A is, and 0
/// for two dynamic bodies, whose contact points are between both outlines.
@inline(__always)
func contactGap(margin: Float, _ a: BodyMotion, _ b: BodyMotion) -> Float {
  a.isDynamic == b.isDynamic ? 0 : b.isDynamic ? margin : -margin
}

func absolute(_ number: Float) -> Float { number < 0 ? -number : number }

extension LocalManifold {
  /// The separation of the deepest point.
  var minimumSeparation: Float {
    count > 1 && second.separation < first.separation ? second.separation : first.separation
  }
}

extension NarrowPhaseView {
  /// Whether the enlarged boxes of two shapes no longer overlap.
  @inline(__always)
  func areBoundsDisjoint(_ pair: ContactPair) -> Bool {
    !bounds[Int(pair.shapeA)].overlaps(bounds[Int(pair.shapeB)])
  }

  /// The overlap with a boundary from which the dynamic one of two bodies is deep, in length units;
  /// infinite for two dynamic bodies.
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
