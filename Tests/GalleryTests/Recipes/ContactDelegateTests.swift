import DynamicsSimulator
import Testing

@Suite("R2c, contact delegate")
@MainActor
struct ContactDelegateTests {
  private let names = ["first", "second", "third"]

  private func views(of run: SceneRun) -> [UIView] {
    run.simulator.view.subviews.filter { names.contains($0.accessibilityIdentifier ?? "") }
  }

  @Test("every square touches the boundary with its identifier and leaves it when it bounces")
  func contacts() throws {
    let run = try SceneRun("R2c")
    for name in names {
      #expect(!run.contacts(of: name, withBoundary: "bottomBoundary").isEmpty)
    }
    let ended = run.events.filter { $0.kind == .endedContact }
    #expect(ended.contains { $0.boundary == "bottomBoundary" })
  }

  @Test("a square is in the tree until one second after its contact, and gone then")
  func removal() throws {
    let contact = try #require(
      SceneRun("R2c").contacts(of: "first", withBoundary: "bottomBoundary").first)
    #expect(try views(of: SceneRun("R2c", for: contact + 0.9)).count == 3)
    #expect(try views(of: SceneRun("R2c", for: contact + 1.1)).count == 2)
  }

  @Test("at the end no square is left, and the animator has come to rest")
  func end() throws {
    let run = try SceneRun("R2c", for: 3)
    #expect(views(of: run).isEmpty)
    #expect(run.isAtRest)
  }

  @Test("in the middle of its fade a square is drawn twice as pale and one and a half as large")
  func middle() throws {
    let contact = try #require(
      SceneRun("R2c").contacts(of: "first", withBoundary: "bottomBoundary").first)
    let run = try SceneRun("R2c", for: contact + 0.5)
    let square = try #require(views(of: run).first { $0.accessibilityIdentifier == "first" })
    let drawn = square.presented()
    #expect(square.alpha == 0)
    #expect(abs(drawn.opacity - 0.5) <= 0.05)
    let scale = hypot(drawn.transform.a, drawn.transform.b)
    #expect(abs(scale - 1.5) <= 0.05)
  }
}
