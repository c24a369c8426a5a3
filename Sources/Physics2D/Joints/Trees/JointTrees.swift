// SPDX-License-Identifier: Apache-2.0

/// The trees of rigid joints, which are solved directly.
///
/// An iteration over joints carries an impulse one joint further, so that a long chain, or a light body
/// between heavy ones, would need more iterations than a step has. In a tree of bodies all joints can be
/// solved at once, in a time that grows with their number only: elimination from the leaves to the root and
/// back (Featherstone, "Robot Dynamics Algorithms", 1987; Baraff, "Linear-Time Dynamics using Lagrange
/// Multipliers", 1996).
///
/// A tree has no loop and at most one joint with a body that constraints do not move; other joints are left
/// to the iteration, like contacts.
struct JointTrees: ~Copyable {
  /// Whether joints were added, removed or changed since the last search.
  var isStale = true
  /// The bodies of all trees, parents before children.
  var nodes = Column<JointTreeNode>(minimumCapacity: 1)
  /// The nodes of each tree.
  var trees = Column<Span>(minimumCapacity: 1)
  /// The number of the last search that reached each body.
  private var visits = Column<UInt32>(minimumCapacity: 1)
  private var visit: UInt32 = 0

  init() {}

  /// The memory that the trees hold.
  var byteCount: Int { nodes.byteCount + trees.byteCount + visits.byteCount }

  /// Finds the trees of the awake joints, if joints changed.
  mutating func update(
    _ joints: borrowing JointTable, _ bodies: borrowing BodyTable, slop: Float
  ) {
    guard isStale else { return }
    isStale = false
    nodes.removeAll()
    trees.removeAll()
    visits.resize(to: bodies.motion.count, filling: 0)
    visit &+= 1
    let firstVisit = visit
    for index in 0..<joints.awake.count {
      let record = joints.record[joints.awake[index]]
      guard joints.isTreeJoint(record, slop: slop) else { continue }
      let body = bodies.motion[record.bodyB].isDynamic ? record.bodyB : record.bodyA
      if visits[body] < firstVisit { addTree(from: body, joints, bodies, slop: slop) }
    }
  }

  /// Adds the tree that contains a body, with the body that is joined to the world as its root; nothing if
  /// the joints form a loop.
  private mutating func addTree(
    from body: Int32, _ joints: borrowing JointTable, _ bodies: borrowing BodyTable, slop: Float
  ) {
    let start = nodes.count
    var root = JointTreeNode()
    root.body = body
    guard let anchored = search(from: root, joints, bodies, slop: slop) else {
      return nodes.setCount(start)
    }
    if anchored.body >= 0 {
      nodes.setCount(start)
      visit &+= 1
      _ = search(from: anchored, joints, bodies, slop: slop)
    }
    trees.append(
      Span(
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: nodes.count)))
  }

  /// Appends the nodes that joints connect to a root, breadth first.
  ///
  /// Returns the root as which the body with a joint to the world has to be, with a body of −1 if there is
  /// none; nil if the joints are not a tree.
  private mutating func search(
    from root: JointTreeNode, _ joints: borrowing JointTable, _ bodies: borrowing BodyTable,
    slop: Float
  ) -> JointTreeNode? {
    var anchored = JointTreeNode()
    anchored.body = -1
    var isTree = true
    visits[root.body] = visit
    var index = nodes.count
    nodes.append(root)
    while index < nodes.count {
      let node = nodes[index]
      var edge = bodies.record[node.body].firstJointEdge
      while edge >= 0 {
        let joint = edge >> 1
        let isB = edge & 1 == 1
        let record = joints.record[joint]
        edge = isB ? record.edgeB.next : record.edgeA.next
        guard joint != node.record, joints.isTreeJoint(record, slop: slop) else { continue }
        var next = JointTreeNode()
        next.record = joint
        next.kind = record.kind
        let far = isB ? record.bodyA : record.bodyB
        if !bodies.motion[far].isDynamic {
          // A second joint to the world closes a loop through it.
          if anchored.body >= 0 || root.record >= 0 { isTree = false }
          next.body = node.body
          next.other = far
          next.isB = isB
          anchored = next
        } else if visits[far] == visit || bodies.record[far].awakeIndex < 0 {
          isTree = false
        } else {
          visits[far] = visit
          next.body = far
          next.parent = Int32(truncatingIfNeeded: index)
          next.other = node.body
          next.isB = !isB
          nodes.append(next)
        }
      }
      index &+= 1
    }
    return isTree ? anchored : nil
  }
}
