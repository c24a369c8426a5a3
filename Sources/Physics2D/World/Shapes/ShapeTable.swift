// SPDX-License-Identifier: Apache-2.0

/// The surface properties of a shape.
struct SurfaceMaterial: BitwiseCopyable {
  /// Coulomb friction; a pair uses √(f₁·f₂).
  ///
  /// (S058)
  var friction: Float = 0.6
  /// Restitution; a pair uses the maximum.
  ///
  /// (S058)
  var restitution: Float = 0
}

/// The part of a shape that the narrow phase does not read.
struct ShapeRecord: BitwiseCopyable {
  // What every step reads is adjacent in memory.
  /// The next shape of the body; −1 ends.
  var nextShape: Int32 = -1
  /// The leaf in the tree of the body's kind; −1 while not in the broad phase.
  var proxy: Int32 = -1
  var generation: UInt32 = 0
  var body: Int32 = -1
  /// The chain of which the shape is a segment; −1 for none.
  var chain: Int32 = -1
  /// Row of the internal edges; −1 for none.
  var internalEdges: Int32 = -1
  var flags: ShapeFlags = []
  /// The shape of the body before this one; −1 for the first.
  ///
  /// Here, where there was a gap, it takes no memory.
  var previousShape: Int32 = -1
  var filter = CollisionFilter()
  var material = SurfaceMaterial()
  /// Mass per area.
  var density: Float = 1
  var userData: UInt64 = 0
}

/// Boolean properties of a shape.
struct ShapeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  static let inUse = ShapeFlags(rawValue: 1 << 0)
  /// Reports overlaps and has no collision response.
  static let sensor = ShapeFlags(rawValue: 1 << 1)
  static let contactEvents = ShapeFlags(rawValue: 1 << 2)
  static let hitEvents = ShapeFlags(rawValue: 1 << 3)
}

/// Every shape of a world, in columns of values that are used together.
struct ShapeTable: ~Copyable {
  var geometry = GeometryTable()
  var record = Column<ShapeRecord>()
  /// The boxes in the trees: the tight box, the predicted movement, half the speculative distance, and a margin.
  ///
  /// Beside each other, because the narrow phase compares those of two shapes and reads nothing else of them.
  var enlargedBounds = Column<BoundingBox>()
  /// Of polygons with edges inside of their body.
  var internalEdges = Column<InternalEdges>()
  /// The free rows.
  var freeList = FreeList()
  /// Free rows of `internalEdges`.
  var freeInternalEdges = FreeList()
  /// The number of shapes that exist.
  var liveCount = 0
  /// The number of shapes that report hits; a step skips hits if it is 0.
  var hitShapeCount = 0
  #if DEBUG
    /// The number of times that the distances of a shape's outline were computed.
    var extentCount = 0
  #endif

  /// Allocates a row for a geometry.
  mutating func insertRow(_ shape: ShapeGeometry) -> Int32 {
    liveCount &+= 1
    let recycled = freeList.allocate()
    guard recycled < 0 else {
      geometry.insert(shape, at: recycled)
      record[recycled] = ShapeRecord(generation: record[recycled].generation)
      return recycled
    }
    let row = Int32(truncatingIfNeeded: record.count)
    record.append(ShapeRecord(generation: 1))
    enlargedBounds.append(BoundingBox(lower: .zero, upper: .zero))
    geometry.insert(shape, at: row)
    return row
  }

  /// Frees a row; handles to it are stale from now on.
  mutating func removeRow(_ row: Int32) {
    record[row] = ShapeRecord(generation: record[row].generation &+ 1)
    geometry.remove(at: row)
    freeList.free(row)
    liveCount &-= 1
  }

  /// Copies the contents of another table.
  mutating func copy(from other: borrowing ShapeTable) {
    geometry.copy(from: other.geometry)
    record.copy(from: other.record)
    enlargedBounds.copy(from: other.enlargedBounds)
    internalEdges.copy(from: other.internalEdges)
    freeInternalEdges.copy(from: other.freeInternalEdges)
    freeList.copy(from: other.freeList)
    liveCount = other.liveCount
    hitShapeCount = other.hitShapeCount
  }
}
