// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@Suite("X1, five hundred discs")
@MainActor
struct FiveHundredTests {
  @Test("no disc leaves the box by more than a point and a half, and none falls asleep")
  func box() throws {
    let run = try SceneRun("X1")
    let size = run.recording.size
    for number in 0..<500 {
      let states = try run.states("disc \(number)")
      let reach = states.map { state in
        max(
          6 - state.position.x, 6 - state.position.y, state.position.x + 6 - size.width,
          state.position.y + 6 - size.height)
      }
      #expect(try #require(reach.max()) < 1.5)
      #expect(try #require(states.last).isAwake)
    }
  }

  @Test("from the start until the tap no two discs overlap by a tenth of their size")
  func start() throws {
    let run = try SceneRun("X1")
    let discs = try (0..<500).map { try run.states("disc \($0)").map(\.position) }
    for frame in stride(from: 0, through: 48, by: 12) {
      var nearest = CGFloat.infinity
      let places = discs.map { $0[frame] }.sorted { $0.y < $1.y }
      for (index, place) in places.enumerated() {
        for other in places[(index + 1)...].prefix(while: { $0.y < place.y + 10.8 }) {
          nearest = min(nearest, hypot(other.x - place.x, other.y - place.y))
        }
      }
      #expect(nearest > 10.8, "in frame \(frame)")
    }
  }

  @Test("the pile follows gravity: its middle lies to the side to which gravity points")
  func pile() throws {
    let run = try SceneRun("X1")
    let discs = try (0..<500).map { try run.states("disc \($0)").map(\.position) }
    let (width, height) = (run.recording.size.width, run.recording.size.height)
    // The discs fill two fifths of the box: packed to one side, their middle is 50 points and more off.
    for frame in stride(from: 0, to: discs[0].count, by: 20) {
      let x = discs.reduce(0) { $0 + $1[frame].x - width / 2 } / 500
      let y = discs.reduce(0) { $0 + $1[frame].y - height / 2 } / 500
      let angle = .pi / 2 + 2 * .pi * Double(frame) / 60 / 6
      let shift = x * cos(angle) + y * sin(angle)
      #expect(shift > 15, "in frame \(frame)")
    }
  }
}
