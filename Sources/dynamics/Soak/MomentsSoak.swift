// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import OpenUIDynamics

/// Snapshots at random moments of every scene, restored in random order.
enum MomentsSoak {
  /// The number of moments of each scene.
  private static let momentCount = 12
  /// The number of restores of each scene.
  private static let restoreCount = 40
  /// The maximum number of frames between two of them.
  private static let maximumFrames = 20

  @MainActor
  static func figures(
    seed: UInt64, scenes: [GalleryScene] = Gallery.scenes
  ) -> [SoakFigure] {
    var random = SplitMix64(seed: seed)
    var totals = Totals()
    for scene in scenes { run(scene, &random, &totals) }
    let title = "snapshots at random moments of \(scenes.count) scenes, seed \(seed)"
    return [
      .none(
        "\(title): restores after which the hash is another", totals.other, of: totals.restores,
        where: totals.otherScenes),
      .none("\(title): refused restores", totals.refused, of: totals.restores + totals.refused),
      .told(
        "\(title): scenes that go on in two ways from one moment, because the app has a state",
        totals.branching.isEmpty ? "none" : totals.branching.joined(separator: ", ")),
    ]
  }

  private struct Totals {
    var restores = 0
    /// Restores after which the state was not that of the snapshot.
    var other = 0
    /// The ids of their scenes.
    var otherScenes: [String] = []
    /// Restores that were refused with an error.
    var refused = 0
    /// The ids of scenes that did not end in the same state when they went on twice.
    var branching: [String] = []
  }

  @MainActor
  private static func run(
    _ scene: GalleryScene, _ random: inout SplitMix64, _ totals: inout Totals
  ) {
    let simulator = Simulator(scene: scene, size: scene.size)
    var moments: [(snapshot: Simulator.Snapshot, hash: UInt64)] = []
    let frames = Int(scene.duration * 60)
    let chosen = Set((0..<momentCount).map { _ in Int.random(in: 0...frames, using: &random) })
    for frame in 0...frames {
      if chosen.contains(frame) { moments.append((simulator.snapshot(), simulator.stateHash)) }
      simulator.advance(by: simulator.frameDuration)
    }
    for _ in 0..<restoreCount {
      let moment = moments[Int.random(in: moments.indices, using: &random)]
      let next = Int.random(in: 0..<maximumFrames, using: &random)
      let ends = (0..<2).compactMap { _ -> UInt64? in
        guard (try? simulator.restore(moment.snapshot)) != nil else {
          totals.refused += 1
          return nil
        }
        totals.restores += 1
        // An animator that was made since is no part of the moment.
        if moment.snapshot.presentHash != moment.hash {
          totals.other += 1
          if totals.otherScenes.last != scene.id { totals.otherScenes.append(scene.id) }
        }
        for _ in 0..<next { simulator.advance(by: simulator.frameDuration) }
        return moment.snapshot.presentHash
      }
      if Set(ends).count > 1, totals.branching.last != scene.id {
        totals.branching.append(scene.id)
      }
    }
  }
}
