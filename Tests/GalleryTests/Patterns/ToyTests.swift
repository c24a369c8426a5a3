// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@Suite("P5, P6, P7, P12: toys")
@MainActor
struct ToyTests {
  private func speed(_ state: DynamicItemState) -> CGFloat {
    hypot(state.velocity.x, state.velocity.y)
  }

  @Test(
    "Scene P5: the last ball flies off as fast as the first one came, within a hundredth, and back")
  func cradle() throws {
    let run = try SceneRun("P5", for: 5)
    // The finger lets go after 1.3 s; before 2.6 s the first ball arrives.
    let came = try #require(run.states("ball 1")[80..<160].map(speed).max())
    let hit = try #require(run.states("ball 1").firstIndex { speed($0) == came })
    #expect(came > 150)
    func fastest(_ number: Int, _ frames: Range<Int>) throws -> CGFloat {
      try #require(run.states("ball \(number)")[frames].map(speed).max())
    }
    #expect(abs(try fastest(5, hit..<(hit + 20)) / came - 1) < 0.01)
    // A quarter of a second later those between hang still, while the last one is on its way.
    for number in 1...4 {
      #expect(try fastest(number, (hit + 15)..<(hit + 20)) < 0.03 * came)
    }
    // A pendulum of 210 points swings out and back in 1.4 s; then the first one flies off again.
    #expect(abs(try fastest(1, (hit + 60)..<(hit + 110)) / came - 1) < 0.03)
  }

  @Test(
    "Scene P5: the balls stay on their strings, within half a point")
  func strings() throws {
    let run = try SceneRun("P5")
    for number in 1...5 {
      let anchor = CGPoint(x: 160 + 33 * CGFloat(number - 3), y: 90)
      let errors = try run.states("ball \(number)").map { abs($0.distance(to: anchor) - 210) }
      #expect(try #require(errors.max()) < 0.5)
    }
  }

  @Test(
    "Scene P6: the score counts the hits, and a flipper throws the ball up")
  func pinball() throws {
    let run = try SceneRun("P6")
    let hits = (1...3).map { run.contacts(between: "ball", and: "bumper \($0)").count }
    let score = try #require(run.simulator.view.subviews.first { $0.frame.minY == 16 } as? UILabel)
    #expect(score.text == "\(hits.reduce(0, +))")
    #expect(hits.reduce(0, +) >= 5)
    let flips =
      run.contacts(between: "ball", and: "left") + run.contacts(between: "ball", and: "right")
    let ball = try run.states("ball")
    let thrown = flips.contains { time in
      ball.dropFirst(Int(time * 60)).prefix(60).contains { $0.position.y < 220 }
    }
    #expect(thrown)
  }

  @Test(
    "Scene P6: the ball never leaves the table but through the gap, and flippers keep to their range"
  )
  func table() throws {
    let run = try SceneRun("P6")
    let ball = try run.states("ball")
    #expect(ball.allSatisfy { $0.position.x > 8 && $0.position.x < 312 && $0.position.y > 8 })
    for name in ["left", "right"] {
      let angles = try run.states(name).map { abs($0.angle) }
      #expect(try #require(angles.max()) < 0.6)
    }
  }

  @Test("Scene P6: the ball comes to rest nowhere, however the flippers move", arguments: 1...2)
  func pinballHasNoDeadEnd(seed: UInt64) throws {
    let scene = try #require(Gallery.scene(named: "P6"))
    let simulator = Simulator(
      rootViewController: scene.makeViewController(), size: scene.size)
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    var stillFrames = 0
    for frame in 0..<3600 {
      // xorshift64 (Marsaglia 2003); a tap on either side, two in a second.
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      if random % 30 == 0 {
        simulator.tap(at: CGPoint(x: random / 30 % 2 == 0 ? 80 : 240, y: 440))
      }
      simulator.advance(by: simulator.frameDuration)
      let ball = try #require(simulator.itemState(named: "ball"))
      let speed = hypot(ball.velocity.x, ball.velocity.y)
      stillFrames = speed < 2 ? stillFrames + 1 : 0
      guard stillFrames < 90 else {
        Issue.record("the ball rests at \(ball.position) after \(frame / 60) s")
        return
      }
    }
  }

  @Test(
    "Scene P7: a short pull springs back; a long one tears the sheet off, which ends on the floor")
  func pad() throws {
    let short = try SceneRun("P7", for: 1.7)
    #expect(try short.end("sheet 1").distance(to: CGPoint(x: 160, y: 120)) < 1)
    let run = try SceneRun("P7", for: 10)
    for number in 1...3 {
      #expect(try run.end("sheet \(number)").position.y > 300)
    }
    #expect(try run.end("sheet 4").distance(to: CGPoint(x: 160, y: 120)) < 1)
    #expect(run.isAtRest)
  }

  @Test(
    "Scene P12: a bubble that was chosen is larger, and no two overlap by more than two points")
  func bubbles() throws {
    let run = try SceneRun("P12")
    let bubbles = run.simulator.view.subviews.filter { !($0 is UILabel) }
    #expect(bubbles.count == 12)
    #expect(bubbles.count { $0.bounds.width == 104 } == 2)
    for (place, first) in bubbles.enumerated() {
      for second in bubbles.dropFirst(place + 1) {
        let distance = hypot(first.center.x - second.center.x, first.center.y - second.center.y)
        #expect(distance > first.bounds.midX + second.bounds.midX - 2)
      }
    }
  }

  @Test(
    "Scene P12: the bubbles gather around the middle of the screen")
  func middle() throws {
    let bubbles = try SceneRun("P12", for: 2).simulator.view.subviews
      .filter { !($0 is UILabel) }
    for bubble in bubbles {
      #expect(hypot(bubble.center.x - 160, bubble.center.y - 240) < 150)
    }
  }
}
