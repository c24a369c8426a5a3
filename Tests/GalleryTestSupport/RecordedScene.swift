// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery

/// A recorded run of a scene with its touches.
///
/// Recording takes most of the time of these tests, so that each run is made once and shared by the
/// hash, the picture and the laws of its scene.
@MainActor
package final class RecordedScene {
  /// The simulator at the end of the run, shared: no test may let time pass in it.
  package let simulator: Simulator
  package let recording: Recording

  private struct Key: Hashable {
    let id: String
    let frames: Int
  }

  private static var recorded: [Key: RecordedScene] = [:]

  private init(_ scene: GalleryScene, seconds: TimeInterval) {
    simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.schedule(scene.touches)
    recording = simulator.record(for: seconds)
  }

  /// The run of a scene for as long as it lasts, or for longer where that is asked for.
  package static func of(_ scene: GalleryScene, atLeast seconds: TimeInterval = 0) -> RecordedScene
  {
    let seconds = max(seconds, scene.duration)
    let key = Key(id: scene.id, frames: Int((seconds * 60).rounded()))
    if let known = recorded[key] { return known }
    let new = RecordedScene(scene, seconds: seconds)
    recorded[key] = new
    return new
  }
}

extension Gallery {
  /// The first scene of each group, for what takes too long for all scenes in a debug build.
  package nonisolated static let firstScenes =
    Dictionary(grouping: Gallery.scenes) { $0.id.prefix(1) }.values.compactMap(\.first)
    .sorted { $0.id < $1.id }
}
