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

  private func makeStage(for scene: PhysicsScene) -> any SceneStage {
    switch self {
    case .ours: WorldStage(for: scene)
    case .box2d: PeerStage(for: scene, engine: peerBox2D().pointee)
    case .chipmunk: PeerStage(for: scene, engine: peerChipmunk().pointee)
    }
  }

  /// Builds and runs a scene once.
  func figures(_ scene: PhysicsScene, steps: Int?) throws -> SceneFigures {
    try SceneRun(scene, on: makeStage(for: scene))
      .figures(engine: name, steps: steps, clock: processorMicroseconds)
  }

  /// The first round, and what the engine asks of the heap.
  func firstRound(_ scene: PhysicsScene, steps: Int?) throws -> EngineResult {
    let before = heapByteCount()
    let stage = makeStage(for: scene)
    let run = try SceneRun(scene, on: stage)
    let figures = try run.figures(engine: name, steps: steps, clock: processorMicroseconds)
    let bytes = Int(heapByteCount() - before)
    let counted = try countedFigures(scene, steps: steps)
    return EngineResult(
      engine: self, rounds: SceneRounds(figures), heapBytes: bytes,
      allocationsPerStep: counted?[0], retainsPerStep: counted?[1])
  }

  /// Allocations and retains per step of ours; another run, because counting costs time.
  private func countedFigures(_ scene: PhysicsScene, steps: Int?) throws -> [Double]? {
    guard self == .ours else { return nil }
    heapCountRetains(true)
    defer { heapCountRetains(false) }
    return try SceneRun(scene, on: makeStage(for: scene)).figures(
      engine: name, steps: steps, clock: { 0 },
      counter: { [Int(heapAllocationCount()), Int(heapRetainCount())] }
    ).countedPerStep
  }
}

/// What one engine did on one scene.
struct EngineResult: Codable {
  let engine: Engine
  var rounds: SceneRounds
  /// What the heap held more at the end than before the scene was built.
  let heapBytes: Int
  /// Of ours, in the second half of the run; nil for a peer.
  let allocationsPerStep: Double?
  /// Of ours, in the second half of the run; nil for a peer.
  let retainsPerStep: Double?
}

/// The time that the process has used a processor, so that a busy machine disturbs less.
private func processorMicroseconds() -> Double {
  Double(clock()) * (1e6 / Double(CLOCKS_PER_SEC))
}
