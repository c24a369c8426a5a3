// SPDX-License-Identifier: Apache-2.0

// Conversion between a manifold, whose points are in world axes, and a lane of the solver, whose points
// are relative to the normal: an anchor r is stored as r·n and r×n.

extension ContactValues where Number == Float, Row == Int32 {
  /// The lane of a contact whose manifold was just computed.
  @inline(__always)
  init(_ pair: ContactPair, friction: Float, _ manifold: Manifold) {
    self.init(0, row: 0)
    offsetA = BodyOffset.of(pair.bodyA)
    offsetB = BodyOffset.of(pair.bodyB)
    self.friction = friction
    normalX = manifold.normal.x
    normalY = manifold.normal.y
    tangentImpulse = manifold.tangentImpulse
    guard manifold.count > 0 else { return }
    // Both points share one r·n per body, that of the nearer point: friction acts where the shapes touch, and the
    // other point of a tilted shape may be far from the surface. Equally near points take the mean, so that
    // mirrored shapes move alike to the last bit.
    let hasSecond = manifold.count > 1
    let separation = manifold.minimumSeparation
    let isFirstNearest = manifold.first.separation == separation
    let isSecondNearest = hasSecond && manifold.second.separation == separation
    let nearer = isSecondNearest && !isFirstNearest ? manifold.second : manifold.first
    rDotNormalA = nearer.anchorA.dot(manifold.normal)
    rDotNormalB = nearer.anchorB.dot(manifold.normal)
    if isFirstNearest, isSecondNearest {
      rDotNormalA = 0.5 * (rDotNormalA + manifold.second.anchorA.dot(manifold.normal))
      rDotNormalB = 0.5 * (rDotNormalB + manifold.second.anchorB.dot(manifold.normal))
    }
    // The points lie midway between the surfaces. Separated ones will meet where each surface is in its
    // body's frame: otherwise friction would have a longer moment arm the earlier a contact is found.
    if separation > 0 {
      rDotNormalA -= 0.5 * separation
      rDotNormalB += 0.5 * separation
    }
    if hasSecond {
      second = ContactPointValues(
        manifold.second, manifold.normal, rDotDifference: rDotNormalB - rDotNormalA)
    }
    first = ContactPointValues(
      manifold.first, manifold.normal, rDotDifference: rDotNormalB - rDotNormalA)
  }

  var bodyA: Int32 { BodyOffset.row(at: offsetA) }
  var bodyB: Int32 { BodyOffset.row(at: offsetB) }

  /// The number of points of the contact.
  var pointCount: Int32 { first.normalMass > 0 ? second.normalMass > 0 ? 2 : 1 : 0 }

  /// The manifold with the impulses of the solver.
  ///
  /// It cannot be recycled: the poses of the bodies at its next use are unknown.
  func manifold(_ reference: ReferenceLane) -> Manifold {
    var manifold = Manifold()
    manifold.normal = Vector2(normalX, normalY)
    manifold.tangentImpulse = tangentImpulse
    manifold.count = pointCount
    if reference.radiusB > 0 { manifold.radiusB = reference.radiusB }
    let features = FeaturePair(reference.features)
    if manifold.count > 0 {
      manifold.first = point(first, reference.first, features.first)
    }
    if manifold.count > 1 {
      manifold.second = point(second, reference.second, features.second)
    }
    moveMidway(&manifold)
    return manifold
  }

  /// Moves the anchors of separated surfaces from either surface to the middle.
  private func moveMidway(_ manifold: inout Manifold) {
    let separation = manifold.minimumSeparation
    guard separation > 0 else { return }
    let half = (0.5 * separation) * manifold.normal
    manifold.first.anchorA += half
    manifold.first.anchorB -= half
    manifold.second.anchorA += half
    manifold.second.anchorB -= half
  }

  private func point(
    _ values: ContactPointValues<Float>, _ reference: ReferencePointValues<Float>,
    _ feature: FeatureIdentifier
  ) -> ManifoldPoint {
    // r = (r·n)·n + (r×n)·t
    let normal = Vector2(normalX, normalY)
    let tangent = normal.rightPerpendicular
    var point = ManifoldPoint()
    point.anchorA = rDotNormalA * normal + values.rCrossNormalA * tangent
    point.anchorB = rDotNormalB * normal + values.rCrossNormalB * tangent
    point.separation = values.separation + (rDotNormalB - rDotNormalA)
    point.normalImpulse = values.normalImpulse
    point.totalNormalImpulse = values.totalNormalImpulse
    point.normalVelocity = reference.normalVelocity
    point.feature = feature
    return point
  }
}

extension ContactPointValues where Number == Float {
  @inline(__always)
  fileprivate init(_ point: ManifoldPoint, _ normal: Vector2, rDotDifference: Float) {
    self.init(0)
    // A mass above zero marks an existing point until the preparation computes the mass.
    normalMass = 1
    rCrossNormalA = point.anchorA.cross(normal)
    rCrossNormalB = point.anchorB.cross(normal)
    separation = point.separation - rDotDifference
    normalImpulse = point.normalImpulse
    totalNormalImpulse = point.totalNormalImpulse
  }
}

extension ReferenceValues where Number == Float, Row == Int32 {
  /// The state that recycling compares with, for a manifold that was computed at two poses.
  @inline(__always)
  init(
    _ pair: ContactPair, restitution: Float, _ manifold: Manifold, _ lane: ContactLane,
    poseA: BodyPose, poseB: BodyPose
  ) {
    self.init(0, row: 0)
    self.restitution = restitution
    shapeA = pair.shapeA
    shapeB = pair.shapeB
    features = FeaturePair(manifold.first.feature, manifold.second.feature).word
    // In A's frame: the normal, and the pose of B.
    let rotation = poseA.transform.rotation
    let normal = rotation.unrotate(manifold.normal)
    let position = rotation.unrotate(poseB.center - poseA.center)
    let turn = rotation.inverse * poseB.transform.rotation
    normalX = normal.x
    normalY = normal.y
    positionX = position.x
    positionY = position.y
    cosine = turn.cosine
    sine = turn.sine
    reach = manifold.reach
    rDotNormalB = lane.rDotNormalB
    first = ReferencePointValues(lane.first, manifold.first)
    second = ReferencePointValues(lane.second, manifold.second)
    radiusB = manifold.radiusB
    // Circles about the centers of mass keep their radii in place of separations.
    guard manifold.radiusA > 0 else { return }
    radiusB = -1
    first.separation = manifold.radiusA
    second.separation = manifold.radiusB
  }
}

extension ReferencePointValues where Number == Float {
  @inline(__always)
  fileprivate init(_ point: ContactPointValues<Float>, _ manifold: ManifoldPoint) {
    self.init(0)
    normalVelocity = manifold.normalVelocity
    separation = point.separation
    rCrossNormalB = point.rCrossNormalB
  }
}

/// The features of two points in one word of a lane.
struct FeaturePair: BitwiseCopyable {
  let first: FeatureIdentifier
  let second: FeatureIdentifier

  init(_ first: FeatureIdentifier, _ second: FeatureIdentifier) {
    self.first = first
    self.second = second
  }

  init(_ word: Int32) {
    first = FeatureIdentifier(truncatingIfNeeded: word)
    second = FeatureIdentifier(truncatingIfNeeded: word >> 16)
  }

  var word: Int32 { Int32(first) | Int32(truncatingIfNeeded: UInt32(second) << 16) }
}
