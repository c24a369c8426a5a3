// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Testing

@Suite("F3, radial gravity field")
@MainActor
struct OrbitsTests {
  private let sun = CGPoint(x: 160, y: 200)

  @Test(
    "FB07, FB14, S105: planets stay on circles, with Kepler's periods",
    arguments: zip(["mercury", "earth", "mars", "jupiter"], [48.0, 76, 104, 138]))
  func kepler(name: String, radius: Double) throws {
    let states = try SceneRun("F3").states(name)
    for state in states { #expect(abs(Double(state.distance(to: sun)) - radius) < 1) }
    // T² = 4π²·r³ / (2.3 · 10⁶).
    let period = 2 * Double.pi * (radius * radius * radius / 2_300_000).squareRoot()
    var angle = 0.0
    for (state, next) in zip(states, states.dropFirst()) {
      let (x, y) = (state.position.x - sun.x, state.position.y - sun.y)
      let (u, v) = (next.position.x - sun.x, next.position.y - sun.y)
      angle -= atan2(x * v - y * u, x * u + y * v)
    }
    let expected = 2 * Double.pi * Double(states.count - 1) / 60 / period
    #expect(abs(angle / expected - 1) < 0.01)
  }

  @Test("S105: the comet's areal velocity is constant on its ellipse")
  func areas() throws {
    let states = try SceneRun("F3").states("comet")
    let areas = states.map {
      ($0.position.x - sun.x) * $0.velocity.y - ($0.position.y - sun.y) * $0.velocity.x
    }
    let first = try #require(areas.first)
    #expect(areas.allSatisfy { abs($0 / first - 1) < 0.02 })
    let distances = states.map { $0.distance(to: sun) }
    let (near, far) = (try #require(distances.min()), try #require(distances.max()))
    // The vis-viva equation gives the perihelion: r·k/(2 − k) for k = 0.55².
    #expect(abs(far - 150) < 2)
    #expect(abs(near - 150 * 0.3025 / (2 - 0.3025)) < 2)
  }
}
