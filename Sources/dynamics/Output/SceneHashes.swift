// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery

/// The state hashes of a run of a scene with its touches, as lines of text.
struct SceneHashes {
  /// The hash at the end; before it, if asked for, a line for each moment, with its frame.
  let lines: [String]

  /// - Parameters:
  ///   - interval: the number of frames from one hash to the next; nil for the end only.
  ///   - workers: the number of threads that run a step; nil for the animators' own.
  @MainActor
  init(of scene: GalleryScene, for seconds: TimeInterval, every interval: Int?, workers: Int?) {
    let simulator = Simulator(scene: scene, size: scene.size)
    simulator.workerCount = workers
    guard let interval else {
      simulator.advance(by: seconds)
      lines = [simulator.stateHash.hashText]
      return
    }
    // As `advance(by:)` counts them.
    let frames = Int((seconds / simulator.frameDuration + 1e-6).rounded(.down))
    var lines: [String] = []
    var frame = 0
    while frame < frames {
      let next = min(frame + interval, frames)
      for _ in frame..<next { simulator.advance(by: simulator.frameDuration) }
      frame = next
      lines.append("\(frame) \(simulator.stateHash.hashText)")
    }
    self.lines = lines
  }
}

extension UInt64 {
  /// The number as a state hash is written: 16 hexadecimal digits.
  var hashText: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
