// SPDX-License-Identifier: Apache-2.0

// Calls with stale handles or bad numbers have no effect and count a refusal; getters of a stale handle
// return zero.
extension World {
  /// Whether a handle names a joint that exists.
  public func isValid(_ joint: JointHandle) -> Bool { jointIndex(joint) != nil }

  /// The number of joints that exist.
  public var jointCount: Int { joints.liveCount }

  /// Removes a joint and wakes its bodies.
  public func destroyJoint(_ joint: JointHandle) {
    guard let index = usableJoint(joint) else { return }
    destroyJointRow(index)
  }

  /// Removes a joint by its row.
  func destroyJointRow(_ joint: Int32) {
    unlinkJoint(joint)
    joints.removeRow(joint)
  }

  /// The kind of a joint; `distance` for a stale handle.
  public func kind(of joint: JointHandle) -> JointKind {
    guard let index = jointIndex(joint) else { return .distance }
    return joints.record[index].kind
  }

  /// The number that the owner gave the joint.
  public func userData(of joint: JointHandle) -> UInt64 {
    guard let index = jointIndex(joint) else { return 0 }
    return joints.record[index].userData
  }

  /// The joint's row; nil for a stale handle.
  func jointIndex(_ joint: JointHandle) -> Int32? {
    guard joint.index >= 0, Int(joint.index) < joints.record.count else { return nil }
    let record = joints.record[joint.index]
    return record.inUse && record.generation == joint.generation ? joint.index : nil
  }

  /// The joint's row; counts a refusal for a stale handle.
  func usableJoint(_ joint: JointHandle) -> Int32? {
    let index = jointIndex(joint)
    if index == nil { refuse(.staleJoint) }
    return index
  }

  /// The row in the column of a kind; counts a refusal for a stale handle or another kind.
  func usableRow(_ joint: JointHandle, _ kind: JointKind) -> Int32? {
    guard let index = usableJoint(joint) else { return nil }
    guard joints.record[index].kind == kind else {
      refuse(.outOfRange("kind of the joint"))
      return nil
    }
    return joints.record[index].row
  }

  /// The row in the column of a kind; nil for a stale handle or another kind.
  func readableRow(_ joint: JointHandle, _ kind: JointKind) -> Int32? {
    guard let index = jointIndex(joint), joints.record[index].kind == kind else { return nil }
    return joints.record[index].row
  }

  /// Wakes both bodies of a joint after a change.
  func wakeBodies(of joint: JointHandle) {
    guard let index = jointIndex(joint) else { return }
    graph.trees.isStale = true
    let record = joints.record[index]
    if record.bodyA >= 0 { wakeBody(record.bodyA) }
    if record.bodyB >= 0 { wakeBody(record.bodyB) }
  }

  /// Stores the part of a joint that all kinds share, and links it to its bodies.
  func insertJoint(
    _ kind: JointKind, row: Int32, bodyA: Int32, bodyB: Int32, collidesConnected: Bool,
    userData: UInt64
  ) -> JointHandle {
    var record = JointRecord()
    record.kind = kind
    record.bodyA = bodyA
    record.bodyB = bodyB
    record.row = row
    record.collidesConnected = collidesConnected
    record.userData = userData
    let joint = joints.insertRow(record)
    linkJoint(joint)
    return JointHandle(index: joint, generation: joints.record[joint].generation)
  }
}
