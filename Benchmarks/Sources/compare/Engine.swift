// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeapCounter
import PeerBox2D
import PeerChipmunk
import PhysicsScenes

/// An engine that can be measured, as it is called on the command line.
enum Engine: String, Codable {
  case ours, box2d, chipmunk

  private var name: String {
    switch self {
    case .ours: "Physics2D"
    case .box2d: String(cString: peerBox2D().pointee.name)
    case .chipmunk: String(cString: peerChipmunk().pointee.name)
    }
  }

  private func makeBackend(for scene: PhysicsScene) -> any PhysicsBackend {
    switch self {
    case .ours: WorldBackend(for: scene)
    case .box2d: PeerBackend(for: scene, engine: peerBox2D().pointee)
    case .chipmunk: PeerBackend(for: scene, engine: peerChipmunk().pointee)
    }
  }

  /// Builds and runs a scene once.
  func figures(_ scene: PhysicsScene, steps: Int?) throws -> SceneFigures {
    try SceneRun(scene, on: makeBackend(for: scene))
      .figures(engine: name, steps: steps, clock: processorMicroseconds)
  }

  /// The first round, and what the engine asks of the heap.
  func firstRound(_ scene: PhysicsScene, steps: Int?) throws -> EngineResult {
    let before = heapByteCount()
    let backend = makeBackend(for: scene)
    let run = try SceneRun(scene, on: backend)
    let figures = try run.figures(engine: name, steps: steps, clock: processorMicroseconds)
    let bytes = Int(heapByteCount() - before)
    return EngineResult(
      engine: self, rounds: SceneRounds(figures), heapBytes: bytes,
      traffic: try countedTraffic(scene, steps: steps))
  }

  /// What a step of ours asks of the heap; another run, because counting costs time.
  private func countedTraffic(_ scene: PhysicsScene, steps: Int?) throws -> HeapTraffic? {
    guard self == .ours else { return nil }
    let run = try SceneRun(scene, on: makeBackend(for: scene))
    let (allocations, retains) = (heapAllocationCount(), heapRetainCount())
    var count = 0.0
    _ = try run.figures(
      engine: name, steps: steps, clock: { 0 },
      probe: { step in
        heapStartCounting()
        step()
        heapStopCounting()
        count += 1
      })
    return HeapTraffic(
      allocations: Double(heapAllocationCount() - allocations) / count,
      retains: Double(heapRetainCount() - retains) / count)
  }
}

/// What a step, or a ray, asks of the heap.
struct HeapTraffic: Codable {
  /// Blocks of memory.
  let allocations: Double
  /// References to Swift objects.
  let retains: Double
}

/// What one engine did on one scene.
struct EngineResult: Codable {
  let engine: Engine
  var rounds: SceneRounds
  /// What the heap held more at the end than before the scene was built.
  let heapBytes: Int
  /// What a step of ours asks of the heap; nil for a peer.
  let traffic: HeapTraffic?
}

/// The time that the process has used a processor, so that a busy machine disturbs less.
private func processorMicroseconds() -> Double {
  Double(clock()) * (1e6 / Double(CLOCKS_PER_SEC))
}
