// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Lists of whole numbers, coded")
struct DeltaListsTests {
  private func written(
    _ lists: [[Int]], columns: Int
  ) throws -> (text: Data, read: DeltaLists) {
    var track = Track<[Int]>()
    for (frame, list) in lists.enumerated() { track.record(list, at: frame * 2) }
    let lists = DeltaLists(track, columns: columns)
    let text = try JSONEncoder().encode([lists])
    let read = try #require(try JSONDecoder().decode([DeltaLists].self, from: text).first)
    #expect(read == lists)
    return (text, read)
  }

  @Test(
    "reading returns what was written, whatever the lengths do",
    arguments: [
      (1, [[1, 2, 3], [1, 2, 4], [], [5], [7], [7, 8], [0, 0]]),
      (2, [[1, 2, 3000, 4], [3000, 4], [3010, 4, 5000, 50], [1, 2, 3020, 4, 5000, 50], []]),
      (4, [[0, 50, 100, 150], [0, 50, 100, 150, 9, 9000, -50, 0], [10, 9001, -50, 0]]),
    ])
  func roundTrip(columns: Int, lists: [[Int]]) throws {
    let read = try written(lists, columns: columns).read
    #expect(read.lists == lists)
    #expect(read.at == lists.indices.map { $0 * 2 })
  }

  @Test("rows that move at a steady velocity cost next to nothing, also where another one goes")
  func smooth() throws {
    // A hundred marks, far from each other; one of them ends at frame 50.
    let lists = (0..<100).map { frame -> [Int] in
      var list: [Int] = []
      for mark in 0..<100 where mark != 40 || frame < 50 {
        list += [mark * 5000 + 7 * frame, -3 * frame]
      }
      return list
    }
    let bits = -log2(1 - 32.0 / 4096) * Double(2 * 100 * 100)
    // Beside the predicted numbers: the first list of two numbers a row, and its velocities.
    let start = 100.0 * 2 * (14 + 5)
    #expect(Double(try written(lists, columns: 2).text.count) < (bits + start) / 6)
  }

  @Test("an end without a value is an empty list")
  func end() {
    var track = Track<[Int]>()
    track.record([1], at: 0)
    track.record(nil, at: 5)
    #expect(DeltaLists(track, columns: 1).lists == [[1], []])
  }
}
