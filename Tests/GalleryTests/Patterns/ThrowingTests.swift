// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@Suite("P1, P3, P10, P11: what is thrown")
@MainActor
struct ThrowingTests {
  @Test(
    "Scene P1: the card rests in the corner to which it was flicked, and goes back after a slow pull",
    arguments: [
      (0.3, CGPoint(x: 68, y: 84)), (1.7, CGPoint(x: 252, y: 84)), (3.1, CGPoint(x: 252, y: 396)),
      (4.7, CGPoint(x: 252, y: 396)), (7.0, CGPoint(x: 68, y: 84)),
    ])
  func corners(time: TimeInterval, corner: CGPoint) throws {
    let card = try SceneRun("P1", for: time).end("card")
    #expect(card.distance(to: corner) < 2)
    #expect(abs(card.angle) < 0.001)
  }

  @Test(
    "Scene P1: the card comes to rest")
  func rest() throws {
    #expect(try SceneRun("P1").isAtRest)
  }

  @Test(
    "Scene P1: a card that is dragged over an edge and let go, at any speed, goes to a corner",
    arguments: [
      CGPoint(x: -60, y: 220), CGPoint(x: 400, y: 300), CGPoint(x: 150, y: -90),
      CGPoint(x: 200, y: 600),
    ], [0.1, 1.5])
  func edges(end: CGPoint, duration: TimeInterval) throws {
    let scene = try #require(Gallery.scenes.first { $0.id == "P1" })
    let simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.advance(by: 0.1)
    simulator.drag(from: CGPoint(x: 68, y: 84), to: end, duration: duration)
    simulator.advance(by: 3)
    let card = try #require(simulator.itemState(named: "card"))
    let corners = [(68, 84), (252, 84), (68, 396), (252, 396)].map { CGPoint(x: $0, y: $1) }
    #expect(corners.contains { card.distance(to: $0) < 2 })
  }

  @Test(
    "Scene P3: let go slowly the card snaps back, upright; tossed it goes below the others")
  func cards() throws {
    func top(_ run: SceneRun) -> String? {
      run.simulator.view.subviews.last { !($0 is UILabel) }?.accessibilityIdentifier
    }
    let slow = try SceneRun("P3", for: 2.3)
    #expect(try slow.end("card 1").distance(to: CGPoint(x: 160, y: 250)) < 1)
    #expect(abs(try slow.end("card 1").angle) < 0.02)
    #expect(top(slow) == "card 1")
    let tossed = try SceneRun("P3", for: 4.2)
    #expect(
      tossed.simulator.view.subviews.compactMap(\.accessibilityIdentifier).filter { $0 != "hint" }
        == ["card 1", "card 5", "card 4", "card 3", "card 2"])
    let end = try SceneRun("P3", for: 7)
    #expect(top(end) == "card 3")
    // Every card is on the stack again.
    for card in end.simulator.view.subviews where !(card is UILabel) {
      #expect(abs(card.center.x - 160) < 1 && abs(card.center.y - 250) < 1)
    }
  }

  @Test(
    "Scene P3: a card that is held off its middle swings below the finger")
  func swing() throws {
    let angles = try SceneRun("P3", for: 1.3).states("card 1").map { abs($0.angle) }
    #expect(try #require(angles.max()) > 0.15)
  }

  @Test(
    "Scene P10: put down the photo is back where it was; flung it leaves, and a tap brings it back")
  func photo() throws {
    let middle = CGPoint(x: 160, y: 230)
    #expect(try SceneRun("P10", for: 2.3).end("photo").distance(to: middle) < 1)
    let flung = try SceneRun("P10", for: 4.5)
    let photo = try #require(
      flung.simulator.view.subviews.first { $0.accessibilityIdentifier == "photo" })
    #expect(!photo.frame.intersects(flung.simulator.view.bounds))
    #expect(flung.isAtRest)
    #expect(try SceneRun("P10").end("photo").distance(to: middle) < 1)
  }

  @Test(
    "Scene P11: what has fallen out of sight is taken out, so that everything rests in the end")
  func confetti() throws {
    let run = try SceneRun("P11", for: 2.5)
    func pieces(_ run: SceneRun) -> Int {
      run.simulator.view.subviews.count {
        $0.accessibilityIdentifier?.hasPrefix("piece") ?? false
      }
    }
    #expect(pieces(run) > 100)
    let end = try SceneRun("P11", for: 12)
    #expect(pieces(end) == 0)
    #expect(end.isAtRest)
  }
}
