// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F7, turbulence field")
@MainActor
struct TurbulentBandTests {
  @Test("FB18, S108: outside of the band darts fly straight at a constant speed", arguments: 1...10)
  func outside(number: Int) throws {
    let states = try SceneRun("F7").states("dart \(number)")
    let speed: CGFloat = number.isMultiple(of: 2) ? 110 : 220
    let before = states.prefix { $0.position.x < 85 }
    #expect(before.count > 20)
    for state in before {
      #expect(abs(state.velocity.x - speed) < 0.01 && abs(state.velocity.y) < 0.01)
    }
    let after = states.drop { $0.position.x < 224 }.prefix { $0.position.x > 224 }
    for (state, next) in zip(after, after.dropFirst()) {
      #expect(state.velocity.distance(to: next.velocity) < 0.01)
    }
  }

  @Test("FB18, S108: the band turns darts, and leaves the buoy at rest alone")
  func band() throws {
    let run = try SceneRun("F7")
    let turned = try (1...10).filter { abs(try run.end("dart \($0)").velocity.y) > 10 }
    #expect(turned.count >= 8)
    #expect(try run.states("buoy").allSatisfy { $0.position == CGPoint(x: 155, y: 200) })
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
