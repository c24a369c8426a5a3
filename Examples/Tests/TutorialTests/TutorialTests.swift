// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting
import Testing
import Tutorial

/// What the four chapters of the tutorial promise.
@MainActor
@Suite("Tutorial")
struct TutorialTests {
  private func simulator(_ controller: UIViewController) -> Simulator {
    Simulator(rootViewController: controller, size: CGSize(width: 320, height: 400))
  }

  @Test("1: the squares land on the edge and on each other")
  func fallingSquares() throws {
    let simulator = simulator(FallingSquaresViewController())
    try simulator.runUntilRest(timeout: 10)
    let heights = simulator.itemStates.map(\.position.y).sorted()
    #expect(heights.count == 2)
    #expect(abs(heights[1] - 374) < 0.5)
    #expect(abs(heights[0] - 323) < 1)
  }

  @Test("2: both squares touch the line, one after the other, and are removed")
  func boundary() {
    let simulator = simulator(BoundaryViewController())
    simulator.advance(by: 5)
    let landed = simulator.events.filter { $0.boundary == "bottomBoundary" }
    #expect(Set(landed.compactMap(\.item)).count == 2)
    #expect(simulator.view.subviews.isEmpty)
  }

  @Test("3: the card comes to rest where the screen was touched; the disc leaves")
  func touch() throws {
    let simulator = simulator(TouchViewController())
    simulator.tap(at: CGPoint(x: 80, y: 300))
    simulator.advance(by: 0.2)
    let disc = try #require(simulator.view.subviews.last)
    #expect(disc.center.y < 60 && disc.center.x > 170)
    simulator.advance(by: 2)
    let card = try #require(simulator.view.subviews.first)
    #expect(abs(card.center.x - 80) < 0.5 && abs(card.center.y - 300) < 0.5)
  }

  @Test("4: each square behaves as its property says")
  func itemProperties() throws {
    let simulator = simulator(ItemPropertiesViewController())
    let recording = simulator.record(for: 4)
    func heights(_ name: String) -> [CGFloat] { recording.states(ofItem: name).map(\.position.y) }
    let plain = try #require(heights("plain").dropFirst(45).min())
    let bouncy = try #require(heights("bouncy").dropFirst(60).min())
    #expect(bouncy < plain - 50)
    #expect(recording.states(ofItem: "upright").allSatisfy { $0.angle == 0 })
    #expect(heights("slow")[30] < heights("plain")[30] - 20)
  }
}
