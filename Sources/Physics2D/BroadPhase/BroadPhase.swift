/// Finds the pairs of shapes that are near each other.
struct BroadPhase: ~Copyable {
  var staticTree = DynamicTree()
  var kinematicTree = DynamicTree()
  var dynamicTree = DynamicTree()
  /// The pairs that have a contact.
  var pairs = PairSet()
  /// Shapes that look for new neighbours in the next step, in the order in which they moved; −1 for
  /// one that went.
  var moved = Column<Int32>()
  /// Shapes that left their enlarged boxes in this step.
  var enlarged = Column<Int32>()
  /// What a query found; scratch.
  var found = Column<Int32>()
  /// Nodes that a query still has to visit; scratch.
  var stack = Column<Int32>()

  /// Lists a shape as moved unless it is already.
  mutating func listMoved(_ shape: Int32, _ shapes: borrowing ShapeTable) {
    guard shapes.record[shape].moveIndex < 0 else { return }
    shapes.record[shape].moveIndex = Int32(truncatingIfNeeded: moved.count)
    moved.append(shape)
  }

  /// Takes a shape off the list of moved ones.
  mutating func unlistMoved(_ shape: Int32, _ shapes: borrowing ShapeTable) {
    let place = shapes.record[shape].moveIndex
    guard place >= 0 else { return }
    shapes.record[shape].moveIndex = -1
    moved[place] = -1
    while moved.last == -1 { moved.removeLast() }
  }

  /// Adds a box to the tree of a kind of body.
  mutating func insert(
    _ box: BoundingBox, categories: UInt64, shape: Int32, kind: BodyKind
  ) -> Int32 {
    switch kind {
    case .static: staticTree.insert(box, categories: categories, shape: shape)
    case .kinematic: kinematicTree.insert(box, categories: categories, shape: shape)
    case .dynamic: dynamicTree.insert(box, categories: categories, shape: shape)
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

  /// Moves a box that jumped.
  mutating func move(_ proxy: Int32, to box: BoundingBox, kind: BodyKind) {
    switch kind {
    case .static: staticTree.move(proxy, to: box)
    case .kinematic: kinematicTree.move(proxy, to: box)
    case .dynamic: dynamicTree.move(proxy, to: box)
    }
  }

  /// Sets the categories of a box.
  mutating func setCategories(_ categories: UInt64, of proxy: Int32, kind: BodyKind) {
    switch kind {
    case .static: staticTree.setCategories(categories, of: proxy)
    case .kinematic: kinematicTree.setCategories(categories, of: proxy)
    case .dynamic: dynamicTree.setCategories(categories, of: proxy)
    }
  }

  /// Fills `found` with the shapes of every tree near a box.
  mutating func findAll(near box: BoundingBox, mask: UInt64) {
    found.removeAll()
    staticTree.query(box, mask: mask, stack: &stack, into: &found)
    kinematicTree.query(box, mask: mask, stack: &stack, into: &found)
    dynamicTree.query(box, mask: mask, stack: &stack, into: &found)
  }

  /// Fills `found` with the shapes of dynamic and kinematic bodies near a box.
  mutating func findMovable(near box: BoundingBox, mask: UInt64) {
    found.removeAll()
    kinematicTree.query(box, mask: mask, stack: &stack, into: &found)
    dynamicTree.query(box, mask: mask, stack: &stack, into: &found)
  }

  /// Fills `found` with the shapes near a box that bodies of a kind are kept from passing: those of
  /// static and kinematic bodies, and of dynamic ones where asked for.
  mutating func findObstacles(near box: BoundingBox, mask: UInt64, includesDynamic: Bool) {
    found.removeAll()
    staticTree.query(box, mask: mask, stack: &stack, into: &found)
    kinematicTree.query(box, mask: mask, stack: &stack, into: &found)
    guard includesDynamic else { return }
    dynamicTree.query(box, mask: mask, stack: &stack, into: &found)
  }

  /// Whether `findObstacles` may find anything near a box.
  mutating func hasObstacle(near box: BoundingBox, includesDynamic: Bool) -> Bool {
    includesDynamic || staticTree.overlapsLeaf(box, stack: &stack)
      || kinematicTree.overlapsLeaf(box, stack: &stack)
  }

  /// Takes over the contents of another broad phase.
  mutating func copy(from other: borrowing BroadPhase) {
    staticTree.copy(from: other.staticTree)
    kinematicTree.copy(from: other.kinematicTree)
    dynamicTree.copy(from: other.dynamicTree)
    pairs.copy(from: other.pairs)
    moved.copy(from: other.moved)
  }
}
