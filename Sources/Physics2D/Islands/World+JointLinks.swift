// How joints hang on their bodies; the joint itself belongs to the joint table. A joint with a target
// in the world has no body A.
extension World {
  /// Puts a joint into the lists of both bodies, wakes them and starts solving it; contacts between
  /// the two end unless the joint lets them collide.
  func linkJoint(_ joint: Int32) {
    let record = joints.record[joint]
    joints.record[joint].edgeA = link(joint &* 2, to: record.bodyA)
    joints.record[joint].edgeB = link(joint &* 2 &+ 1, to: record.bodyB)
    wakeBodies(ofJoint: record)
    if !record.collidesConnected, record.bodyA >= 0 {
      destroyContacts(between: record.bodyA, and: record.bodyB)
    }
    activate(joint: joint)
  }

  /// Takes a joint out of the lists of both bodies and wakes them; where it kept them from colliding,
  /// they look for contacts again.
  func unlinkJoint(_ joint: Int32) {
    let record = joints.record[joint]
    wakeBodies(ofJoint: record)
    if joints.record[joint].awakeIndex >= 0 {
      graph.removeJoint(joint, joints: &joints)
      joints.removeAwake(joint)
    }
    unlink(joints.record[joint].edgeA, from: record.bodyA)
    unlink(joints.record[joint].edgeB, from: record.bodyB)
    if !record.collidesConnected, record.bodyA >= 0 { listProxiesAsMoved(of: record.bodyA) }
  }

  private func listProxiesAsMoved(of body: Int32) {
    var shape = bodies.record[body].firstShape
    while shape >= 0 {
      broadPhase.listMoved(shape, shapes)
      shape = shapes.record[shape].nextShape
    }
  }

  private func wakeBodies(ofJoint record: JointRecord) {
    if record.bodyA >= 0 { wakeBody(record.bodyA) }
    wakeBody(record.bodyB)
  }

  /// Puts an edge at the head of a body's list.
  private func link(_ edge: Int32, to body: Int32) -> JointEdge {
    guard body >= 0 else { return JointEdge() }
    let next = bodies.record[body].firstJointEdge
    if next >= 0 { setPrevious(edge, ofJointEdge: next) }
    bodies.record[body].firstJointEdge = edge
    bodies.record[body].jointCount &+= 1
    return JointEdge(previous: -1, next: next)
  }

  private func unlink(_ edge: JointEdge, from body: Int32) {
    guard body >= 0 else { return }
    if edge.previous >= 0 {
      setNext(edge.next, ofJointEdge: edge.previous)
    } else {
      bodies.record[body].firstJointEdge = edge.next
    }
    if edge.next >= 0 { setPrevious(edge.previous, ofJointEdge: edge.next) }
    bodies.record[body].jointCount &-= 1
  }

  private func setPrevious(_ previous: Int32, ofJointEdge edge: Int32) {
    if edge & 1 == 0 {
      joints.record[edge >> 1].edgeA.previous = previous
    } else {
      joints.record[edge >> 1].edgeB.previous = previous
    }
  }

  private func setNext(_ next: Int32, ofJointEdge edge: Int32) {
    if edge & 1 == 0 {
      joints.record[edge >> 1].edgeA.next = next
    } else {
      joints.record[edge >> 1].edgeB.next = next
    }
  }
}
