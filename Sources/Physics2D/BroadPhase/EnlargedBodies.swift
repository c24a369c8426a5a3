// SPDX-License-Identifier: Apache-2.0

/// Bodies of one kind with shapes that have left their enlarged boxes since the last update of their tree.
struct EnlargedBodies: ~Copyable {
  private(set) var rows = Column<Int32>()
  private var shapeCount = 0

  /// Adds a body and the number of its shapes that left their boxes.
  @inline(__always)
  mutating func append(_ row: Int32, _ shapes: Int32) {
    rows.append(row)
    shapeCount &+= Int(shapes)
  }

  /// Updates the tree and clears the list.
  mutating func refit(
    _ tree: inout DynamicTree, _ bodies: UnsafeMutablePointer<BodyRecord>,
    _ shapes: UnsafeMutablePointer<ShapeRecord>, _ subtrees: inout Subtrees,
    _ workers: borrowing WorkerPool
  ) {
    guard shapeCount > 0 else { return }
    // Ancestors are marked only if few leaves moved; else every node is visited anyway.
    if !tree.isRecomputed(enlargedCount: shapeCount) {
      for index in 0..<rows.count {
        var shape = bodies[Int(rows[index])].firstShape
        while shape >= 0 {
          tree.markAncestors(shapes[Int(shape)].proxy)
          shape = shapes[Int(shape)].nextShape
        }
      }
    }
    tree.update(enlargedCount: shapeCount, &subtrees, workers)
    rows.removeAll()
    shapeCount = 0
  }
}
