// SPDX-License-Identifier: Apache-2.0

/// A view over the tables that decide whether two shapes can collide, made once per stage.
///
/// Safe to read from several threads, because none of the tables changes during a stage.
struct CollisionRules: BitwiseCopyable {
  let bodies: UnsafeMutablePointer<BodyRecord>
  let shapes: UnsafeMutablePointer<ShapeRecord>
  let geometries: GeometryView
  let joints: UnsafeMutablePointer<JointRecord>
  let memberships: MembershipView
}

extension World {
  /// The current rules; valid until a table grows.
  var collisionRules: CollisionRules {
    CollisionRules(
      bodies: bodies.record.base, shapes: shapes.record.base, geometries: shapes.geometry.view,
      joints: joints.record.base, memberships: memberships.view)
  }

  /// Whether two shapes of different bodies can collide by their kinds and filters.
  func canCollide(_ a: Int32, _ b: Int32) -> Bool { collisionRules.canCollide(Int(a), Int(b)) }

  /// Whether two filters allow a collision.
  func filtersCanCollide(_ a: CollisionFilter, _ b: CollisionFilter) -> Bool {
    memberships.view.filtersCanCollide(a, b)
  }
}

extension CollisionRules {
  /// Whether two shapes of different bodies can collide by their kinds and filters.
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

  /// Whether two kinds of body can collide: one must be dynamic, but a sensor also detects kinematic bodies
  /// and is detected by them; sensors do not detect each other.
  private func kindsCanCollide(
    _ kindA: BodyKind, _ isSensorA: Bool, _ kindB: BodyKind, _ isSensorB: Bool
  ) -> Bool {
    guard isSensorA || isSensorB else { return kindA == .dynamic || kindB == .dynamic }
    return !(isSensorA && isSensorB) && (kindA != .static || kindB != .static)
  }

  /// Whether a joint keeps two bodies from colliding; searches the shorter list of joints.
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
