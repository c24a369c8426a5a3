import DynamicsSimulator
import Testing

@Suite("R2d, collision modes")
@MainActor
struct CollisionModesTests {
  @Test("with both modes the pair stands on the line, one on the other")
  func everything() throws {
    let run = try SceneRun("R2d", for: 3)
    #expect(abs(try run.end("green .everything").position.y - 275) <= 1)
    #expect(abs(try run.end("red .everything").position.y - 225) <= 1)
  }

  @Test("with boundaries alone both squares land on the line, one inside the other")
  func boundaries() throws {
    let run = try SceneRun("R2d", for: 3)
    #expect(abs(try run.end("green .boundaries").position.y - 275) <= 1)
    #expect(abs(try run.end("red .boundaries").position.y - 275) <= 1)
    #expect(run.contacts(between: "red .boundaries", and: "green .boundaries").isEmpty)
  }

  @Test("with items alone the pair collides and falls through the line")
  func items() throws {
    let run = try SceneRun("R2d")
    #expect(!run.contacts(between: "red .items", and: "green .items").isEmpty)
    #expect(run.contacts(of: "green .items", withBoundary: "line").isEmpty)
    #expect(try run.end("red .items").position.y > 400)
    #expect(try run.end("green .items").position.y > 400)
  }

  @Test("CM01–CM03: modes combine with or")
  func optionSet() {
    let both: UICollisionBehavior.Mode = [.items, .boundaries]
    #expect(both.isSubset(of: .everything))
    #expect(UICollisionBehavior.Mode.everything.rawValue == .max)
    #expect(UICollisionBehavior(items: []).collisionMode == .everything)
  }
}
