// SPDX-License-Identifier: Apache-2.0

extension PrismaticJoint: RelocatedJoint {
  /// The points at which the joint is solved, in the frames of the two bodies.
  ///
  /// Both anchors may be moved perpendicular to the axis together; neither translation nor error changes.
  /// On the line through the point between the centers of mass, weighted by the inverse inertias, a force
  /// along the axis changes no relative angular velocity. A limit far from the centers and the angle are
  /// then solved exactly one after the other, and do not excite each other.
  func solvingAnchors(bodyA: Int32, bodyB: Int32, bodies: BodyView) -> (a: Vector2, b: Vector2) {
    let massA = bodies.mass[Int(bodyA)]
    let massB = bodies.mass[Int(bodyB)]
    let inverseInertiaA = bodies.motion[Int(bodyA)].isDynamic ? massA.inverseInertia : 0
    let inverseInertiaB = bodies.motion[Int(bodyB)].isDynamic ? massB.inverseInertia : 0
    guard inverseInertiaA + inverseInertiaB > 0 else { return (localAnchorA, localAnchorB) }
    let reference = Rotation(angle: referenceAngle)
    // The center of B in the frame of A while the anchors coincide.
    let centerB = localAnchorA + reference * (massB.localCenter - localAnchorB)
    // p = cA + iB / (iA + iB) · (cB − cA); only its part perpendicular to the axis counts.
    let point = massA.localCenter.interpolated(
      to: centerB, at: inverseInertiaB / (inverseInertiaA + inverseInertiaB))
    let perpendicular = localAxis.leftPerpendicular
    let offset = (point - localAnchorA).dot(perpendicular) * perpendicular
    return (localAnchorA + offset, localAnchorB + reference.unrotate(offset))
  }
}
