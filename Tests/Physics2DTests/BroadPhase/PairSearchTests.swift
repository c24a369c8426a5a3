import Testing

@testable import Physics2D

@Suite("Search for pairs")
struct PairSearchTests {
  private func box(_ random: inout TestRandom) -> BoundingBox {
    let center = Vector2(random.number(-8, 8), random.number(-8, 8))
    let half = random.number(0.2, 1)
    return BoundingBox(
      lower: Vector2(center.x - half, center.y - half),
      upper: Vector2(center.x + half, center.y + half))
  }

  private func key(_ a: Int32, _ b: Int32) -> UInt64 { PairSet.key(a, b) }

  /// What one search finds, as a set; fails where it finds a pair twice.
  private func search(_ phase: inout BroadPhase) -> Set<UInt64> {
    phase.findNewPairs()
    var keys: Set<UInt64> = []
    for place in stride(from: 0, to: phase.found.count, by: 2) {
      let isNew = keys.insert(key(phase.found[place], phase.found[place + 1])).inserted
      #expect(isNew)
    }
    return keys
  }

  @Test("it finds exactly the pairs that overlap and did not before, step after step")
  func agreesWithBruteForce() {
    var random = TestRandom(seed: 3)
    var phase = BroadPhase()
    var boxes: [BoundingBox] = []
    var proxies: [Int32] = []
    for shape: Int32 in 0..<120 {
      boxes.append(box(&random))
      proxies.append(
        phase.insert(
          boxes[Int(shape)], CollisionFilter(), shape: shape,
          kind: shape < 20 ? .static : shape < 30 ? .kinematic : .dynamic))
    }
    var known: Set<UInt64> = []
    for round in 0..<30 {
      var overlapping: Set<UInt64> = []
      for a in 0..<120 {
        for b in 0..<a where a >= 20 && boxes[a].overlaps(boxes[b]) {
          overlapping.insert(key(Int32(a), Int32(b)))
        }
      }
      let found = search(&phase)
      #expect(found == overlapping.subtracting(known))
      known = overlapping
      for shape in 30..<120 where round % 3 == 0 || shape % 7 == round % 7 {
        boxes[shape] = box(&random)
        phase.dynamicTree.enlarge(proxies[shape], to: boxes[shape])
      }
      phase.dynamicTree.update()
    }
  }

  @Test("a shape that forgets its neighbours finds them again, and no others do")
  func forgets() {
    var phase = BroadPhase()
    let box = BoundingBox(lower: Vector2(-1, -1), upper: Vector2(1, 1))
    var proxies: [Int32] = []
    for shape: Int32 in 0..<3 {
      proxies.append(phase.insert(box, CollisionFilter(), shape: shape, kind: .dynamic))
    }
    let all = search(&phase)
    let none = search(&phase)
    phase.forgetNeighbours(of: proxies[1], kind: .dynamic)
    let again = search(&phase)
    #expect(all.count == 3 && none.isEmpty)
    #expect(again == [key(0, 1), key(1, 2)])
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
