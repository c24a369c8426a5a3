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
    jointMassFirst[lane] = first.normalMass[lane]
    guard manifold.count > 1 else { return }
    second.fill(lane: lane, manifold.second, pair)
    let joint = pair.jointMass(manifold.first, manifold.second)
    coupling[lane] = joint.coupling
    jointMassFirst[lane] = joint.first
    jointMassSecond[lane] = joint.second
    jointMassAcross[lane] = joint.across
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

  /// What the impulses along the normal at two points have to do with each other.
  func jointMass(
    _ one: ManifoldPoint, _ other: ManifoldPoint
  ) -> (coupling: Float, first: Float, second: Float, across: Float) {
    let inverseMass = inverseMassA + inverseMassB
    let oneA = one.anchorA.cross(normal)
    let oneB = one.anchorB.cross(normal)
    let otherA = other.anchorA.cross(normal)
    let otherB = other.anchorB.cross(normal)
    let first = inverseMass + inverseInertiaA * oneA * oneA + inverseInertiaB * oneB * oneB
    let second =
      inverseMass + inverseInertiaA * otherA * otherA + inverseInertiaB * otherB * otherB
    let coupling = inverseMass + inverseInertiaA * oneA * otherA + inverseInertiaB * oneB * otherB
    let determinant = first * second - coupling * coupling
    // Bodies that do not turn move both points alike: each then gives half.
    guard determinant > Self.leastDeterminant * first * second else {
      return (
        coupling, first > 0 ? 0.5 / first : 0, second > 0 ? 0.5 / second : 0, 0
      )
    }
    let inverse = 1 / determinant
    return (coupling, inverse * second, inverse * first, -inverse * coupling)
  }

  /// Below this part of the product of the two responses their difference is rounding noise.
  private static var leastDeterminant: Float { 1e-3 }

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
