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
    restitution = record.restitution
    if manifold.count > 0 { first = ContactPointValues(manifold.first, manifold.normal) }
    if manifold.count > 1 { second = ContactPointValues(manifold.second, manifold.normal) }
  }

  /// Brings what the solver changes of a manifold up to date.
  func store(into manifold: inout Manifold) {
    let normal = Vector2(normalX, normalY)
    manifold.normal = normal
    if manifold.count > 0 { first.store(into: &manifold.first, normal) }
    if manifold.count > 1 { second.store(into: &manifold.second, normal) }
  }
}

extension ContactPointValues where Number == Float {
  fileprivate init(_ point: ManifoldPoint, _ normal: Vector2) {
    self.init(0)
    // Marks the point as one that exists, until the masses are computed.
    normalMass = 1
    offsetA = point.anchorA.dot(normal)
    leverA = point.anchorA.cross(normal)
    offsetB = point.anchorB.dot(normal)
    leverB = point.anchorB.cross(normal)
    separation = point.separation - (offsetB - offsetA)
    normalImpulse = point.normalImpulse
    tangentImpulse = point.tangentImpulse
    totalNormalImpulse = point.totalNormalImpulse
    normalVelocity = point.normalVelocity
  }

  fileprivate func store(into point: inout ManifoldPoint, _ normal: Vector2) {
    let tangent = normal.rightPerpendicular
    point.anchorA = offsetA * normal + leverA * tangent
    point.anchorB = offsetB * normal + leverB * tangent
    point.separation = separation + (offsetB - offsetA)
    point.normalImpulse = normalImpulse
    point.tangentImpulse = tangentImpulse
    point.totalNormalImpulse = totalNormalImpulse
    point.normalVelocity = normalVelocity
  }
}

extension ReferenceValues where Number == Float, Row == Int32 {
  /// What the next steps compare with when a manifold was computed for two poses.
  init(_ manifold: Manifold, _ lane: ContactLane, poseA: BodyPose, poseB: BodyPose) {
    self.init(0, row: 0)
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
    first = ReferencePointValues(lane.first)
    second = ReferencePointValues(lane.second)
    guard manifold.radiusA > 0 else { return }
    isDiscs = -1
    first.separation = manifold.radiusA
    second.separation = manifold.radiusB
  }
}

extension ReferencePointValues where Number == Float {
  fileprivate init(_ point: ContactPointValues<Float>) {
    self.init(0)
    separation = point.separation
    offsetB = point.offsetB
    leverB = point.leverB
  }
}
