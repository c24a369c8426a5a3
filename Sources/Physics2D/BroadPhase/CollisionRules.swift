/// What decides whether two shapes may have a contact, taken once per stage.
///
/// Several threads may ask at once, because nothing of it changes during a stage.
struct CollisionRules: BitwiseCopyable {
  let bodies: UnsafeMutablePointer<BodyRecord>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  let geometries: UnsafeMutablePointer<ShapeGeometry>
  let joints: UnsafeMutablePointer<JointRecord>
  let memberships: MembershipView
}

extension World {
  /// The rules as they are now; valid until a table grows.
  var collisionRules: CollisionRules {
    CollisionRules(
      bodies: bodies.record.base, shapes: shapes.record.base, geometries: shapes.geometry.base,
      joints: joints.record.base, memberships: memberships.view)
  }

  /// Whether two shapes of different bodies may have a contact, as far as kinds and filters say.
  func canCollide(_ a: Int32, _ b: Int32) -> Bool { collisionRules.canCollide(Int(a), Int(b)) }

  /// Whether two filters let their shapes collide.
  func filtersCanCollide(_ a: CollisionFilter, _ b: CollisionFilter) -> Bool {
    memberships.view.filtersCanCollide(a, b)
  }
}

extension CollisionRules {
  /// Whether two shapes of different bodies may have a contact, as far as kinds and filters say.
  func canCollide(_ a: Int, _ b: Int) -> Bool {
    let recordA = shapes + a
    let recordB = shapes + b
    guard
      kindsCanCollide(
        bodies[Int(recordA.pointee.body)].kind, recordA.pointee.flags.contains(.sensor),
        bodies[Int(recordB.pointee.body)].kind, recordB.pointee.flags.contains(.sensor)),
      collides(geometries[a].kind, geometries[b].kind)
    else { return false }
    return memberships.filtersCanCollide(recordA.pointee.filter, recordB.pointee.filter)
  }

  /// Whether two kinds of body meet: one must be dynamic, but a sensor also sees kinematic bodies and
  /// is seen by them; sensors do not see each other.
  private func kindsCanCollide(
    _ kindA: BodyKind, _ isSensorA: Bool, _ kindB: BodyKind, _ isSensorB: Bool
  ) -> Bool {
    guard isSensorA || isSensorB else { return kindA == .dynamic || kindB == .dynamic }
    return !(isSensorA && isSensorB) && (kindA != .static || kindB != .static)
  }

  /// Whether a joint keeps two bodies from colliding; looks through the shorter list of joints.
  func jointsPreventCollision(_ bodyA: Int32, _ bodyB: Int32) -> Bool {
    let first = bodies + Int(bodyA)
    let second = bodies + Int(bodyB)
    guard first.pointee.firstJointEdge >= 0, second.pointee.firstJointEdge >= 0 else {
      return false
    }
    let isFirstShorter = first.pointee.jointCount < second.pointee.jointCount
    let other = isFirstShorter ? bodyB : bodyA
    var edge = isFirstShorter ? first.pointee.firstJointEdge : second.pointee.firstJointEdge
    while edge >= 0 {
      let joint = joints + Int(edge >> 1)
      let isSideA = edge & 1 == 0
      if (isSideA ? joint.pointee.bodyB : joint.pointee.bodyA) == other,
        !joint.pointee.collidesConnected
      {
        return true
      }
      edge = isSideA ? joint.pointee.edgeA.next : joint.pointee.edgeB.next
    }
    return false
  }
}
