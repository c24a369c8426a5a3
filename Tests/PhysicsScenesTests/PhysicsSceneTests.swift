// SPDX-License-Identifier: Apache-2.0

import Physics2D
import PhysicsScenes
import Testing

/// The counts of Box2D v3.2 for its own scenes, and closed forms of the common ones.
@Suite("Scenes of rigid bodies")
struct PhysicsSceneTests {
  /// The bodies, shapes and joints that a scene starts with, counted on the originals.
  private static let counts: [(scene: String, bodies: Int, shapes: Int, joints: Int)] = [
    ("compounds", 3001, 6282, 0), ("joint_grid", 10_000, 10_000, 19_800),
    ("junkyard", 8002, 8262, 0), ("large_pyramid", 5051, 5051, 0),
    ("many_pyramids", 22_001, 22_020, 0), ("rain", 1, 2505, 0), ("smash", 9601, 9601, 0),
    ("spinner", 6078, 6437, 1), ("tumbler", 2027, 2029, 1), ("washer", 8101, 8140, 0),
    ("pyramid100", 5051, 5051, 0), ("tumbler2025", 2026, 2029, 0), ("freefall1000", 1000, 1000, 0),
    ("grid40", 1600, 1600, 3120), ("pile1000", 1001, 1004, 0), ("ui30", 31, 34, 0),
    ("rays", 1000, 1000, 0),
  ]

  @Test("a scene starts with as many bodies, shapes and joints as the original", arguments: counts)
  func initialCounts(scene: String, bodies: Int, shapes: Int, joints: Int) throws {
    let scene = try #require(PhysicsScene.named(scene).first)
    let backend = WorldBackend(for: scene)
    _ = try scene.build(on: backend)
    #expect(backend.counts.bodies == bodies)
    #expect(backend.counts.shapes == shapes)
    #expect(backend.counts.joints == joints)
    #expect(backend.world.refusals == 0)
  }

  @Test("a figure of the rain has 11 bodies, 13 shapes and 10 joints")
  func figure() throws {
    let backend = WorldBackend(for: try .rainScene)
    let action = try #require(try PhysicsScene.rainScene.build(on: backend))
    let floor = backend.counts
    try action(0)
    #expect(backend.counts.bodies - floor.bodies == 25 * 11)
    #expect(backend.counts.shapes - floor.shapes == 25 * 13)
    #expect(backend.counts.joints == 25 * 10)
  }

  @Test("after forty groups the rain replaces the oldest one")
  func replacement() throws {
    let backend = WorldBackend(for: try .rainScene)
    let action = try #require(try PhysicsScene.rainScene.build(on: backend))
    for step in stride(from: 0, to: 42 * 8, by: 8) { try action(step) }
    #expect(backend.counts.bodies == 11_001)
    #expect(backend.counts.joints == 10_000)
  }

  @Test("discs fall freely by the sum of semi-implicit sub-steps")
  func freeFall() throws {
    let figures = try figures("freefall1000", steps: 61)
    // y = y₀ − g·h²·n(n+1)/2 after n sub-steps of h = 1/240 s; the mean of y₀ is 15.128.
    let fallen = 10.0 / (240 * 240) * Double(244 * 245) / 2
    #expect(abs(figures.meanHeight - (15.128 - fallen)) < 1e-3)
    #expect(figures.steps == 60)
  }

  @Test("rays meet what two other engines say they meet, and what they start inside of")
  func rays() throws {
    let figures = try figures("rays")
    #expect(figures.rayHits == 13_056)
    #expect(figures.steps == 20_000)
  }

  @Test("a scene that runs twice ends in the same state", arguments: ["ui30", "grid40"])
  func determinism(scene: String) throws {
    let (first, second) = (try figures(scene, steps: 40), try figures(scene, steps: 40))
    #expect(first.meanHeight == second.meanHeight)
    #expect(first.maximumHeight == second.maximumHeight)
  }

  @Test("a probe sees the steps of the second half, and each is carried out once")
  func probe() throws {
    let scene = try #require(PhysicsScene.named("ui30").first)
    let backend = WorldBackend(for: scene)
    var probed = 0
    _ = try SceneRun(scene, on: backend).figures(
      engine: "test", steps: 21, clock: { 0 },
      probe: { step in
        step()
        probed += 1
      })
    #expect(probed == 10)
    #expect(backend.world.stepCount == 21)
  }

  @Test("the median of an even number of rounds lies between the middle two")
  func rounds() throws {
    var time = 0.0
    func round(_ cost: Double) throws -> SceneFigures {
      let scene = try #require(PhysicsScene.named("ui30").first)
      return try SceneRun(scene, on: WorldBackend(for: scene)).figures(
        engine: "test", steps: 2,
        clock: {
          defer { time += cost }
          return time
        })
    }
    var rounds = SceneRounds(try round(5))
    for cost in [1.0, 4, 2] { rounds.append(try round(cost)) }
    #expect(rounds.minimum == 1)
    #expect(rounds.median == 3)
  }

  private func figures(_ name: String, steps: Int? = nil) throws -> SceneFigures {
    let scene = try #require(PhysicsScene.named(name).first)
    return try SceneRun(scene, on: WorldBackend(for: scene))
      .figures(engine: "Physics2D", steps: steps, clock: { 0 })
  }
}

extension PhysicsScene {
  fileprivate static var rainScene: PhysicsScene {
    get throws { try #require(named("rain").first) }
  }
}
