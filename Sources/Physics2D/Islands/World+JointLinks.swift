// SPDX-License-Identifier: Apache-2.0

// The lists of joints that bodies have; the joint itself belongs to the joint table. A joint with a target
// in the world has no body A.
extension World {
  /// Adds a joint to the lists of both bodies, wakes them and adds the joint to the graph.
  ///
  /// Contacts between the two bodies end unless the joint lets them collide.
  func linkJoint(_ joint: Int32) {
    // Edge keys: joint × 2 + side.
    let record = joints.record[joint]
    link(joint &* 2, to: record.bodyA)
    link(joint &* 2 &+ 1, to: record.bodyB)
    wakeBodies(ofJoint: record)
    if !record.collidesConnected, record.bodyA >= 0 {
      destroyContacts(between: record.bodyA, and: record.bodyB)
    }
    activate(joint: joint)
  }

  /// Removes a joint from the graph and the lists of both bodies, and wakes them.
  ///
  /// If it kept them from colliding, the search for pairs of the first body restarts.
  func unlinkJoint(_ joint: Int32) {
    let record = joints.record[joint]
    wakeBodies(ofJoint: record)
    if joints.record[joint].awakeIndex >= 0 {
      graph.removeJoint(joint, joints: &joints)
      joints.removeAwake(joint)
    }
    unlink(joint &* 2, from: record.bodyA)
    unlink(joint &* 2 &+ 1, from: record.bodyB)
    // Pairs that the joint forbade count as found; one body that searches again finds them.
    if !record.collidesConnected, record.bodyA >= 0 { restartPairSearch(of: record.bodyA) }
  }

  /// Makes the next search find all pairs of a body again.
  func restartPairSearch(of body: Int32) {
    var shape = bodies.record[body].firstShape
    while shape >= 0 {
      broadPhase.restartPairSearch(
        of: shapes.record[shape].proxy, kind: bodies.record[body].kind)
      shape = shapes.record[shape].nextShape
    }
  }

  private func wakeBodies(ofJoint record: JointRecord) {
    if record.bodyA >= 0 { wakeBody(record.bodyA) }
    wakeBody(record.bodyB)
  }

  private func link(_ key: Int32, to body: Int32) {
    guard body >= 0 else { return }
    joints.record.link(key, head: &bodies.record[body].firstJointEdge)
    bodies.record[body].jointCount &+= 1
  }

  private func unlink(_ key: Int32, from body: Int32) {
    guard body >= 0 else { return }
    joints.record.unlink(key, head: &bodies.record[body].firstJointEdge)
    bodies.record[body].jointCount &-= 1
  }
}
