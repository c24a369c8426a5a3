// SPDX-License-Identifier: Apache-2.0

/// A walk down a tree of objects in pre-order.
///
/// It keeps the way from the top in a list, because functions that call themselves would end the process in a tree
/// of some ten thousand levels.
public struct TreeWalk<Node: AnyObject> {
  /// What a walk reaches.
  public enum Place {
    /// A child of an object.
    case child(Node, of: Node)
    /// The end of the children of an object.
    case end(of: Node)
  }

  @usableFromInline
  struct Level {
    @usableFromInline let parent: Node
    @usableFromInline var children: IndexingIterator<[Node]>

    @usableFromInline
    init(_ children: [Node], of parent: Node) {
      self.parent = parent
      self.children = children.makeIterator()
    }
  }

  @usableFromInline var levels: [Level]

  /// Begins with the children of an object.
  @inlinable
  public init(_ children: [Node], of parent: Node) {
    levels = [Level(children, of: parent)]
  }

  /// Goes on with the children of the object that was reached last.
  @inlinable
  public mutating func descend(to children: [Node], of parent: Node) {
    levels.append(Level(children, of: parent))
  }

  /// The next child, or the end of those of the object above it; nil at the end of the walk.
  @inlinable
  public mutating func next() -> Place? {
    guard let last = levels.indices.last else { return nil }
    if let child = levels[last].children.next() { return .child(child, of: levels[last].parent) }
    return .end(of: levels.removeLast().parent)
  }

  /// The next child; nil at the end of the walk.
  @inlinable
  public mutating func nextChild() -> Node? {
    while let place = next() {
      if case .child(let child, _) = place { return child }
    }
    return nil
  }

  /// Whether an object is another one, or above it in its tree.
  ///
  /// Looks up from the other and down from the object in turns, and ends with the shorter way, so that trees
  /// of any depth are built in about linear time, from their top or from their leaves.
  @inlinable
  public static func isAncestor(
    _ object: Node, of other: Node?, parent: (Node) -> Node?, children: (Node) -> [Node]
  ) -> Bool {
    var walk = TreeWalk(children(object), of: object)
    var ancestor = other
    while let current = ancestor {
      ListWork.add(1)
      if current === object { return true }
      ancestor = parent(current)
      guard let descendant = walk.nextChild() else { return false }
      if descendant === other { return true }
      walk.descend(to: children(descendant), of: descendant)
    }
    return false
  }
}
