// SPDX-License-Identifier: Apache-2.0

/// A node of the doubly linked list of contacts or joints of a body.
///
/// An edge is identified by a key: row × 2 + side, 0 for A and 1 for B. The key −1 ends a list.
struct BodyEdge: BitwiseCopyable {
  var previous: Int32 = -1
  var next: Int32 = -1
}

/// A record in the lists of two bodies.
protocol TwoSided: BitwiseCopyable {
  var bodyA: Int32 { get }
  var bodyB: Int32 { get }
  var edgeA: BodyEdge { get set }
  var edgeB: BodyEdge { get set }
}

extension Column where Element: TwoSided {
  /// Moves a key on in a body's list; returns the row that it left and the body on the other side, or nil at the end.
  ///
  /// The caller may remove the row, because the next edge is known already.
  @inline(__always)
  func next(_ key: inout Int32) -> (row: Int32, other: Int32)? {
    guard key >= 0 else { return nil }
    let (row, isSideA) = (key >> 1, key & 1 == 0)
    let record = base + Int(row)
    key = isSideA ? record.pointee.edgeA.next : record.pointee.edgeB.next
    return (row, isSideA ? record.pointee.bodyB : record.pointee.bodyA)
  }

  /// The keys of a body's list in their order.
  func keys(from head: Int32) -> [Int32] {
    var keys: [Int32] = []
    var key = head
    while key >= 0 {
      keys.append(key)
      key = edge(key).next
    }
    return keys
  }

  /// Inserts an edge at the head of a body's list.
  func link(_ key: Int32, head: inout Int32) {
    setEdge(key, BodyEdge(previous: -1, next: head))
    if head >= 0 {
      var following = edge(head)
      following.previous = key
      setEdge(head, following)
    }
    head = key
  }

  /// Removes an edge from a body's list; the edge itself keeps its links.
  func unlink(_ key: Int32, head: inout Int32) {
    let removed = edge(key)
    if removed.previous >= 0 {
      var before = edge(removed.previous)
      before.next = removed.next
      setEdge(removed.previous, before)
    } else {
      head = removed.next
    }
    if removed.next >= 0 {
      var following = edge(removed.next)
      following.previous = removed.previous
      setEdge(removed.next, following)
    }
  }

  // Through the base, which reads and writes nothing else: a stage may write other fields of the record meanwhile.

  private func edge(_ key: Int32) -> BodyEdge {
    key & 1 == 0 ? base[Int(key >> 1)].edgeA : base[Int(key >> 1)].edgeB
  }

  private func setEdge(_ key: Int32, _ edge: BodyEdge) {
    if key & 1 == 0 { base[Int(key >> 1)].edgeA = edge } else { base[Int(key >> 1)].edgeB = edge }
  }
}
