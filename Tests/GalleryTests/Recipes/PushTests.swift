// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@testable import Gallery

@Suite("R3, push")
@MainActor
struct PushTests {
  @Test("S040: the first tap, at distance d, moves the square with 100·d/200/0.36 points/s²")
  func closedForm() throws {
    let states = try SceneRun("R3", for: 1.6).states("square")
    let distance = hypot(110.0, 110.0)
    let (acceleration, damping) = (100 * distance / 200 / 0.36, 0.1)
    let begin = try #require(states.firstIndex { $0.speed > 0 }) - 1
    for (frame, state) in states.dropFirst(begin).enumerated().prefix(40) {
      let time = Double(frame) / 60
      let way = acceleration / damping * (time - (1 - exp(-damping * time)) / damping)
      #expect(abs(Double(state.distance(to: CGPoint(x: 160, y: 200))) - way) <= 1)
      // Straight to the tap at (270, 90).
      #expect(abs((state.position.x - 160) + (state.position.y - 200)) <= 0.1)
    }
  }

  /// The figure of the push at a time.
  private func figure(at time: TimeInterval) throws -> UIView {
    let run = try SceneRun("R3", for: time)
    return try #require(run.simulator.view.subviews.first { $0 is PushFigure })
  }

  @Test("angle, distance and push are drawn while the view is touched, and then only")
  func figure() throws {
    #expect(try figure(at: 0.25).isHidden)
    let touched = try figure(at: 0.6)
    #expect(!touched.isHidden)
    // From (160, 200) to (270, 90): 110·√2 points, 45° upwards.
    let caption = touched.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(caption == ["angle -45°, distance 156, push 0.78"])
    #expect(try figure(at: 1.1).isHidden)
  }

  @Test("the square is still until the first tap ends")
  func still() throws {
    let run = try SceneRun("R3", for: 0.85)
    let square = run.simulator.view.subviews.first { $0.accessibilityIdentifier == "square" }
    #expect(square?.center == CGPoint(x: 160, y: 200))
  }

  @Test("every further tap turns the push: the square ends nearer to the last tap than it began")
  func aimed() throws {
    let run = try SceneRun("R3")
    let states = try run.states("square")
    let last = CGPoint(x: 60, y: 60)
    let atTap = try #require(states.dropLast(54).last)
    #expect(try run.end("square").distance(to: last) < atTap.distance(to: last))
  }

  @Test("the square stays in the view, within a point")
  func inside() throws {
    let run = try SceneRun("R3")
    let depths = try run.states("square").map { $0.reach(ofSide: 60, outOf: run.recording.size) }
    #expect(try #require(depths.max()) <= 1)
  }
}
