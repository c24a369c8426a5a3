// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the worlds of all animators, so that a page can go on from any frame.
///
/// Beside each animator runs a copy of its world without the app. While both are in the same state, the
/// last keyframe is enough; where the app has changed something, there is another one.
@MainActor
struct PlayRecorder {
  /// Bytes of keyframes after which one frame more has to pass before the next keyframe of an animator
  /// whose app changes something all the time: an hour of dragging must not become an hour of keyframes.
  private static let bytesPerFrame = 20_000

  private(set) var play = RecordedPlay()
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var shadows: [PlayShadow?] = []
  private var byteCounts: [Int] = []

  /// Records the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    for animator in simulator.animators.alive {
      let number = number(of: animator, frame: frame)
      let screen = ScreenSpace(of: animator, in: simulator.window)
      if play.animators[number].keyframes.isEmpty { play.animators[number].screen = screen.numbers }
      while play.animators[number].stepCounts.count < frame {
        play.animators[number].stepCounts.append(play.animators[number].stepCounts.last ?? 0)
      }
      play.animators[number].stepCounts.append(animator.stepCount)
      let follows = shadows[number]?.follows(animator) ?? false
      let isExact = follows || addKeyframe(of: animator, number, simulator, at: frame)
      if !isExact { shadows[number] = nil }
      play.animators[number].isExact.record(isExact, at: frame)
      play.animators[number].lastHash = animator.engineHash
      addShortfalls(of: animator, to: number)
    }
  }

  private mutating func number(of animator: UIDynamicAnimator, frame: Int) -> Int {
    let key = ObjectIdentifier(animator)
    if let number = numbers[key] { return number }
    numbers[key] = play.animators.count
    play.animators.append(RecordedPlay.Animator(screen: []))
    shadows.append(nil)
    byteCounts.append(0)
    return play.animators.count - 1
  }

  /// Adds a keyframe unless the last one is too near; returns whether it did.
  private mutating func addKeyframe(
    of animator: UIDynamicAnimator, _ number: Int, _ simulator: Simulator, at frame: Int
  ) -> Bool {
    let last = play.animators[number].keyframes.last?.frame ?? .min / 2
    // Before the first step the engine knows little of what the app has asked for.
    guard animator.stepCount > 0, frame - last > byteCounts[number] / Self.bytesPerFrame,
      let moment = animator.playableMoment(), let shadow = PlayShadow(moment.bytes)
    else { return false }
    shadows[number] = shadow
    byteCounts[number] += moment.bytes.count
    play.animators[number].keyframes.append(
      RecordedPlay.Keyframe(
        frame: frame, bytes: Data(moment.bytes), items: moment.items.map(simulator.names.name)))
    return true
  }

  private mutating func addShortfalls(of animator: UIDynamicAnimator, to number: Int) {
    let known = play.animators[number].shortfalls
    guard known.count < PlayShortfall.allCases.count else { return }
    let all = Set(known).union(animator.playShortfalls())
    if all.count > known.count {
      play.animators[number].shortfalls = PlayShortfall.allCases.filter(all.contains)
    }
  }
}
