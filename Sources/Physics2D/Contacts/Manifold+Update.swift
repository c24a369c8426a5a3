// SPDX-License-Identifier: Apache-2.0

/// The impulses that a contact keeps while its manifold is computed anew, by feature.
struct RetainedImpulses: BitwiseCopyable {
  /// 0, 1 or 2 points.
  var count: Int32 = 0
  var firstFeature: FeatureIdentifier = 0
  var secondFeature: FeatureIdentifier = 0
  var firstImpulse: Float = 0
  var secondImpulse: Float = 0
  var tangentImpulse: Float = 0
  var normal = Vector2.zero
}

extension RetainedImpulses {
  /// The impulses of a contact that the graph does not hold.
  init(_ manifold: UnsafePointer<Manifold>) {
    count = manifold.pointee.count
    firstFeature = manifold.pointee.first.feature
    secondFeature = manifold.pointee.second.feature
    firstImpulse = manifold.pointee.first.normalImpulse
    secondImpulse = manifold.pointee.second.normalImpulse
    tangentImpulse = manifold.pointee.tangentImpulse
    normal = manifold.pointee.normal
  }

  /// The impulse of the point that these features made before; nil if there was none.
  ///
  /// A point at a corner also keeps its impulse where another edge takes over there, with nearly the same normal.
  @inline(__always)
  func impulse(at feature: FeatureIdentifier, normal new: Vector2) -> Float? {
    if count > 0, arePairsEqual(firstFeature, feature) { return firstImpulse }
    if count > 1, arePairsEqual(secondFeature, feature) { return secondImpulse }
    guard count > 0, normal.dot(new) > 0.5 else { return nil }
    if areCornersEqual(firstFeature, feature) { return firstImpulse }
    return count > 1 && areCornersEqual(secondFeature, feature) ? secondImpulse : nil
  }
}

extension NarrowPhaseView {
  /// A manifold in world axes, with the impulses of the points that persist.
  @inline(__always)
  func manifold(
    _ found: LocalManifold, _ old: RetainedImpulses, _ pair: ContactPair, margin: Float,
    deepOverlap: Float
  ) -> Manifold {
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    // From the frame of body A to world axes. Anchors lead from the centers of mass, so that
    // rB = rA + xA − xB.
    let rotation = poses[bodyA].transform.rotation
    let centers = poses[bodyA].center - poses[bodyB].center
    let localCenter = masses[bodyA].localCenter
    var new = Manifold()
    new.normal = rotation * found.normal
    new.count = found.count
    var isKnown = false
    if found.count > 0 {
      new.first = point(found.first, rotation, localCenter, centers, old, new.normal, &isKnown)
    }
    if found.count > 1 {
      new.second = point(found.second, rotation, localCenter, centers, old, new.normal, &isKnown)
    }
    if found.slide != .zero {
      // B will be elsewhere when it meets A at the points.
      let slide = rotation * found.slide
      new.first.anchorB -= slide
      if found.count > 1 { new.second.anchorB -= slide }
    }
    let gap = contactGap(margin: margin, motions[bodyA], motions[bodyB])
    if gap != 0, isRound(pair, gap) { new.moveAnchors(across: gap) }
    // Friction persists with any of the points: it is one impulse for both.
    if isKnown { new.tangentImpulse = old.tangentImpulse }
    new.setReuse(
      found.minimumSeparation, pair, margin: margin, deepOverlap: deepOverlap, self)
    return new
  }

  /// Whether the dynamic one of two shapes with a gap is round.
  @inline(__always)
  private func isRound(_ pair: ContactPair, _ gap: Float) -> Bool {
    geometries[Int(gap > 0 ? pair.shapeB : pair.shapeA)].radius > 0
  }
}

@inline(__always)
private func point(
  _ found: LocalManifoldPoint, _ rotation: Rotation, _ localCenter: Vector2, _ centers: Vector2,
  _ old: RetainedImpulses, _ normal: Vector2, _ isKnown: inout Bool
) -> ManifoldPoint {
  var point = ManifoldPoint()
  point.anchorA = rotation * (found.point - localCenter)
  point.anchorB = point.anchorA + centers
  point.separation = found.separation
  point.feature = found.feature
  if let impulse = old.impulse(at: found.feature, normal: normal) {
    point.normalImpulse = impulse
    isKnown = true
  }
  return point
}

extension Manifold {
  /// Moves the anchors of a round dynamic shape from the boundary, on which the points lie, to its own outline.
  ///
  /// With a moment arm that reaches over the gap, a disc would roll as if its radius were greater by it. For sharp
  /// polygons the margin is a skin, on which forces act, as published logs have it (S134).
  @inline(never)
  fileprivate mutating func moveAnchors(across gap: Float) {
    let shift = gap * normal
    if gap > 0 {
      first.anchorB += shift
      second.anchorB += shift
    } else {
      first.anchorA += shift
      second.anchorA += shift
    }
  }

  /// Sets whether the manifold may be recycled while the bodies move, and its reach.
  @inline(__always)
  fileprivate mutating func setReuse(
    _ separation: Float, _ pair: ContactPair, margin: Float, deepOverlap: Float,
    _ view: NarrowPhaseView
  ) {
    let (bodyA, bodyB) = (Int(pair.bodyA), Int(pair.bodyB))
    let massA = view.masses[bodyA]
    let massB = view.masses[bodyB]
    let a = view.geometries + Int(pair.shapeA)
    let b = view.geometries + Int(pair.shapeB)
    let areMoving = view.motions[bodyA].isDynamic && view.motions[bodyB].isDynamic
    // Two circles about the centers of mass of moving bodies: their manifold depends on the centers
    // alone. The solver computes it from the radii.
    if b.pointee.kind == .circle {
      guard a.pointee.kind == .circle, areMoving,
        a.pointee.vertices[0] == massA.localCenter, b.pointee.vertices[0] == massB.localCenter
      else { return }
      // Either circle takes half of the contact margin.
      radiusA = a.pointee.radius + 0.5 * margin
      radiusB = b.pointee.radius + 0.5 * margin
      return
    }
    // Contacts beyond the speculative distance are computed in every step, and those that are deep, or could become so
    // while they are recycled: continuous collision checks a body when its manifold is found to be deep.
    let recycled = recycleSlops * view.tolerances.linearSlop
    guard separation <= view.tolerances.speculativeDistance,
      separation > max(-0.5 * deepOverlap, recycled - deepOverlap)
    else { return }
    // The features of B that the manifold depends on lie within B, and near A's outline.
    let around = first.anchorB.length + 2 * massA.maximumExtent
    radiusB = b.pointee.cornerRadius(margin: areMoving ? margin : 0)
    reach = around < massB.maximumExtent ? around : massB.maximumExtent
  }
}
