// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@Suite("Arrows that begin at items")
struct ItemArrowsTests {
  /// Two items; the first one moves 7.13 points a frame to the right.
  private let places = [
    ItemArrows.Places(x: (0..<20).map { -2000 + 713 * $0 }, y: .init(repeating: 5004, count: 20)),
    ItemArrows.Places(x: .init(repeating: 9, count: 20), y: .init(repeating: -16, count: 20)),
  ]

  private func lists(_ lines: (Int) -> [Int]) -> [[Int]] {
    var track = Track<[Int]>()
    for frame in 0..<20 { track.record(lines(frame), at: frame) }
    return ItemArrows(places: places).lists(of: track, frameCount: 20).lists
  }

  @Test("an arrow at an item that moves is one list for all frames, by the number of its item")
  func moving() {
    let lines = lists { frame in
      [0, Int((Double(-2000 + 713 * frame) / 10).rounded()) * 10, 5000, 0, 2600]
    }
    #expect(lines == [[0, 1, 0, 0, 0, 2600]])
  }

  @Test("an arrow as long as the one before it says so, and one elsewhere has its place")
  func equal() {
    let arrows = [0, 10, -20, 0, 2600, 0, 700, 800, 0, 2610, 1, 700, 800, 0, 2600]
    let lines = lists { _ in arrows }
    #expect(
      lines == [[0, 2, 0, 0, 0, 2600, 5, 0, 700, 800, 0, 0, 1, 0, 700, 800, 0, 2600]])
  }

  @Test("an item that leaves its arrow behind does not take it along")
  func leftBehind() {
    let lines = lists { _ in [1, -2000, 5000, 100, 0] }
    // The first frame is at the item; the others are where they were.
    #expect(lines == [[1, 1, 0, 0, 100, 0], [1, 0, -2000, 5000, 100, 0]])
  }
}
