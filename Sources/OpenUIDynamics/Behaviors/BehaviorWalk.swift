// SPDX-License-Identifier: Apache-2.0

/// A walk down a tree of behaviors in pre-order.
///
/// It keeps the way from the top in a list, because functions that call themselves would end the process in a tree
/// of some ten thousand levels.
@MainActor
struct BehaviorWalk {
  /// What a walk reaches.
  enum Place {
    case child(UIDynamicBehavior, of: UIDynamicBehavior)
    /// The end of the children of a behavior.
    case end(of: UIDynamicBehavior)
  }

  private struct Level {
    let parent: UIDynamicBehavior
    var children: IndexingIterator<[UIDynamicBehavior]>
  }

  private var levels: [Level]

  /// Begins with the children of a behavior.
  init(_ children: [UIDynamicBehavior], of parent: UIDynamicBehavior) {
    levels = [Level(parent: parent, children: children.makeIterator())]
  }

  /// Goes on with the children of the behavior that was reached last.
  mutating func descend(to children: [UIDynamicBehavior], of parent: UIDynamicBehavior) {
    levels.append(Level(parent: parent, children: children.makeIterator()))
  }

  /// The next child, or the end of those of the behavior above it; nil at the end of the walk.
  mutating func next() -> Place? {
    guard let last = levels.indices.last else { return nil }
    if let child = levels[last].children.next() { return .child(child, of: levels[last].parent) }
    return .end(of: levels.removeLast().parent)
  }

  /// The next child; nil at the end of the walk.
  mutating func nextChild() -> UIDynamicBehavior? {
    while let place = next() {
      if case .child(let child, _) = place { return child }
    }
    return nil
  }
}
