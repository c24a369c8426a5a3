import DynamicsSimulator
import Testing

@Suite("R2a, gravity and collision")
@MainActor
struct GravityCollisionTests {
  @Test("the squares rest on the edge and on each other, within a point")
  func rest() throws {
    let run = try SceneRun("R2a", for: 3)
    #expect(try run.end("green").distance(to: CGPoint(x: 160, y: 375)) <= 1)
    #expect(try run.end("red").distance(to: CGPoint(x: 160, y: 325)) <= 1)
    #expect(run.isAtRest)
  }

  @Test("the squares never overlap by more than a point")
  func overlap() throws {
    let run = try SceneRun("R2a", for: 3)
    let depths = zip(try run.states("red"), try run.states("green"))
      .map { $0.overlap(with: $1, side: 50) }
    #expect(try #require(depths.max()) <= 1)
  }

  @Test("the squares never leave the view by more than a point", arguments: ["red", "green"])
  func inside(name: String) throws {
    let run = try SceneRun("R2a", for: 3)
    let depths = try run.states(name).map { $0.reach(ofSide: 50, outOf: run.recording.size) }
    #expect(try #require(depths.max()) <= 1)
  }

  @Test("S073: the edge is a boundary without identifier; the squares touch each other once")
  func contacts() throws {
    let run = try SceneRun("R2a", for: 3)
    #expect(!run.contacts(of: "green", withBoundary: nil).isEmpty)
    #expect(run.contacts(of: "red", withBoundary: nil).isEmpty)
    #expect(!run.contacts(between: "red", and: "green").isEmpty)
  }

  @Test("Green, 115 points above the edge, reaches it after √(2·115/1000) s")
  func time() throws {
    let first = try #require(SceneRun("R2a").contacts(of: "green", withBoundary: nil).first)
    #expect(abs(first - 0.48) <= 0.035)
  }
}
