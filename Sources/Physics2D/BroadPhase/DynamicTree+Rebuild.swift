// SPDX-License-Identifier: Apache-2.0

extension DynamicTree {
  /// The number of parts from which a rebuild is shared: some tens of microseconds of work.
  private static var minimumSharedCount: Int { 512 }
  /// The levels that the caller splits first; the ranges below them are shared.
  private static var sharedDepth: Int { 4 }

  /// Rebuilds the part of the tree above the enlarged leaves, top down.
  mutating func rebuild() {
    let stage = prepareRebuild()
    finishRebuild(stage.build(from: 0, to: parts.count))
  }

  /// The same, shared among workers, with the same result.
  mutating func rebuild(_ workers: borrowing WorkerPool) {
    let stage = prepareRebuild()
    guard workers.count > 1, workers.sharesStages, parts.count >= Self.minimumSharedCount else {
      return finishRebuild(stage.build(from: 0, to: parts.count))
    }
    // The highest levels, then the trees of the ranges below them, then the nodes above those.
    ranges.removeAll()
    splitRange(BuildRange(start: 0, end: parts.count), stage, depth: Self.sharedDepth)
    let shared = TreeRangeStage(build: stage, ranges: ranges.base)
    workers.run(shared, count: ranges.count, minimumChunk: 1, chunksPerWorker: 8)
    var next = 0
    finishRebuild(joinRanges(stage, &next))
  }

  /// Marks all nodes, so that a rebuild makes all of them anew.
  func markAll() {
    var index = 0
    while index < nodes.count {
      nodes.base[index].flags.insert(.enlarged)
      index &+= 1
    }
  }

  /// Lists the parts of the rebuild, and the inner nodes above them.
  private mutating func prepareRebuild() -> TreeBuild {
    parts.removeAll()
    centers.removeAll()
    innerNodes.removeAll()
    collectParts(root)
    return TreeBuild(
      nodes: nodes.base, filters: filters.base, parts: parts.base, centers: centers.base,
      innerNodes: innerNodes.base)
  }

  private mutating func finishRebuild(_ newRoot: Int32) {
    root = newRoot
    nodes[root].parent = -1
  }

  /// Collects the subtrees that have not changed as leaves of the rebuild, and the enlarged nodes, from left to
  /// right.
  private mutating func collectParts(_ index: Int32) {
    let node = nodes[index]
    // A leaf, or a subtree without an enlarged leaf, keeps its structure.
    guard !node.isLeaf, node.flags.contains(.enlarged) else {
      nodes[index].flags.remove(.enlarged)
      parts.append(index)
      centers.append(node.box.center)
      return
    }
    collectParts(node.left)
    innerNodes.append(index)
    collectParts(node.right)
  }

  /// Splits a range, and lists the ranges that remain, from left to right.
  ///
  /// A range that is split is listed before those within it, with the start of its second half.
  private mutating func splitRange(_ range: BuildRange, _ stage: TreeBuild, depth: Int) {
    guard depth > 0, range.end - range.start > 1 else { return ranges.append(range) }
    let middle = stage.split(from: range.start, to: range.end)
    ranges.append(BuildRange(start: range.start, end: range.end, middle: middle))
    splitRange(BuildRange(start: range.start, end: middle), stage, depth: depth - 1)
    splitRange(BuildRange(start: middle, end: range.end), stage, depth: depth - 1)
  }

  /// Makes the nodes above the trees of the ranges, in the order of `splitRange`; returns the highest.
  private func joinRanges(_ stage: TreeBuild, _ next: inout Int) -> Int32 {
    let range = ranges[next]
    next &+= 1
    guard range.middle >= 0 else { return range.root }
    let left = joinRanges(stage, &next)
    let right = joinRanges(stage, &next)
    return stage.join(left, right, at: range.middle)
  }
}

/// A range of the parts of a rebuild.
struct BuildRange: BitwiseCopyable {
  var start: Int
  var end: Int
  /// The start of the second half of a range that the caller has split; else −1.
  var middle = -1
  /// The root of the tree of a range that was not split.
  var root: Int32 = -1
}

/// Builds the trees of the ranges that were not split; a part is a range.
private struct TreeRangeStage: StageWork {
  let build: TreeBuild
  let ranges: UnsafeMutablePointer<BuildRange>

  static var entry: StageEntry { { Self.run($0, $1, $2) } }

  func run(_ range: Range<Int>) {
    for index in range where ranges[index].middle < 0 {
      ranges[index].root = build.build(from: ranges[index].start, to: ranges[index].end)
    }
  }
}

/// A tree that is built of parts.
///
/// The inner node that joins the parts before a position and those from it on is the one of this position in a list,
/// so that no thread has to allocate one, and the order of building has no effect.
private struct TreeBuild: BitwiseCopyable {
  let nodes: UnsafeMutablePointer<TreeNode>
  let filters: UnsafeMutablePointer<TreeFilter>
  /// The subtrees that become the leaves, and the centers of their boxes.
  let parts: UnsafeMutablePointer<Int32>
  let centers: UnsafeMutablePointer<Vector2>
  /// One less than the parts.
  let innerNodes: UnsafeMutablePointer<Int32>

  /// Builds a tree of some parts, top down; returns its root.
  func build(from start: Int, to end: Int) -> Int32 {
    guard end - start > 1 else { return parts[start] }
    let middle = split(from: start, to: end)
    let left = build(from: start, to: middle)
    let right = build(from: middle, to: end)
    return join(left, right, at: middle)
  }

  /// Makes the parent of two nodes, of which the second has the parts from a position on.
  func join(_ left: Int32, _ right: Int32, at middle: Int) -> Int32 {
    let index = innerNodes[middle &- 1]
    let parent = nodes + Int(index)
    let (first, second) = (nodes + Int(left), nodes + Int(right))
    first.pointee.parent = index
    second.pointee.parent = index
    let (heightA, heightB) = (first.pointee.height, second.pointee.height)
    parent.pointee = TreeNode(
      box: first.pointee.box.union(second.pointee.box), left: left, right: right,
      height: (heightA > heightB ? heightA : heightB) &+ 1,
      flags: first.pointee.flags.union(second.pointee.flags))
    filters[Int(index)] = filters[Int(left)].union(filters[Int(right)])
    return index
  }

  /// Partitions parts at the middle of the longer extent of their centers, and returns the start of the second
  /// half; both halves have a part.
  func split(from start: Int, to end: Int) -> Int {
    // The bounding box of the centers.
    var lower = centers[start]
    var upper = lower
    var index = start &+ 1
    while index < end {
      let box = BoundingBox(lower: lower, upper: upper)
        .union(BoundingBox(lower: centers[index], upper: centers[index]))
      (lower, upper) = (box.lower, box.upper)
      index &+= 1
    }
    // Spatial median split along the longer axis.
    let isWide = upper.x - lower.x > upper.y - lower.y
    let pivot = isWide ? 0.5 * (lower.x + upper.x) : 0.5 * (lower.y + upper.y)
    // Hoare partition.
    var first = start
    var last = end
    while first < last {
      if (isWide ? centers[first].x : centers[first].y) < pivot {
        first &+= 1
      } else {
        last &-= 1
        (parts[first], parts[last]) = (parts[last], parts[first])
        (centers[first], centers[last]) = (centers[last], centers[first])
      }
    }
    // All centers on one side, as for coincident ones: split by count.
    return first > start && first < end ? first : (start &+ end) / 2
  }
}
