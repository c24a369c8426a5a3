extension ContactBlock {
  /// Puts a contact into a lane.
  @inline(__always)
  mutating func fill(
    lane: Int, record: ContactRecord, manifold: Manifold, bodies: BodyRows, context: StepContext
  ) {
    let rowA = Int(record.bodyA)
    let rowB = Int(record.bodyB)
    let bit: UInt8 = 1 &<< UInt8(truncatingIfNeeded: lane)
    let motionA = bodies.motion[rowA]
    let motionB = bodies.motion[rowB]
    bodyA[lane] = record.bodyA
    bodyB[lane] = record.bodyB
    if motionA.isDynamic { dynamicLanesA |= bit }
    if motionB.isDynamic { dynamicLanesB |= bit }
    count &+= 1
    if record.restitution > 0 { bounces = true }
    let softness =
      motionA.isDynamic && motionB.isDynamic
      ? context.contactSoftness : context.staticContactSoftness
    biasRate[lane] = softness.biasRate
    massScale[lane] = softness.massScale
    impulseScale[lane] = softness.impulseScale
    let pair = ContactPair(
      motionA: motionA, motionB: motionB, massA: bodies.mass[rowA], massB: bodies.mass[rowB],
      normal: manifold.normal)
    inverseMassA[lane] = pair.inverseMassA
    inverseInertiaA[lane] = pair.inverseInertiaA
    inverseMassB[lane] = pair.inverseMassB
    inverseInertiaB[lane] = pair.inverseInertiaB
    normalX[lane] = manifold.normal.x
    normalY[lane] = manifold.normal.y
    friction[lane] = record.friction
    restitution[lane] = record.restitution
    if manifold.count > 0 { first.fill(lane: lane, manifold.first, pair) }
    if manifold.count > 1 { second.fill(lane: lane, manifold.second, pair) }
  }

  /// Puts the impulses of a lane back into the contact's manifold.
  @inline(__always)
  func store(lane: Int, into manifold: inout Manifold) {
    first.store(lane: lane, into: &manifold.first)
    second.store(lane: lane, into: &manifold.second)
  }
}

/// The two bodies of a contact while it is prepared.
private struct ContactPair {
  let motionA: BodyMotion
  let motionB: BodyMotion
  let inverseMassA: Float
  let inverseInertiaA: Float
  let inverseMassB: Float
  let inverseInertiaB: Float
  let normal: Vector2

  init(
    motionA: BodyMotion, motionB: BodyMotion, massA: BodyMass, massB: BodyMass, normal: Vector2
  ) {
    self.motionA = motionA
    self.motionB = motionB
    self.normal = normal
    inverseMassA = motionA.isDynamic ? massA.inverseMass : 0
    inverseInertiaA = motionA.isDynamic ? massA.inverseInertia : 0
    inverseMassB = motionB.isDynamic ? massB.inverseMass : 0
    inverseInertiaB = motionB.isDynamic ? massB.inverseInertia : 0
  }

  /// The mass that an impulse along a direction at a point meets; 0 where nothing can move.
  func effectiveMass(_ direction: Vector2, _ point: ManifoldPoint) -> Float {
    let armA = point.anchorA.cross(direction)
    let armB = point.anchorB.cross(direction)
    let inverse =
      inverseMassA + inverseMassB + inverseInertiaA * armA * armA + inverseInertiaB * armB * armB
    return inverse > 0 ? 1 / inverse : 0
  }

  /// The velocity along the normal with which the surfaces part at a point.
  func normalVelocity(_ point: ManifoldPoint) -> Float {
    let a = motionA.linearVelocity + Vector2.cross(motionA.angularVelocity, point.anchorA)
    let b = motionB.linearVelocity + Vector2.cross(motionB.angularVelocity, point.anchorB)
    return (b - a).dot(normal)
  }
}

extension ContactPointLanes {
  @inline(__always)
  fileprivate mutating func fill(lane: Int, _ point: ManifoldPoint, _ pair: ContactPair) {
    anchorAX[lane] = point.anchorA.x
    anchorAY[lane] = point.anchorA.y
    anchorBX[lane] = point.anchorB.x
    anchorBY[lane] = point.anchorB.y
    separation[lane] = point.separation - (point.anchorB - point.anchorA).dot(pair.normal)
    normalVelocity[lane] = pair.normalVelocity(point)
    normalImpulse[lane] = point.normalImpulse
    tangentImpulse[lane] = point.tangentImpulse
    normalMass[lane] = pair.effectiveMass(pair.normal, point)
    tangentMass[lane] = pair.effectiveMass(pair.normal.rightPerpendicular, point)
  }

  @inline(__always)
  fileprivate func store(lane: Int, into point: inout ManifoldPoint) {
    point.normalImpulse = normalImpulse[lane]
    point.tangentImpulse = tangentImpulse[lane]
    point.totalNormalImpulse = totalNormalImpulse[lane]
    point.normalVelocity = normalVelocity[lane]
  }
}
