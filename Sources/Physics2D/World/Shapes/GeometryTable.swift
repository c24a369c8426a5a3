// SPDX-License-Identifier: Apache-2.0

/// The geometries of shapes, of which equal ones are kept once.
///
/// Most worlds have few different shapes, as a pile of equal boxes: the narrow phase then finds them in the cache.
/// Which shapes share a geometry has no effect on the motion.
struct GeometryTable: ~Copyable {
  private var values = Column<ShapeGeometry>()
  /// The number of shapes that have a geometry; 0 for a free row of `values`.
  private var useCounts = Column<Int32>()
  private var freeList = FreeList()
  /// The row of each shape's geometry.
  private var rows = Column<Int32>()
  /// The rows of the last geometries of each hash, in buckets.
  private var lastRows = Column<Int32>()
  private static var bucketCount: Int { 64 }
  private static var bucketSize: Int { 4 }

  init() { lastRows.resize(to: Self.bucketCount &* Self.bucketSize, filling: 0) }

  /// The geometry of a shape; it may be changed in place only if no other shape has it.
  subscript(shape: Int32) -> ShapeGeometry {
    get { values[rows[shape]] }
    nonmutating _modify { yield &values[rows[shape]] }
  }

  /// A view for stages; valid until a shape is added.
  var view: GeometryView { GeometryView(values: values.base, rows: rows.base) }

  var byteCount: Int {
    values.byteCount + useCounts.byteCount + freeList.byteCount + rows.byteCount
      + lastRows.byteCount
  }

  /// Sets the geometry of a shape that has none.
  mutating func insert(_ geometry: ShapeGeometry, at shape: Int32) {
    let bucket = Int(geometry.bitHash) & (Self.bucketCount &- 1) &* Self.bucketSize
    var row = rowOfEqual(geometry, bucket)
    if row >= 0 {
      useCounts[row] &+= 1
    } else {
      row = freeList.allocate()
      if row < 0 {
        row = Int32(truncatingIfNeeded: values.count)
        values.append(geometry)
        useCounts.append(1)
      } else {
        values[row] = geometry
        useCounts[row] = 1
      }
      lastRows[bucket &+ Int(row) & (Self.bucketSize &- 1)] = row
    }
    if shape < rows.count { rows[shape] = row } else { rows.append(row) }
  }

  /// The row of a geometry, if it is one of the last ones of its bucket; −1 otherwise.
  private func rowOfEqual(_ geometry: ShapeGeometry, _ bucket: Int) -> Int32 {
    for slot in bucket..<bucket &+ Self.bucketSize {
      let row = lastRows[slot]
      if row < values.count, useCounts[row] > 0, values[row].hasBits(of: geometry) { return row }
    }
    return -1
  }

  /// Removes the geometry of a shape.
  mutating func remove(at shape: Int32) {
    let row = rows[shape]
    useCounts[row] &-= 1
    if useCounts[row] == 0 { freeList.free(row) }
  }

  /// Gives an empty table so many shapes, each with a geometry of its own.
  mutating func fill(shapeCount: Int) {
    values.resize(to: shapeCount, filling: ShapeGeometry())
    useCounts.resize(to: shapeCount, filling: 1)
    for shape in 0..<shapeCount { rows.append(Int32(truncatingIfNeeded: shape)) }
  }

  /// Makes shapes that are equal share their geometry, and forgets that of others.
  mutating func share(_ shapes: [Int32]) {
    var shared = GeometryTable()
    shared.rows.resize(to: rows.count, filling: 0)
    for shape in shapes { shared.insert(self[shape], at: shape) }
    self = shared
  }

  /// Copies the contents of another table.
  mutating func copy(from other: borrowing GeometryTable) {
    values.copy(from: other.values)
    useCounts.copy(from: other.useCounts)
    freeList.copy(from: other.freeList)
    rows.copy(from: other.rows)
    lastRows.copy(from: other.lastRows)
  }
}

/// A view of the geometries of shapes.
struct GeometryView: BitwiseCopyable {
  fileprivate let values: UnsafeMutablePointer<ShapeGeometry>
  fileprivate let rows: UnsafeMutablePointer<Int32>

  /// The geometry of a shape.
  @inline(__always)
  subscript(shape: Int) -> ShapeGeometry { values[Int(rows[shape])] }

  /// The address of a shape's geometry, as if each shape had one.
  @inline(__always)
  static func + (view: GeometryView, shape: Int) -> UnsafeMutablePointer<ShapeGeometry> {
    view.values + Int(view.rows[shape])
  }
}

extension ShapeGeometry {
  /// The bits of all numbers.
  private var words: (SIMD16<UInt32>, SIMD16<UInt32>, SIMD4<UInt32>) {
    (
      unsafeBitCast(normals, to: SIMD16<UInt32>.self),
      unsafeBitCast(vertices, to: SIMD16<UInt32>.self),
      SIMD4(
        centroid.x.bitPattern, centroid.y.bitPattern, radius.bitPattern,
        UInt32(bitPattern: count) &<< 16 | UInt32(kind.rawValue) &<< 8 | (hasInternalEdges ? 1 : 0))
    )
  }

  /// A hash of the corners, the radius and the kind.
  fileprivate var bitHash: UInt16 {
    let (_, corners, rest) = words
    let mixed = corners.lowHalf &+ 31 &* corners.highHalf
    // Fibonacci hashing, as in the set of pairs.
    let product = (mixed.wrappedSum() &+ rest.wrappedSum()) &* 0x9E37_79B9
    return UInt16(truncatingIfNeeded: product &>> 16)
  }

  /// Whether all numbers are equal to the last bit, and so are kind and flag.
  fileprivate func hasBits(of other: ShapeGeometry) -> Bool { words == other.words }
}
