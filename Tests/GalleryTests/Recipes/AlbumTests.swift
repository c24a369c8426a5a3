// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("R7, album")
@MainActor
struct AlbumTests {
  /// The pictures with the centers of their slides and the ends of the touches that send them.
  private nonisolated static let pictures: [(name: String, slide: CGPoint, sent: TimeInterval)] = [
    ("picture 1", CGPoint(x: 320.0 / 6, y: 90), 0.4), ("picture 2", CGPoint(x: 160, y: 90), 1.6),
    ("picture 3", CGPoint(x: 320 * 5.0 / 6, y: 90), 2.4),
  ]

  @Test(
    "a pushed picture comes to rest within its slide, upright",
    arguments: pictures.map { ($0.name, $0.slide) })
  func slide(name: String, slide: CGPoint) throws {
    let run = try SceneRun("R7", for: 6)
    // A slide is 12 points wider and higher than a picture.
    let end = try run.end(name)
    #expect(abs(end.position.x - slide.x) <= 6 && abs(end.position.y - slide.y) <= 6)
    #expect(end.speed < 1)
    #expect(try run.states(name).allSatisfy { $0.angle == 0 })
  }

  @Test("a picture stays at the bottom until it is sent", arguments: pictures.map { ($0.0, $0.2) })
  func still(name: String, sent: TimeInterval) throws {
    let before = try SceneRun("R7", for: sent - 0.05)
    #expect(try before.end(name).position.y == 330)
  }
}
