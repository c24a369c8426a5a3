// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("R2c, contact delegate")
@MainActor
struct ContactDelegateTests {
  private let names = ["red", "green"]

  private func views(_ run: SceneRun) -> [String] {
    run.simulator.view.subviews.compactMap(\.accessibilityIdentifier).filter(names.contains)
  }

  /// When a square first touched the line.
  private func landing(_ name: String) throws -> TimeInterval {
    try #require(SceneRun("R2c").contacts(of: name, withBoundary: "bottomBoundary").first)
  }

  @Test("the lower square lands first, and the upper one comes to lie on it")
  func stacked() throws {
    let run = try SceneRun("R2c", for: landing("green") + 0.9)
    #expect(!run.contacts(between: "red", and: "green").isEmpty)
    #expect(run.contacts(of: "red", withBoundary: "bottomBoundary").isEmpty)
    let (red, green) = (try run.end("red"), try run.end("green"))
    #expect(abs(green.position.y - red.position.y - 50) <= 2.5)
    #expect(abs(red.position.x - 160) <= 1 && abs(red.angle) <= 0.01)
  }

  @Test("the upper square falls onto the line when the lower one is removed, after √(2·50/1000) s")
  func falls() throws {
    let removal = try landing("green") + 1
    #expect(abs(try landing("red") - removal - 0.316) <= 0.05)
  }

  @Test(
    "a square is in the tree until one second after its contact, and gone then",
    arguments: ["green", "red"])
  func removal(name: String) throws {
    let contact = try landing(name)
    #expect(try views(SceneRun("R2c", for: contact + 0.9)).contains(name))
    #expect(try !views(SceneRun("R2c", for: contact + 1.1)).contains(name))
  }

  @Test("the contact with the boundary ends when a square leaves the behavior")
  func ended() throws {
    let ended = try SceneRun("R2c", for: 4).events.filter { $0.kind == .endedContact }
    #expect(Set(ended.filter { $0.boundary == "bottomBoundary" }.map(\.item)) == ["red", "green"])
  }

  @Test("at the end no square is left, and the animator has come to rest")
  func end() throws {
    let run = try SceneRun("R2c", for: 4)
    #expect(views(run).isEmpty)
    #expect(run.isAtRest)
  }

  @Test("in the middle of its fade a square is drawn twice as pale and one and a half as large")
  func middle() throws {
    let run = try SceneRun("R2c", for: landing("green") + 0.5)
    let square = try #require(
      run.simulator.view.subviews.first { $0.accessibilityIdentifier == "green" })
    let drawn = square.presented()
    #expect(square.alpha == 0)
    #expect(abs(drawn.opacity - 0.5) <= 0.05)
    let scale = hypot(drawn.transform.a, drawn.transform.b)
    #expect(abs(scale - 1.5) <= 0.05)
  }
}
