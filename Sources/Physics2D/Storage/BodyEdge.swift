/// One side of a contact or a joint in its body's list of them.
///
/// An edge is named by a key: row × 2 + side, 0 for A and 1 for B. The key −1 ends a list.
struct BodyEdge: BitwiseCopyable {
  var previous: Int32 = -1
  var next: Int32 = -1
}

/// A record that stands in the lists of two bodies.
protocol TwoSided: BitwiseCopyable {
  var edgeA: BodyEdge { get set }
  var edgeB: BodyEdge { get set }
}

extension Column where Element: TwoSided {
  /// Puts an edge at the head of a body's list.
  func link(_ key: Int32, head: inout Int32) {
    setEdge(key, BodyEdge(previous: -1, next: head))
    if head >= 0 {
      var following = edge(head)
      following.previous = key
      setEdge(head, following)
    }
    head = key
  }

  /// Takes an edge out of a body's list; the edge itself keeps its neighbors.
  func unlink(_ key: Int32, head: inout Int32) {
    let gone = edge(key)
    if gone.previous >= 0 {
      var before = edge(gone.previous)
      before.next = gone.next
      setEdge(gone.previous, before)
    } else {
      head = gone.next
    }
    if gone.next >= 0 {
      var following = edge(gone.next)
      following.previous = gone.previous
      setEdge(gone.next, following)
    }
  }

  private func edge(_ key: Int32) -> BodyEdge {
    key & 1 == 0 ? self[key >> 1].edgeA : self[key >> 1].edgeB
  }

  private func setEdge(_ key: Int32, _ edge: BodyEdge) {
    if key & 1 == 0 { self[key >> 1].edgeA = edge } else { self[key >> 1].edgeB = edge }
  }
}
