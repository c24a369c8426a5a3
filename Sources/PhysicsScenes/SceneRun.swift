// SPDX-License-Identifier: Apache-2.0

import Physics2D

/// Builds, steps and measures a scene on a backend.
public struct SceneRun {
  /// Executes a step and observes it, for example its allocations.
  public typealias Probe = (_ step: () -> Void) -> Void

  /// The length of a step in seconds.
  private static let seconds: Float = 1 / 60
  private let scene: PhysicsScene
  private let backend: any PhysicsBackend
  private let action: PhysicsScene.Action?
  private let rays: [SceneRay]

  /// Builds the scene on an empty backend.
  public init(_ scene: PhysicsScene, on backend: any PhysicsBackend) throws {
    self.scene = scene
    self.backend = backend
    action = try scene.build(on: backend)
    rays = scene.rays()
  }

  /// Runs the scene for a number of steps or rays; the first step is not measured.
  ///
  /// - Parameters:
  ///   - clock: returns a time in microseconds.
  ///   - probe: executes the steps of the second half, after the tables of the engine have grown.
  public func figures(
    engine: String, steps: Int? = nil, clock: () -> Double, probe: Probe? = nil
  ) throws -> SceneFigures {
    let steps = max(2, steps ?? scene.stepCount)
    var figures = SceneFigures(
      scene: scene.name, engine: engine, steps: 0, microseconds: 0, counts: SceneCounts(),
      meanHeight: 0, maximumHeight: 0, awakeBodies: 0, sleepStep: nil, rayHits: 0)
    try action?(0)
    backend.step(by: Self.seconds)
    if rays.isEmpty {
      try measureSteps(1..<steps, &figures, clock: clock, probe: probe)
    } else {
      measureRays(rays.prefix(steps), &figures, clock: clock, probe: probe)
    }
    figures.counts = backend.counts
    figures.awakeBodies = backend.awakeBodyCount
    let heights = backend.dynamicBodies.map { Double(backend.position(of: $0).y) }
    figures.meanHeight = heights.isEmpty ? 0 : heights.reduce(0, +) / Double(heights.count)
    figures.maximumHeight = heights.max() ?? 0
    return figures
  }

  private func measureSteps(
    _ range: Range<Int>, _ figures: inout SceneFigures, clock: () -> Double, probe: Probe?
  ) throws {
    let middle = (range.lowerBound + range.upperBound) / 2
    let start = clock()
    for index in range {
      try action?(index)
      if let probe, index >= middle {
        probe { backend.step(by: Self.seconds) }
      } else {
        backend.step(by: Self.seconds)
      }
      if scene.allowsSleep, figures.sleepStep == nil, backend.awakeBodyCount == 0 {
        figures.sleepStep = index
      }
    }
    figures.microseconds = (clock() - start) / Double(range.count)
    figures.steps = range.count
  }

  private func measureRays(
    _ rays: ArraySlice<SceneRay>, _ figures: inout SceneFigures, clock: () -> Double, probe: Probe?
  ) {
    let start = clock()
    for ray in rays {
      var isHit = false
      if let probe {
        probe { isHit = backend.intersects(ray) }
      } else {
        isHit = backend.intersects(ray)
      }
      if isHit { figures.rayHits += 1 }
    }
    figures.microseconds = (clock() - start) / Double(rays.count)
    figures.steps = rays.count
  }
}
