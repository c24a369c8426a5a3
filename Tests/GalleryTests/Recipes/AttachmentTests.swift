// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery
import Testing

@Suite("R4, attachment")
@MainActor
struct AttachmentTests {
  @Test("S080: the rod keeps its length, within a point, while the anchor is dragged")
  func rod() throws {
    let scene = try #require(Gallery.scene(named: "R4"))
    let simulator = scene.simulator(afterFrames: 0)
    let views = simulator.view.subviews
    let square = try #require(views.first { $0.accessibilityIdentifier == "square" })
    let anchor = try #require(views.first { $0.accessibilityIdentifier == "anchor" })
    let length = hypot(130.0 - 110, 170.0 - 110)
    var worst = 0.0
    for _ in 0..<300 {
      simulator.advance(by: 1.0 / 60)
      let end = square.convert(CGPoint(x: 20, y: 20), to: simulator.view)
      let distance = hypot(end.x - anchor.center.x, end.y - anchor.center.y)
      worst = max(worst, abs(distance - length))
    }
    #expect(worst <= 1)
  }

  @Test("S082: the anchor ends where the finger ended, and the square went with it")
  func dragged() throws {
    let run = try SceneRun("R4")
    let anchor = run.simulator.view.subviews.first { $0.accessibilityIdentifier == "anchor" }
    #expect(anchor?.center == CGPoint(x: 60, y: 200))
    #expect(try run.end("square").distance(to: CGPoint(x: 60, y: 200)) <= 63.3 + 42.5)
  }

  @Test("the square stays in the view, within a point")
  func inside() throws {
    let run = try SceneRun("R4")
    let depths = try run.states("square").map { $0.reach(ofSide: 100, outOf: run.recording.size) }
    #expect(try #require(depths.max()) <= 1)
  }

  @Test("discs attached to one another keep their distance, within a point", arguments: 1...4)
  func chain(link: Int) throws {
    let run = try SceneRun("R4-items")
    let errors = zip(try run.states("disc \(link)"), try run.states("disc \(link + 1)"))
      .map { abs($0.distance(to: $1.position) - 45) }
    #expect(try #require(errors.max()) <= 1)
  }
}
