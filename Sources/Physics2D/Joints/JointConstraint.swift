/// A joint as the solver sees it during one step.
///
/// The stages are generic over this protocol and specialised for each kind; nothing is dispatched
/// while a step runs.
protocol JointConstraint: BitwiseCopyable {
  /// What is kept of the joint from step to step.
  associatedtype Joint: BitwiseCopyable

  /// Reads the joint and its two bodies; `bodyA` may be −1 for the world.
  init(_ joint: Joint, bodyA: Int32, bodyB: Int32, bodies: BodyRows, context: StepContext)

  /// Gives the impulses of the sub-step before.
  func warmStart(_ motion: UnsafeMutablePointer<BodyMotion>)

  /// Gives the impulses that the joint still lacks; the relaxing pass corrects no positions and
  /// leaves springs alone, which have pushed in this sub-step already.
  mutating func solve(
    _ motion: UnsafeMutablePointer<BodyMotion>, _ context: StepContext, isRelaxing: Bool)

  /// Keeps the impulses for the next step.
  func store(into joint: inout Joint)
}

/// The two bodies of a joint during one step: what they weigh and where the joint holds them.
struct JointLink: BitwiseCopyable {
  let bodyA: Int32
  let bodyB: Int32
  /// 0 where constraints do not move the body.
  let inverseMassA: Float
  let inverseInertiaA: Float
  let inverseMassB: Float
  let inverseInertiaB: Float
  /// From the centers of mass to the anchors at the start of the step, in world axes.
  let anchorA: Vector2
  let anchorB: Vector2
  /// From the center of mass of A to that of B at the start of the step.
  let centerOffset: Vector2
  let isDynamicA: Bool
  let isDynamicB: Bool

  init(
    bodyA: Int32, bodyB: Int32, localAnchorA: Vector2, localAnchorB: Vector2, bodies: BodyRows
  ) {
    let a = Self.end(bodyA, localAnchorA, bodies)
    let b = Self.end(bodyB, localAnchorB, bodies)
    self.bodyA = bodyA
    self.bodyB = bodyB
    inverseMassA = a.inverseMass
    inverseInertiaA = a.inverseInertia
    inverseMassB = b.inverseMass
    inverseInertiaB = b.inverseInertia
    anchorA = a.anchor
    anchorB = b.anchor
    centerOffset = b.center - a.center
    isDynamicA = a.isDynamic
    isDynamicB = b.isDynamic
  }

  /// The sum of the inverse inertias; 0 where neither body turns.
  var inverseInertia: Float { inverseInertiaA + inverseInertiaB }

  /// The mass that a torque impulse between the bodies meets; 0 where neither turns.
  var angularMass: Float { inverseInertia > 0 ? 1 / inverseInertia : 0 }

  private struct End {
    var inverseMass: Float = 0
    var inverseInertia: Float = 0
    var anchor: Vector2
    var center = Vector2.zero
    var isDynamic = false
  }

  private static func end(_ body: Int32, _ localAnchor: Vector2, _ bodies: BodyRows) -> End {
    guard body >= 0 else { return End(anchor: localAnchor) }
    let row = Int(body)
    let mass = bodies.mass[row]
    let pose = bodies.pose[row]
    let isDynamic = bodies.motion[row].isDynamic
    return End(
      inverseMass: isDynamic ? mass.inverseMass : 0,
      inverseInertia: isDynamic ? mass.inverseInertia : 0,
      anchor: pose.transform.rotation * (localAnchor - mass.localCenter), center: pose.center,
      isDynamic: isDynamic)
  }
}

/// The motion of the two bodies of a joint while it is solved.
struct JointMotion: BitwiseCopyable {
  var a: BodyMotion
  var b: BodyMotion
  /// From the centers of mass to the anchors now.
  let armA: Vector2
  let armB: Vector2
  /// From anchor A to anchor B now.
  let separation: Vector2

  /// Reads the two rows.
  init(_ link: JointLink, _ motion: UnsafeMutablePointer<BodyMotion>) {
    a = link.bodyA >= 0 ? motion[Int(link.bodyA)] : BodyMotion()
    b = link.bodyB >= 0 ? motion[Int(link.bodyB)] : BodyMotion()
    armA = a.deltaRotation * link.anchorA
    armB = b.deltaRotation * link.anchorB
    separation = (b.deltaPosition - a.deltaPosition) + link.centerOffset + (armB - armA)
  }

  /// Writes the velocities back to the rows that joints may move.
  func store(_ link: JointLink, _ motion: UnsafeMutablePointer<BodyMotion>) {
    if link.isDynamicA {
      motion[Int(link.bodyA)].linearVelocity = a.linearVelocity
      motion[Int(link.bodyA)].angularVelocity = a.angularVelocity
    }
    if link.isDynamicB {
      motion[Int(link.bodyB)].linearVelocity = b.linearVelocity
      motion[Int(link.bodyB)].angularVelocity = b.angularVelocity
    }
  }

  /// The velocity of anchor B as seen from anchor A.
  var anchorVelocity: Vector2 {
    (b.linearVelocity + Vector2.cross(b.angularVelocity, armB))
      - (a.linearVelocity + Vector2.cross(a.angularVelocity, armA))
  }

  /// How much faster than `anchorVelocity` the anchors part over a sub-step, because they move on
  /// circles about their bodies and not on straight lines: half the centripetal acceleration times
  /// the sub-step.
  func curvature(_ context: StepContext) -> Vector2 {
    let half = 0.5 * context.subStep
    return (half * a.angularVelocity * a.angularVelocity) * armA
      - (half * b.angularVelocity * b.angularVelocity) * armB
  }

  /// The angular velocity of B as seen from A.
  var relativeSpin: Float { b.angularVelocity - a.angularVelocity }

  /// How far B has turned as seen from A since the start of the step, radians.
  var relativeTurn: Float { (a.deltaRotation.inverse * b.deltaRotation).smallAngle }

  /// Gives an impulse to B at its anchor and the opposite to A at its own.
  mutating func apply(_ impulse: Vector2, _ link: JointLink) {
    apply(impulse, momentA: armA.cross(impulse), momentB: armB.cross(impulse), link)
  }

  /// Gives an impulse to B and the opposite to A, with moments of their own.
  mutating func apply(_ impulse: Vector2, momentA: Float, momentB: Float, _ link: JointLink) {
    a.linearVelocity -= link.inverseMassA * impulse
    a.angularVelocity -= link.inverseInertiaA * momentA
    b.linearVelocity += link.inverseMassB * impulse
    b.angularVelocity += link.inverseInertiaB * momentB
  }

  /// Gives a torque impulse to B and the opposite to A.
  mutating func applyTorque(_ impulse: Float, _ link: JointLink) {
    a.angularVelocity -= link.inverseInertiaA * impulse
    b.angularVelocity += link.inverseInertiaB * impulse
  }
}

extension Rotation {
  /// The angle of a turn within one step, radians; within 1e-6 up to one radian.
  var smallAngle: Float {
    // tan(θ/2) = sin θ / (1 + cos θ), then a Padé approximation of the arctangent.
    let divisor = 1 + cosine
    guard divisor > 1e-3 else { return angle }
    let tangent = sine / divisor
    let square = tangent * tangent
    return 2 * tangent * (945 + square * (735 + 64 * square))
      / (945 + square * (1050 + 225 * square))
  }
}
