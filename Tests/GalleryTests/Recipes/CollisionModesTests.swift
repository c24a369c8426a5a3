// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("R2d, collision modes")
@MainActor
struct CollisionModesTests {
  /// The contacts of both squares while a mode is selected: everything, then items, then boundaries.
  private func events(from start: TimeInterval, to end: TimeInterval) throws -> [SimulatorEvent] {
    try SceneRun("R2d").events.filter {
      $0.kind == .beganContact && $0.time > start && $0.time <= end
    }
  }

  @Test("with both modes the pair stands on the line, one on the other")
  func everything() throws {
    let run = try SceneRun("R2d", for: 2)
    let (red, green) = (try run.end("red"), try run.end("green"))
    #expect(green.distance(to: CGPoint(x: 160, y: 275)) <= 2)
    #expect(abs(green.position.y - red.position.y - 50) <= 2.5)
  }

  @Test("with items alone the pair collides and falls through the line")
  func items() throws {
    let contacts = try events(from: 2.2, to: 3.9)
    #expect(contacts.contains { $0.otherItem != nil })
    #expect(!contacts.contains { $0.boundary == "line" })
    let run = try SceneRun("R2d", for: 3.85)
    #expect(try run.end("red").position.y > 400)
    #expect(try run.end("green").position.y > 400)
  }

  @Test("with boundaries alone both squares land on the line, one inside the other")
  func boundaries() throws {
    let contacts = try events(from: 3.9, to: 6)
    #expect(Set(contacts.filter { $0.boundary == "line" }.map(\.item)) == ["red", "green"])
    #expect(!contacts.contains { $0.otherItem != nil })
    let run = try SceneRun("R2d")
    for name in ["red", "green"] {
      #expect(try run.end(name).distance(to: CGPoint(x: 160, y: 275)) <= 2)
    }
  }
}
