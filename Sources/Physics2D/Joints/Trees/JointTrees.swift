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
/// to the iteration, like contacts. Ropes and prismatic joints belong to a tree if they close no loop with any other joint.
struct JointTrees: ~Copyable {
  /// Whether joints were added, removed or changed since the last search, or it found loops of ropes and prismatic joints.
  var isStale = true
  /// The bodies of all trees, parents before children.
  var nodes = Column<JointTreeNode>(minimumCapacity: 1)
  /// The nodes of each tree.
  var trees = Column<JointTree>(minimumCapacity: 1)
  /// The roots of the trees, what the search has found of each body, and the bodies of the net that is searched; scratch.
  private var roots = Column<JointTreeLink>(minimumCapacity: 1)
  private var marks = Column<JointTreeMark>(minimumCapacity: 1)
  private var connected = Column<JointTreeLink>(minimumCapacity: 1)

  init() {}

  /// The memory that the trees hold.
  var byteCount: Int {
    nodes.byteCount + trees.byteCount + roots.byteCount + marks.byteCount + connected.byteCount
  }

  /// The number of parts in which the isolated trees were integrated in the last step.
  var partCount: Int {
    var sum = 0
    for tree in 0..<trees.count where trees[tree].isIsolated {
      sum &+= Int(nodes[trees[tree].nodes.start].progress.partCount)
    }
    return sum
  }

  /// Finds the trees of the awake joints, if joints changed.
  mutating func update(
    _ joints: borrowing JointTable, _ bodies: borrowing BodyTable, _ context: StepContext
  ) {
    guard isStale else { return }
    isStale = false
    nodes.removeAll()
    trees.removeAll()
    roots.removeAll()
    marks.removeAll()
    marks.resize(to: bodies.motion.count, filling: .new)
    var nodeCount = 0
    for index in 0..<joints.awake.count {
      let record = joints.record[joints.awake[index]]
      guard joints.isTreeJoint(record, slop: context.linearSlop) else { continue }
      let body = bodies.motion[record.bodyB].isDynamic ? record.bodyB : record.bodyA
      if marks[body] == .new, let root = findRoot(from: body, joints, bodies, context) {
        roots.append(root)
        nodeCount &+= connected.count
      }
      // Where ropes and prismatic joints close a loop, the others may be trees.
      if marks[body] == .looped, !joints.isLoose(record),
        let root = findRoot(from: body, joints, bodies, context)
      {
        roots.append(root)
        nodeCount &+= connected.count
      }
    }
    // Nodes are large, and most nets have none: memory only for those of trees.
    nodes.reserve(nodeCount)
    for index in 0..<roots.count { addTree(roots[index], joints, bodies, context) }
  }

  /// Searches all bodies that joints connect to one, breadth first.
  ///
  /// Returns the body with a joint to the world, which has to be the root, or the first one if there is none; nil if
  /// the joints are not a tree. If ropes or prismatic joints are among them, their bodies are then marked for a search
  /// without these, unless one of them is far from what it keeps: it would pull against joints that do not give way.
  private mutating func findRoot(
    from body: Int32, _ joints: borrowing JointTable, _ bodies: borrowing BodyTable,
    _ context: StepContext
  ) -> JointTreeLink? {
    let isTight = marks[body] == .looped
    var root = JointTreeLink(body: body, record: -1, isTight: isTight)
    var isTree = true
    var hasLoose = false
    var isContradictory = false
    connected.removeAll()
    connected.append(root)
    marks[body] = .reached
    var index = 0
    while index < connected.count {
      let link = connected[index]
      joints.forEachTreeJoint(of: link, bodies, context) { joint, far in
        if joints.isLoose(joints.record[joint]) {
          hasLoose = true
          if joints.isFar(joints.record[joint], bodies, context) { isContradictory = true }
        }
        if !bodies.motion[far].isDynamic {
          // A second joint to the world closes a loop through it.
          if root.record >= 0 { isTree = false }
          root = JointTreeLink(body: link.body, record: joint, isTight: isTight)
        } else if marks[far] == .reached || bodies.record[far].awakeIndex < 0 {
          isTree = false
        } else {
          marks[far] = .reached
          connected.append(JointTreeLink(body: far, record: joint, isTight: isTight))
        }
      }
      index &+= 1
    }
    if !isTree, hasLoose {
      // The next step looks again: bodies move, and a search must not depend on when joints changed.
      isStale = true
      for index in 0..<connected.count where !isContradictory {
        marks[connected[index].body] = .looped
      }
    }
    return isTree ? root : nil
  }

  /// Whether the bodies of a tree have no other joints, these have no motors but friction, and it is not one body on an
  /// axis: that falls along it as bodies without joints do, and does not turn.
  private func isPlain(
    _ span: Span, _ joints: borrowing JointTable, _ bodies: borrowing BodyTable
  ) -> Bool {
    var ends: Int32 = 0
    for node in span.start..<span.end {
      let link = nodes[node]
      ends &+= bodies.record[link.body].jointCount
      guard link.record >= 0 else { continue }
      ends &-= link.parent >= 0 ? 2 : 1
      if link.kind == .prismatic, span.end == span.start &+ 1 { return false }
      if !joints.isPlain(joints.record[link.record]) { return false }
    }
    return ends == 0
  }

  /// Appends the nodes of a tree, breadth first.
  private mutating func addTree(
    _ root: JointTreeLink, _ joints: borrowing JointTable, _ bodies: borrowing BodyTable,
    _ context: StepContext
  ) {
    let start = nodes.count
    nodes.append(JointTreeNode(root, joints))
    var index = start
    while index < nodes.count {
      let link = JointTreeLink(
        body: nodes[index].body, record: nodes[index].record, isTight: root.isTight)
      joints.forEachTreeJoint(of: link, bodies, context) { joint, far in
        guard bodies.motion[far].isDynamic else { return }
        var node = JointTreeNode(
          JointTreeLink(body: far, record: joint, isTight: root.isTight), joints)
        node.parent = Int32(truncatingIfNeeded: index)
        nodes.append(node)
      }
      index &+= 1
    }
    let span = Span(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: nodes.count))
    trees.append(JointTree(nodes: span, isPlain: isPlain(span, joints, bodies)))
  }
}

/// A tree of joints.
struct JointTree: BitwiseCopyable {
  /// Its bodies, the root first.
  let nodes: Span
  /// Whether it may be integrated on its own.
  let isPlain: Bool
  /// Whether the tree is integrated on its own in this step.
  var isIsolated = false
}

/// A body, and the joint through which the search has reached it; −1 for none.
struct JointTreeLink: BitwiseCopyable {
  let body: Int32
  let record: Int32
  /// Whether ropes and prismatic joints are left out.
  let isTight: Bool
}

/// What the search for trees has found of a body.
enum JointTreeMark: BitwiseCopyable {
  case new
  case reached
  /// The joints of its net are no tree, but without ropes and prismatic joints some may be.
  case looped
}

extension JointTreeNode {
  fileprivate init(_ link: JointTreeLink, _ joints: borrowing JointTable) {
    body = link.body
    record = link.record
    guard link.record >= 0 else { return }
    let joint = joints.record[link.record]
    kind = joint.kind
    isB = joint.bodyB == link.body
    other = isB ? joint.bodyA : joint.bodyB
  }
}

extension JointTable {
  /// Calls a function with the joints of a body that may belong to a tree, except that through which it was
  /// reached, and with the bodies at their other ends.
  @inline(__always)
  fileprivate func forEachTreeJoint(
    of link: JointTreeLink, _ bodies: borrowing BodyTable, _ context: StepContext,
    _ action: (_ joint: Int32, _ far: Int32) -> Void
  ) {
    var edge = bodies.record[link.body].firstJointEdge
    while let (joint, far) = record.next(&edge) {
      let record = record[joint]
      if joint != link.record, isTreeJoint(record, slop: context.linearSlop),
        !(link.isTight && isLoose(record))
      {
        action(joint, far)
      }
    }
  }
}
