// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// Pictures of scenes, each recorded when it is first requested.
actor ScenePictures {
  /// What shows a scene, as SVG.
  struct Pictures: Sendable {
    let moving: Data
    /// The moment that says most.
    let still: Data
  }

  private var pictures: [String: Task<Pictures, Never>] = [:]
  private var last: Task<Pictures, Never>?

  /// The pictures of a scene.
  func pictures(of scene: PreviewScene) async -> Pictures {
    if let known = pictures[scene.id] { return await known.value }
    // One after the other: recording takes time from live sessions.
    let previous = last
    let task = Task.detached(priority: .utility) {
      _ = await previous?.value
      let recording = await Self.record(scene)
      return await BackgroundQueue.run {
        Pictures(
          moving: Data(recording.animatedSVG().utf8), still: Data(recording.stillSVG().utf8))
      }
    }
    pictures[scene.id] = task
    last = task
    return await task.value
  }

  @MainActor
  private static func record(_ scene: PreviewScene) async -> Recording {
    let (turns, share) = (FairTurns.shared, FairTurns.Share())
    await turns.begin(share)
    defer { turns.end(share) }
    let simulator = scene.makeSimulator(scene.ownValues, .light)
    simulator.schedule(scene.touches)
    simulator.beginRecording()
    for _ in 0..<Int(scene.duration / simulator.frameDuration) {
      simulator.advance(by: simulator.frameDuration)
      await turns.pause(share)
    }
    return simulator.endRecording()
  }
}
