// SPDX-License-Identifier: Apache-2.0

/// The broad phase: a tree of bounding boxes for each kind of body, and the pairs that have a contact.
struct BroadPhase: ~Copyable {
  var staticTree = DynamicTree()
  var kinematicTree = DynamicTree()
  var dynamicTree = DynamicTree()
  /// The pairs that have a contact.
  var pairs = PairSet()
  /// The shapes that a query found; scratch.
  var found = Column<Int32>()
  /// The stack of nodes that a query still has to visit; scratch.
  var stack = Column<Int32>()
  /// The same of a ray.
  var rayStack = Column<PendingNode>()

  /// Adds a box to the tree of a kind of body.
  mutating func insert(
    _ box: BoundingBox, _ filter: CollisionFilter, shape: Int32, kind: BodyKind
  ) -> Int32 {
    let (categories, mask) = (filter.treeCategories, filter.treeMask)
    return switch kind {
    case .static: staticTree.insert(box, categories: categories, mask: mask, shape: shape)
    case .kinematic: kinematicTree.insert(box, categories: categories, mask: mask, shape: shape)
    case .dynamic: dynamicTree.insert(box, categories: categories, mask: mask, shape: shape)
    }
  }

  /// Removes a box from the tree of a kind of body.
  mutating func remove(_ proxy: Int32, kind: BodyKind) {
    switch kind {
    case .static: staticTree.remove(proxy)
    case .kinematic: kinematicTree.remove(proxy)
    case .dynamic: dynamicTree.remove(proxy)
    }
  }

  /// Moves a box by removing and inserting it.
  mutating func move(_ proxy: Int32, to box: BoundingBox, kind: BodyKind) {
    switch kind {
    case .static: staticTree.move(proxy, to: box)
    case .kinematic: kinematicTree.move(proxy, to: box)
    case .dynamic: dynamicTree.move(proxy, to: box)
    }
  }

  /// Sets the filter of a box.
  mutating func setFilter(_ filter: CollisionFilter, of proxy: Int32, kind: BodyKind) {
    let (categories, mask) = (filter.treeCategories, filter.treeMask)
    switch kind {
    case .static: staticTree.setCategories(categories, mask: mask, of: proxy)
    case .kinematic: kinematicTree.setCategories(categories, mask: mask, of: proxy)
    case .dynamic: dynamicTree.setCategories(categories, mask: mask, of: proxy)
    }
  }

  /// Makes the next search report all pairs of a shape again, as if it were new.
  func restartPairSearch(of proxy: Int32, kind: BodyKind) {
    switch kind {
    case .static: staticTree.restartPairSearch(of: proxy)
    case .kinematic: kinematicTree.restartPairSearch(of: proxy)
    case .dynamic: dynamicTree.restartPairSearch(of: proxy)
    }
  }

  /// Fills `found` with the shapes of all trees whose enlarged boxes overlap a box, whatever their categories.
  mutating func findAll(near box: BoundingBox) {
    found.removeAll()
    TreeView(staticTree).query(box, stack: &stack, into: &found)
    TreeView(kinematicTree).query(box, stack: &stack, into: &found)
    TreeView(dynamicTree).query(box, stack: &stack, into: &found)
  }

  /// Fills `found` with the shapes of all trees whose enlarged boxes overlap a box and whose categories match a
  /// mask.
  mutating func findAll(near box: BoundingBox, mask: UInt64) {
    found.removeAll()
    TreeView(staticTree).query(box, mask: mask, stack: &stack, into: &found)
    TreeView(kinematicTree).query(box, mask: mask, stack: &stack, into: &found)
    TreeView(dynamicTree).query(box, mask: mask, stack: &stack, into: &found)
  }

  /// Whether there is a static or kinematic shape.
  var hasBoundaries: Bool { staticTree.root >= 0 || kinematicTree.root >= 0 }

  /// Copies the contents of another broad phase.
  mutating func copy(from other: borrowing BroadPhase) {
    staticTree.copy(from: other.staticTree)
    kinematicTree.copy(from: other.kinematicTree)
    dynamicTree.copy(from: other.dynamicTree)
    pairs.copy(from: other.pairs)
  }
}
