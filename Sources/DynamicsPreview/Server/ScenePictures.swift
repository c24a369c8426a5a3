import DynamicsSimulator
import Foundation

/// Animated pictures of scenes, each recorded when it is first requested.
actor ScenePictures {
  private var pictures: [String: Task<Data, Never>] = [:]
  private var last: Task<Data, Never>?

  /// Frames to record before yielding to live sessions.
  private static let framesPerTurn = 10

  /// The picture of a scene as SVG.
  func picture(of scene: PreviewScene) async -> Data {
    if let known = pictures[scene.id] { return await known.value }
    // One after the other: recording takes time from live sessions.
    let previous = last
    let task = Task.detached(priority: .utility) {
      _ = await previous?.value
      return Data(await Self.record(scene).animatedSVG().utf8)
    }
    pictures[scene.id] = task
    last = task
    return await task.value
  }

  @MainActor
  private static func record(_ scene: PreviewScene) async -> Recording {
    let simulator = scene.makeSimulator(scene.ownValues)
    simulator.schedule(scene.touches)
    simulator.beginRecording()
    for frame in 0..<Int(scene.duration / simulator.frameDuration) {
      simulator.advance(by: simulator.frameDuration)
      if frame.isMultiple(of: framesPerTurn) { await Task.yield() }
    }
    return simulator.endRecording()
  }
}
