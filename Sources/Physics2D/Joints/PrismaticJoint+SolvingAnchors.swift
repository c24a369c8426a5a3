extension PrismaticJoint: RelocatedJoint {
  /// Where the joint is solved, in the frames of the two bodies.
  ///
  /// Both anchors may move across the rail together; neither shift nor error changes. Through the
  /// point between the centers of mass, weighted by the inverse inertias, a force along the rail does
  /// not turn the bodies against each other, so that a limit far from the centers and the angle are
  /// solved exactly one after the other, and do not swing each other up.
  func solvingAnchors(bodyA: Int32, bodyB: Int32, bodies: BodyView) -> (a: Vector2, b: Vector2) {
    let massA = bodies.mass[Int(bodyA)]
    let massB = bodies.mass[Int(bodyB)]
    let turnA = bodies.motion[Int(bodyA)].isDynamic ? massA.inverseInertia : 0
    let turnB = bodies.motion[Int(bodyB)].isDynamic ? massB.inverseInertia : 0
    guard turnA + turnB > 0 else { return (localAnchorA, localAnchorB) }
    let reference = Rotation(angle: referenceAngle)
    // The center of B in the frame of A while the anchors meet.
    let centerB = localAnchorA + reference * (massB.localCenter - localAnchorB)
    let point = massA.localCenter.interpolated(to: centerB, at: turnB / (turnA + turnB))
    let across = localAxis.leftPerpendicular
    let offset = (point - localAnchorA).dot(across) * across
    return (localAnchorA + offset, localAnchorB + reference.unrotate(offset))
  }
}
