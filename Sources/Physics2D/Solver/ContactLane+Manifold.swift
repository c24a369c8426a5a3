// Between a manifold, which knows points in world axes, and the lane of the solver, which knows them
// relative to the normal.

extension ContactValues where Number == Float, Row == Int32 {
  /// The lane of a contact whose manifold was just computed.
  init(_ record: ContactRecord, _ manifold: Manifold) {
    self.init(0, row: 0)
    bodyA = record.bodyA
    bodyB = record.bodyB
    normalX = manifold.normal.x
    normalY = manifold.normal.y
    friction = record.friction
    tangentImpulse = manifold.tangentImpulse
    guard manifold.count > 0 else { return }
    offsetA = manifold.first.anchorA.dot(manifold.normal)
    offsetB = manifold.first.anchorB.dot(manifold.normal)
    if manifold.count > 1 {
      // The points lie midway between the surfaces, and these need not be parallel.
      offsetA = 0.5 * (offsetA + manifold.second.anchorA.dot(manifold.normal))
      offsetB = 0.5 * (offsetB + manifold.second.anchorB.dot(manifold.normal))
      second = ContactPointValues(manifold.second, manifold.normal, rise: offsetB - offsetA)
    }
    first = ContactPointValues(manifold.first, manifold.normal, rise: offsetB - offsetA)
  }

  /// Brings what the solver changes of a manifold up to date.
  func store(_ reference: ReferenceLane, into manifold: inout Manifold) {
    let normal = Vector2(normalX, normalY)
    manifold.normal = normal
    manifold.tangentImpulse = tangentImpulse
    if manifold.count > 0 {
      store(first, into: &manifold.first, normal)
      manifold.first.normalVelocity = reference.first.normalVelocity
    }
    if manifold.count > 1 {
      store(second, into: &manifold.second, normal)
      manifold.second.normalVelocity = reference.second.normalVelocity
    }
  }

  private func store(
    _ values: ContactPointValues<Float>, into point: inout ManifoldPoint, _ normal: Vector2
  ) {
    let tangent = normal.rightPerpendicular
    point.anchorA = offsetA * normal + values.leverA * tangent
    point.anchorB = offsetB * normal + values.leverB * tangent
    point.separation = values.separation + (offsetB - offsetA)
    point.normalImpulse = values.normalImpulse
    point.totalNormalImpulse = values.totalNormalImpulse
  }
}

extension ContactPointValues where Number == Float {
  fileprivate init(_ point: ManifoldPoint, _ normal: Vector2, rise: Float) {
    self.init(0)
    // Marks the point as one that exists, until the masses are computed.
    normalMass = 1
    leverA = point.anchorA.cross(normal)
    leverB = point.anchorB.cross(normal)
    separation = point.separation - rise
    normalImpulse = point.normalImpulse
    totalNormalImpulse = point.totalNormalImpulse
  }
}

extension ReferenceValues where Number == Float, Row == Int32 {
  /// What the next steps compare with when a manifold was computed for two poses.
  init(
    _ record: ContactRecord, _ manifold: Manifold, _ lane: ContactLane, poseA: BodyPose,
    poseB: BodyPose
  ) {
    self.init(0, row: 0)
    restitution = record.restitution
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
    offsetB = lane.offsetB
    first = ReferencePointValues(lane.first, manifold.first)
    second = ReferencePointValues(lane.second, manifold.second)
    guard manifold.radiusA > 0 else { return }
    isDiscs = -1
    first.separation = manifold.radiusA
    second.separation = manifold.radiusB
  }
}

extension ReferencePointValues where Number == Float {
  fileprivate init(_ point: ContactPointValues<Float>, _ manifold: ManifoldPoint) {
    self.init(0)
    normalVelocity = manifold.normalVelocity
    separation = point.separation
    leverB = point.leverB
  }
}
