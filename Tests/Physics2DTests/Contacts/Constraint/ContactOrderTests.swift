// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Order of contacts")
struct ContactOrderTests {
  /// Two boxes on each other in each of many places, which are taken from left and right in turns.
  private func stacks(_ count: Int) throws -> World {
    let world = World.earth()
    try world.addGround(halfWidth: 2 * Float(count))
    for stack in 0..<count {
      let side: Float = stack % 2 == 0 ? 1 : -1
      for level in 0..<2 {
        try world.addBox(at: Vector2(side * Float(stack), 0.49 + 0.99 * Float(level)))
      }
    }
    return world
  }

  private func movedBodies(_ world: World, color: Int) -> [Int32] {
    (0..<world.graph.colors[color].contacts.count).map { index in
      let pair = world.graph.colors[color].contacts.pair(at: index)
      return world.bodies.motion[pair.bodyA].isDynamic ? pair.bodyA : pair.bodyB
    }
  }

  @Test("a long list stands in the order of the bodies as soon as few contacts come and go")
  func sorted() throws {
    let world = try stacks(560)
    var orderings: [Bool] = []
    for _ in 0..<4 {
      world.run(1)
      orderings.append(movedBodies(world, color: 0).isSorted)
    }
    #expect(orderings.first == false)
    #expect(orderings.last == true)
    #expect(world.graph.colors[0].contacts.count == 560)
    for color in 0..<ConstraintGraph.colorCount {
      for index in 0..<world.graph.colors[color].contacts.count {
        let record = world.contacts.record[world.graph.colors[color].contacts.rows[index]]
        #expect(Int(record.color) == color && record.colorIndex == Int32(index))
        let pair = world.graph.colors[color].contacts.pair(at: index)
        #expect(record.shapeA == pair.shapeA && record.shapeB == pair.shapeB)
      }
    }
    #expect(world.defects().isEmpty)
  }

  @Test("the order of a color makes no difference to any body")
  func noDifference() throws {
    let world = try stacks(40)
    let sorted = try stacks(40)
    for _ in 0..<20 {
      world.run(1)
      sorted.run(1)
      for color in 0..<ConstraintGraph.overflow {
        sorted.graph.colors[color].contacts.sort(
          &sorted.contacts, sorted.bodies, &sorted.scratch.contactOrder)
      }
    }
    #expect(!movedBodies(world, color: 0).isSorted)
    #expect(movedBodies(sorted, color: 0).isSorted)
    #expect(sorted.stateHash == world.stateHash)
  }

  @Test("lists that are short, in order, or about to change again are left as they are")
  func worth() {
    func isWorth(_ count: Int, changesBefore: Int, latest: Int) -> Bool {
      var sortState = SortState()
      for _ in 0..<changesBefore { sortState.recordChange() }
      _ = sortState.shouldSort(count)
      for _ in 0..<latest { sortState.recordChange() }
      return sortState.shouldSort(count)
    }
    #expect(isWorth(1000, changesBefore: 1000, latest: 0))
    #expect(isWorth(1000, changesBefore: 245, latest: 10))
    #expect(!isWorth(1000, changesBefore: 245, latest: 5))
    #expect(!isWorth(1000, changesBefore: 1000, latest: 100))
    #expect(!isWorth(500, changesBefore: 500, latest: 0))
  }

  @Test("any number of workers puts the same lists in order")
  func workers() throws {
    var hashes: Set<UInt64> = []
    for count in 1...3 {
      let world = try stacks(560)
      world.workerCount = count
      world.run(12)
      hashes.insert(world.stateHash)
    }
    #expect(hashes.count == 1)
  }

  @Test("a snapshot brings the same order back")
  func snapshot() throws {
    let world = try stacks(560)
    world.run(1)
    let snapshot = world.snapshot()
    world.run(3)
    let bodies = movedBodies(world, color: 0)
    world.restore(snapshot)
    world.run(3)
    #expect(movedBodies(world, color: 0) == bodies)
  }
}

extension [Int32] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
