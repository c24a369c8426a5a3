// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F9, electric field")
@MainActor
struct ChargesTests {
  @Test("FB20, S110: at first like charges part and unlike ones meet")
  func signs() throws {
    let run = try SceneRun("F9", for: 0.1)
    let states = try (1...9).map { try run.states("charge \($0)") }
    // The sum of Coulomb's forces of all other charges of 50 hundredths of a newton at a meter,
    // 0.5 · 100² newtons at 1 point.
    let mass = Double.pi * 17 * 17 / 10_000
    for (number, state) in states.enumerated() {
      let start = try #require(state.first)
      var force = CGPoint.zero
      for (other, place) in states.enumerated() where other != number {
        let source = try #require(place.first).position
        let (x, y) = (start.position.x - source.x, start.position.y - source.y)
        let distance = hypot(x, y)
        let sign: CGFloat = (number + other).isMultiple(of: 2) ? 1 : -1
        let size = sign * 0.5 * 10_000 / (distance * distance)
        force.x += size * x / distance
        force.y += size * y / distance
      }
      let velocity = try #require(state.dropFirst(1).first).velocity
      let expected = CGPoint(x: 100 / mass * force.x / 60, y: 100 / mass * force.y / 60)
      let error = hypot(velocity.x - expected.x, velocity.y - expected.y)
      #expect(error < 0.05 * hypot(expected.x, expected.y) + 0.1)
    }
  }

  @Test("at the end each charge touches one of the other sign")
  func crystal() throws {
    let run = try SceneRun("F9")
    let ends = try (1...9).map { try run.end("charge \($0)").position }
    for (number, place) in ends.enumerated() {
      let unlike = ends.enumerated().filter { !($0.offset + number).isMultiple(of: 2) }
      let nearest = unlike.map { hypot($0.element.x - place.x, $0.element.y - place.y) }.min()
      #expect(try #require(nearest) < 36)
    }
  }
}
