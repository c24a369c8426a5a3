// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// Boxes that jump about, and those who search them for pairs.
private struct PairLaboratory: ~Copyable {
  static let staticCount = 20
  /// Static and kinematic shapes.
  static let standingCount = 30

  var phase = BroadPhase()
  private(set) var boxes: [BoundingBox] = []
  private var random = TestRandom(seed: 3)
  private var proxies: [Int32] = []
  private var scratch = StepScratch()
  private let workers: WorkerPool
  private let reach: Float

  init(shapeCount: Int, workerCount: Int) {
    workers = WorkerPool(count: workerCount)
    // As many neighbors for each, however many there are.
    reach = 8 * (Float(shapeCount) / 120).squareRoot()
    for shape in 0..<shapeCount {
      let box = box()
      boxes.append(box)
      let kind: BodyKind =
        shape < Self.staticCount ? .static : shape < Self.standingCount ? .kinematic : .dynamic
      proxies.append(phase.insert(box, CollisionFilter(), shape: Int32(shape), kind: kind))
    }
  }

  private mutating func box() -> BoundingBox {
    let center = Vector2(random.number(-reach, reach), random.number(-reach, reach))
    let half = random.number(0.2, 1)
    return BoundingBox(
      lower: Vector2(center.x - half, center.y - half),
      upper: Vector2(center.x + half, center.y + half))
  }

  /// Lets all shapes jump, or some.
  mutating func move(_ round: Int) {
    var movedCount = 0
    for shape in Self.standingCount..<boxes.count where round % 3 == 0 || shape % 7 == round % 7 {
      let box = box()
      boxes[shape] = box
      phase.dynamicTree.nodes[proxies[shape]].enlarge(to: box)
      phase.dynamicTree.markAncestors(proxies[shape])
      movedCount += 1
    }
    phase.dynamicTree.update(enlargedCount: movedCount, &scratch.subtrees, workers)
  }

  /// The pairs that overlap, by looking at each.
  var overlapping: Set<UInt64> {
    var keys: Set<UInt64> = []
    for a in Self.staticCount..<boxes.count {
      for b in 0..<a where boxes[a].overlaps(boxes[b]) {
        keys.insert(PairSet.key(Int32(a), Int32(b)))
      }
    }
    return keys
  }

  /// What one search finds, in its order.
  mutating func search() -> [UInt64] {
    phase.findNewPairs(&scratch, workers)
    var keys: [UInt64] = []
    for place in stride(from: 0, to: phase.found.count, by: 2) {
      keys.append(PairSet.key(phase.found[place], phase.found[place + 1]))
    }
    return keys
  }
}

@Suite("Search for pairs")
struct PairSearchTests {
  private func key(_ a: Int32, _ b: Int32) -> UInt64 { PairSet.key(a, b) }

  /// What one search finds.
  private func search(_ phase: inout BroadPhase) -> Set<UInt64> {
    var scratch = StepScratch()
    phase.findNewPairs(&scratch, WorkerPool(count: 1))
    var keys: Set<UInt64> = []
    for place in stride(from: 0, to: phase.found.count, by: 2) {
      let isNew = keys.insert(key(phase.found[place], phase.found[place + 1])).inserted
      #expect(isNew)
    }
    return keys
  }

  @Test(
    "it finds exactly the pairs that overlap and did not before, step after step",
    arguments: [(120, 30, 1), (1200, 7, 1), (1200, 7, 3)])
  func agreesWithBruteForce(shapeCount: Int, rounds: Int, workerCount: Int) {
    var laboratory = PairLaboratory(shapeCount: shapeCount, workerCount: workerCount)
    var known: Set<UInt64> = []
    for round in 0..<rounds {
      let overlapping = laboratory.overlapping
      let found = laboratory.search()
      #expect(Set(found) == overlapping.subtracting(known))
      #expect(Set(found).count == found.count)
      known = overlapping
      laboratory.move(round)
    }
  }

  @Test("any number of workers finds the pairs in the same order", arguments: [600, 2500])
  func order(shapeCount: Int) {
    var alone = PairLaboratory(shapeCount: shapeCount, workerCount: 1)
    var two = PairLaboratory(shapeCount: shapeCount, workerCount: 2)
    var four = PairLaboratory(shapeCount: shapeCount, workerCount: 4)
    for round in 0..<6 {
      let pairs = alone.search()
      let pairsOfTwo = two.search()
      let pairsOfFour = four.search()
      #expect(!pairs.isEmpty)
      #expect(pairsOfTwo == pairs)
      #expect(pairsOfFour == pairs)
      alone.move(round)
      two.move(round)
      four.move(round)
    }
  }

  @Test("a shape that forgets its neighbors finds them again, and no others do")
  func forgets() {
    var phase = BroadPhase()
    let box = BoundingBox(lower: Vector2(-1, -1), upper: Vector2(1, 1))
    var proxies: [Int32] = []
    for shape: Int32 in 0..<3 {
      proxies.append(phase.insert(box, CollisionFilter(), shape: shape, kind: .dynamic))
    }
    let all = search(&phase)
    let none = search(&phase)
    phase.restartPairSearch(of: proxies[1], kind: .dynamic)
    let again = search(&phase)
    #expect(all.count == 3 && none.isEmpty)
    #expect(again == [key(0, 1), key(1, 2)])
  }

  @Test(
    "of neighbors below one node those whose filters match are pairs", arguments: [2, 3, 8, 40])
  func filtersOfNeighbors(count: Int32) {
    var phase = BroadPhase()
    let box = BoundingBox(lower: Vector2(-1, -1), upper: Vector2(1, 1))
    for shape in 0..<count {
      // Even shapes collide with odd ones only.
      let filter = CollisionFilter(
        categories: shape % 2 == 0 ? 2 : 4, mask: shape % 2 == 0 ? 4 : 2)
      _ = phase.insert(box, filter, shape: shape, kind: .dynamic)
    }
    var expected: Set<UInt64> = []
    for even in stride(from: 0, to: count, by: 2) {
      for odd in stride(from: 1, to: count, by: 2) { expected.insert(key(even, odd)) }
    }
    let found = search(&phase)
    #expect(found == expected)
  }

  @Test(
    "shapes that leave out the first category are no pair beside common ones",
    arguments: [2, 3, 8, 40])
  func filtersBesideCommonOnes(count: Int32) {
    var phase = BroadPhase()
    let box = BoundingBox(lower: Vector2(-1, -1), upper: Vector2(1, 1))
    for shape in 0..<count {
      // Even shapes are common ones, odd shapes collide with none of the first category.
      let filter = CollisionFilter(categories: 1, mask: shape % 2 == 0 ? .max : ~1)
      _ = phase.insert(box, filter, shape: shape, kind: .dynamic)
    }
    var expected: Set<UInt64> = []
    for first in stride(from: 0, to: count, by: 2) {
      for second in stride(from: first + 2, to: count, by: 2) {
        expected.insert(key(first, second))
      }
    }
    let found = search(&phase)
    #expect(found == expected)
  }

  @Test("shapes whose categories and masks do not meet are no pair")
  func filters() {
    var phase = BroadPhase()
    let box = BoundingBox(lower: Vector2(-1, -1), upper: Vector2(1, 1))
    for shape: Int32 in 0..<4 {
      _ = phase.insert(
        box, CollisionFilter(categories: 2, mask: ~2), shape: shape, kind: .dynamic)
    }
    _ = phase.insert(box, CollisionFilter(), shape: 4, kind: .static)
    let found = search(&phase)
    #expect(found == [key(0, 4), key(1, 4), key(2, 4), key(3, 4)])
  }
}
