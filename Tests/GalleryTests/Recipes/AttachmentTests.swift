import DynamicsSimulator
import Testing

@Suite("R4, attachment")
@MainActor
struct AttachmentTests {
  @Test("S082: the anchor ends where the finger ended, and the square went with it")
  func dragged() throws {
    let run = try SceneRun("R4")
    let anchor = run.simulator.view.subviews.first { $0.accessibilityIdentifier == "anchor" }
    #expect(anchor?.center == CGPoint(x: 60, y: 200))
    #expect(try run.end("square").distance(to: CGPoint(x: 60, y: 200)) <= 63.3 + 42.5)
  }

  @Test("Discs attached to one another keep their distance, within a point", arguments: 1...4)
  func chain(link: Int) throws {
    let run = try SceneRun("R4-items")
    let errors = zip(try run.states("disc \(link)"), try run.states("disc \(link + 1)"))
      .map { abs($0.distance(to: $1.position) - 45) }
    #expect(try #require(errors.max()) <= 1)
  }
}
