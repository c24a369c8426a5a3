// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import KeyedLists

@MainActor
@Suite("Keyed lists")
struct KeyedListTests {
  /// Numbers are their own keys, and count how often they are compared or hashed.
  private struct Number: Hashable {
    nonisolated(unsafe) static var uses = 0
    let value: Int

    static func == (left: Number, right: Number) -> Bool {
      uses += 1
      return left.value == right.value
    }

    func hash(into hasher: inout Hasher) {
      Self.uses += 1
      hasher.combine(value)
    }
  }

  private enum Numbers: ListKeys {
    static func key(of element: Int) -> Number { Number(value: element) }
  }

  /// A generator of pseudorandom numbers (Marsaglia, "Xorshift RNGs", 2003).
  private struct Random {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  @Test("a list does what an array does, in any order of changes", arguments: 1...8)
  func sameAsArray(seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    var list = KeyedList<Numbers>()
    var array: [Int] = []
    for step in 0..<1200 {
      let value = random.number(below: 300)
      let isKnown = array.contains(value)
      #expect(list.contains(Number(value: value)) == isKnown)
      // Phases in which it grows, shrinks, and is read after each change.
      switch random.number(below: step / 300 % 2 == 0 ? 5 : 12) {
      case 0...3 where !isKnown:
        list.append(value)
        array.append(value)
      case 4 where !isKnown:
        let index = random.number(below: array.count + 1)
        list.withArray { $0.insert(value, at: index) }
        array.insert(value, at: index)
      case 5:
        #expect(list.elements == array)
      default:
        #expect(list.remove(Number(value: value)) == (isKnown ? value : nil))
        array.removeAll { $0 == value }
      }
      #expect(list.count == array.count)
    }
    let entries = array.compactMap { list.entry(for: Number(value: $0)) }
    #expect(entries.map(\.element) == array)
    #expect(entries.map(\.order) == entries.map(\.order).sorted())
    #expect(list.array == array)
    #expect(list.elements == array)
  }

  /// The number of uses of keys while all elements of a list are removed.
  private func uses(removing order: [Int]) -> Int {
    var list = KeyedList<Numbers>(order.sorted())
    Number.uses = 0
    for value in order { list.remove(Number(value: value)) }
    #expect(list.isEmpty)
    return Number.uses
  }

  @Test(
    "removing all elements one by one costs a fixed number of uses of their keys",
    arguments: [500, 1000, 2000, 4000, 8000])
  func removals(count: Int) {
    let backward = Array((0..<count).reversed())
    // 7 has no factor in common with the counts.
    let mixed = (0..<count).map { $0 * 7 % count }
    for order in [Array(0..<count), backward, mixed] {
      #expect(uses(removing: order) <= 40 * count)
    }
  }

  @Test("appending with a search before each costs a fixed number of uses", arguments: [500, 8000])
  func appends(count: Int) {
    var list = KeyedList<Numbers>()
    Number.uses = 0
    for value in 0..<count where !list.contains(Number(value: value)) { list.append(value) }
    #expect(list.count == count)
    #expect(Number.uses <= 40 * count)
  }

  @Test("a queue stays as small as its contents, and costs the same for each element")
  func queue() {
    var list = KeyedList<Numbers>(Array(0..<100))
    Number.uses = 0
    for value in 100..<5000 {
      list.append(value)
      list.remove(Number(value: value - 100))
    }
    #expect(list.elements == Array(4900..<5000))
    #expect(Number.uses <= 60 * 4900)
    #expect((list.sparse?.count ?? 0) <= 500)
  }
}
