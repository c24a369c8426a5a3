// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@Suite("P2, P4, P8, P9: what slides")
@MainActor
struct SlidingTests {
  /// A view of the scene by its name.
  private func view(_ name: String, in run: SceneRun) throws -> UIView {
    try #require(run.simulator.view.subviews.first { $0.accessibilityIdentifier == name })
  }

  @Test(
    "Scene P2: lifted a little the lock screen falls back and bounces; flicked it leaves; a tap locks"
  )
  func lockScreen() throws {
    let lifted = try SceneRun("P2", for: 2.9)
    #expect(abs(try view("cover", in: lifted).center.y - 240) < 1)
    #expect(lifted.contacts(of: "cover", withBoundary: "floor").count >= 2)
    #expect(try view("cover", in: SceneRun("P2", for: 4.2)).frame.maxY < 0)
    let locked = try SceneRun("P2", for: 8)
    #expect(abs(try view("cover", in: locked).center.y - 240) < 1)
    #expect(locked.isAtRest)
  }

  @Test(
    "Scene P2: a bounce reaches the square of the elasticity of the height before, within a fifth")
  func bounce() throws {
    let run = try SceneRun("P2", for: 2.9)
    let hits = run.contacts(of: "cover", withBoundary: "floor").filter { $0 > 1.2 }
    try #require(hits.count >= 2)
    let node = try #require(run.recording.nodes.first { $0.name == "cover" })
    func height(from start: TimeInterval, to end: TimeInterval) -> Double {
      (Int(start * 60)...Int(end * 60)).compactMap { node.placement[$0].map { -$0.y } }.max() ?? 0
    }
    let before = height(from: 1, to: hits[0])
    let after = height(from: hits[0] + 1.0 / 60, to: hits[1])
    #expect(before > 100)
    #expect(abs(after / before / (0.45 * 0.45) - 1) < 0.2)
  }

  @Test(
    "Scene P4: rows stay behind the finger, never overlap, and gather again where the flow has them"
  )
  func rows() throws {
    let scene = try #require(Gallery.scene(named: "P4"))
    let simulator = scene.simulator(afterFrames: 0)
    let rows = try #require(simulator.view.subviews.last as? UICollectionView)
    var (least, greatest): (CGFloat, CGFloat) = (100, 0)
    for _ in 0..<420 {
      simulator.advance(by: 1 / 60)
      let edges = rows.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
      for (upper, lower) in zip(edges, edges.dropFirst()) {
        least = min(least, lower.minY - upper.maxY)
        greatest = max(greatest, lower.minY - upper.maxY)
      }
    }
    #expect(least > 0)
    #expect(greatest > 14)
    simulator.advance(by: 3)
    for cell in rows.visibleCells {
      let item = try #require(rows.indexPath(for: cell)).item
      #expect(abs(cell.center.y - (42 + 62 * CGFloat(item))) < 1)
    }
  }

  @Test(
    "Scene P8: the menu stops at its lines, open and closed, and never goes beyond by two points")
  func menu() throws {
    #expect(abs(try view("menu", in: SceneRun("P8", for: 2.5)).frame.maxY - 300) < 1)
    #expect(abs(try view("menu", in: SceneRun("P8", for: 4.5)).frame.maxY - 300) < 1)
    #expect(abs(try view("menu", in: SceneRun("P8", for: 5.9)).frame.maxY - 44) < 1)
    let places = try SceneRun("P8").states("menu").map(\.position.y)
    #expect(try #require(places.max()) < 152)
    #expect(try #require(places.min()) > -108)
  }

  @Test(
    "Scene P9: the sheet rests at the height to which it was thrown",
    arguments: [(1.9, 250.0), (3.5, 60.0), (5.1, 60.0), (8.0, 410.0)])
  func sheet(time: TimeInterval, edge: CGFloat) throws {
    let run = try SceneRun("P9", for: time)
    #expect(abs(try view("sheet", in: run).frame.minY - edge) < 1)
    let shade = run.simulator.view.subviews[1]
    #expect(abs(shade.alpha - (edge == 60 ? 0.45 : 0)) < 0.01)
  }
}
