// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the worlds of all animators, so that a page can go on from any frame.
@MainActor
struct PlayRecorder {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var tracks: [PlayTrack] = []
  private var replayed = Track<Bool>()

  /// What was recorded so far.
  var play: RecordedPlay {
    RecordedPlay(animators: tracks.map(\.finished), replayed: replayed)
  }

  /// Records an animator before a step for which the app has changed something.
  mutating func noteChange(of animator: UIDynamicAnimator, at frame: Int) {
    tracks[number(of: animator)].noteChange(of: animator, at: frame)
  }

  /// Records the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    var exactCount = 0
    for animator in simulator.animators.alive {
      let number = number(of: animator)
      tracks[number].capture(animator, simulator, at: frame)
      if tracks[number].isExact { exactCount += 1 }
    }
    // One that is gone holds nothing any more, which its keyframes do not tell.
    replayed.record(exactCount > 0 && exactCount == tracks.count, at: frame)
  }

  private mutating func number(of animator: UIDynamicAnimator) -> Int {
    let key = ObjectIdentifier(animator)
    if let number = numbers[key] { return number }
    numbers[key] = tracks.count
    tracks.append(PlayTrack(screen: []))
    return tracks.count - 1
  }
}
