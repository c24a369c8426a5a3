extension World {
  func linkJoint(_ joint: Int32) {
    let record = joints.record[joint]
    let isDynamic = { (row: Int32) in row >= 0 && self.bodies.motion[row].isDynamic }
    guard isDynamic(record.bodyA) || isDynamic(record.bodyB) else { return }
    joints.insertAwake(joint)
    graph.addJoint(joint, joints: &joints, bodies: bodies)
  }
  func unlinkJoint(_ joint: Int32) {
    joints.removeAwake(joint)
    graph.removeJoint(joint, joints: &joints)
  }
}
