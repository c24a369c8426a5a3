// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// Animated pictures of scenes, each recorded when it is first requested.
actor ScenePictures {
  private var pictures: [String: Task<Data, Never>] = [:]
  private var last: Task<Data, Never>?

  /// The picture of a scene as SVG.
  func picture(of scene: PreviewScene) async -> Data {
    if let known = pictures[scene.id] { return await known.value }
    // One after the other: recording takes time from live sessions.
    let previous = last
    let task = Task.detached(priority: .utility) {
      _ = await previous?.value
      let recording = await Self.record(scene)
      return await BackgroundQueue.run { Data(recording.animatedSVG().utf8) }
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
    let simulator = scene.makeSimulator(scene.ownValues)
    simulator.schedule(scene.touches)
    simulator.beginRecording()
    for _ in 0..<Int(scene.duration / simulator.frameDuration) {
      simulator.advance(by: simulator.frameDuration)
      await turns.pause(share)
    }
    return simulator.endRecording()
  }
}
