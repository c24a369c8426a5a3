// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsSimulator

@Suite("Lists of whole numbers as differences")
struct DeltaListsTests {
  @Test("reading returns what was written, whatever the lengths do")
  func roundTrip() {
    let lists = [[1, 2, 3], [1, 2, 4], [], [5], [7], [7, 8], [0, 0]]
    var track = Track<[Int]>()
    for (frame, list) in lists.enumerated() { track.record(list, at: frame * 2) }
    let written = DeltaLists(track)
    #expect(written.at == [0, 2, 4, 6, 8, 10, 12])
    #expect(written.lists == lists)
  }

  @Test("what moves smoothly is written in small numbers")
  func smooth() {
    var track = Track<[Int]>()
    for frame in 0..<10 { track.record([10_000 + frame, 20_000], at: frame) }
    #expect(DeltaLists(track).values.dropFirst().allSatisfy { $0 == [1, 0] })
  }

  @Test("an end without a value is an empty list")
  func end() {
    var track = Track<[Int]>()
    track.record([1], at: 0)
    track.record(nil, at: 5)
    #expect(DeltaLists(track).lists == [[1], []])
  }
}
