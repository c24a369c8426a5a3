// SPDX-License-Identifier: Apache-2.0

/// What the definitions of all joints between two bodies have in common.
public protocol JointDefinition: Sendable {
  /// The first body; a static one joins to the world.
  var bodyA: BodyHandle { get set }
  /// The second body.
  var bodyB: BodyHandle { get set }
  /// The anchor in the frame of body A.
  var localAnchorA: Vector2 { get set }
  /// The anchor in the frame of body B.
  var localAnchorB: Vector2 { get set }
  /// Whether the two bodies collide with each other.
  var collidesConnected: Bool { get set }
  /// A number of the owner's that the engine does not use.
  var userData: UInt64 { get set }
}

extension World {
  /// The rows of the two bodies of a definition; throws for stale or equal bodies and bad anchors.
  func validatedBodies(
    of definition: some JointDefinition
  ) throws(PhysicsError) -> (a: Int32, b: Int32) {
    guard let a = bodyIndex(definition.bodyA), let b = bodyIndex(definition.bodyB) else {
      throw .staleBody
    }
    guard a != b else { throw .sameBody }
    try requireUsable(definition.localAnchorA, "localAnchorA")
    try requireUsable(definition.localAnchorB, "localAnchorB")
    return (a, b)
  }

  /// Stores the part of a joint that all kinds share, and links it to the bodies of its definition.
  func insertJoint(
    _ kind: JointKind, row: Int32, _ rows: (a: Int32, b: Int32), _ definition: some JointDefinition
  ) -> JointHandle {
    insertJoint(
      kind, row: row, bodyA: rows.a, bodyB: rows.b,
      collidesConnected: definition.collidesConnected, userData: definition.userData)
  }
}

extension AnchoredJoint {
  /// Takes the anchors of a definition.
  mutating func setAnchors(of definition: some JointDefinition) {
    localAnchorA = definition.localAnchorA
    localAnchorB = definition.localAnchorB
  }
}
