// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("D3, attachments and collision")
@MainActor
struct LinkedSquaresTests {
  @Test("S080: the rod from center to corner keeps its length, within a point")
  func rod() throws {
    let run = try SceneRun("D3")
    let lengths = zip(try run.states("leader"), try run.states("follower")).map { ends in
      let (leader, follower) = ends
      let (cosine, sine) = (cos(follower.angle), sin(follower.angle))
      let corner = CGPoint(
        x: follower.position.x - 30 * cosine + 30 * sine,
        y: follower.position.y - 30 * sine - 30 * cosine)
      return leader.distance(to: corner)
    }
    let first = try #require(lengths.first)
    #expect(try #require(lengths.map { abs($0 - first) }.max()) <= 1)
  }

  @Test("S082: at the end of a drag the leader is where the finger took it")
  func led() throws {
    let leader = try SceneRun("D3", for: 1.1).end("leader")
    let finger = CGPoint(x: 260, y: 60)
    // The finger holds the point at which the pan began, some ten points from the center.
    #expect(leader.distance(to: finger) <= 14)
  }
}
