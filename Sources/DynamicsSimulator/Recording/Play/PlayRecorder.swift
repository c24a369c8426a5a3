// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the worlds of all animators, so that a page can go on from any frame.
@MainActor
struct PlayRecorder {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var tracks: [PlayTrack] = []

  /// What was recorded so far.
  var play: RecordedPlay { RecordedPlay(animators: tracks.map(\.finished)) }

  /// Records an animator before a step for which the app has changed something.
  mutating func noteChange(of animator: UIDynamicAnimator, at frame: Int) {
    tracks[number(of: animator)].noteChange(of: animator, at: frame)
  }

  /// Records the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    for animator in simulator.animators.alive {
      tracks[number(of: animator)].capture(animator, simulator, at: frame)
    }
  }

  private mutating func number(of animator: UIDynamicAnimator) -> Int {
    let key = ObjectIdentifier(animator)
    if let number = numbers[key] { return number }
    numbers[key] = tracks.count
    tracks.append(PlayTrack(screen: []))
    return tracks.count - 1
  }
}
