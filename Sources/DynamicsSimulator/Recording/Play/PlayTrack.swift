// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the world of one animator.
///
/// Beside the animator runs a copy of its world without the app. While both are in the same state, the last
/// keyframe is enough; where the app has changed something, there is another one, which is stored as its
/// difference from the copy.
@MainActor
struct PlayTrack {
  /// What made a keyframe necessary.
  enum Cause {
    /// The app changed something before a step. What follows from it follows in the page too, so that the
    /// difference is the change alone.
    case change
    /// The animator is in another state than its copy.
    case difference

    /// Bytes of such keyframes after which one frame more has to pass before the next one, where the app
    /// changes something all the time: an hour of dragging must not become an hour of keyframes.
    fileprivate var bytesPerFrame: Int { self == .change ? 100_000 : 3_000 }
  }

  /// The maximum number of steps from a keyframe to what is expected of the next one.
  ///
  /// After more of them the bytes of the keyframe itself are expected, because a page would take too long.
  /// The client has the same number.
  private static let maximumExpectedSteps = 600

  private var track: RecordedPlay.Animator
  private var encoder = ByteEncoder()
  private var shadow: PlayShadow?
  /// The last keyframe.
  private var last: (bytes: [UInt8], stepCount: Int) = ([], 0)
  private var lastItems: [String] = []
  /// The bytes of the keyframes of each cause, without the first one.
  private var byteCounts: [Cause: Int] = [:]

  /// Begins without keyframes.
  init(screen: [Double]) { track = RecordedPlay.Animator(screen: screen) }

  /// What was recorded so far.
  var finished: RecordedPlay.Animator {
    var finished = track
    finished.code = encoder.finishedText()
    return finished
  }

  /// Records the animator before a step for which the app has changed something.
  mutating func noteChange(of animator: UIDynamicAnimator, _ simulator: Simulator, at frame: Int) {
    guard let moment = animator.playableMoment() else { return }
    let follows = shadow?.follows(animator) ?? false
    // The laws are not part of the hash of the world.
    if follows, shadow?.bytes == moment.bytes { return }
    _ = add(moment, .change, animator.stepCount, simulator, at: frame)
  }

  /// Records the animator after a frame.
  mutating func capture(_ animator: UIDynamicAnimator, _ simulator: Simulator, at frame: Int) {
    // Until the frame of the first keyframe.
    if track.keyframes.first?.frame ?? frame == frame {
      track.screen = ScreenSpace(of: animator, in: simulator.window).numbers
    }
    while track.stepCounts.count < frame {
      track.stepCounts.append(track.stepCounts.last ?? 0)
    }
    track.stepCounts.append(animator.stepCount)
    var isExact = shadow?.follows(animator) ?? false
    // Before the first step the engine knows little of what the app has asked for.
    if !isExact, animator.stepCount > 0, let moment = animator.playableMoment() {
      isExact = add(moment, .difference, animator.stepCount, simulator, at: frame)
    }
    track.isExact.record(isExact, at: frame)
    track.lastHash = animator.engineHash
    addShortfalls(of: animator)
  }

  /// Adds a keyframe unless the last one is too near; returns whether it did.
  private mutating func add(
    _ moment: PlayableMoment, _ cause: Cause, _ stepCount: Int, _ simulator: Simulator,
    at frame: Int
  ) -> Bool {
    let gap = byteCounts[cause, default: 0] / cause.bytesPerFrame
    guard frame - (track.keyframes.last?.frame ?? .min / 2) >= gap,
      let next = PlayShadow(moment.bytes)
    else { return false }
    let before = encoder.byteCount
    encoder.append(moment.bytes, expected: expectedBytes(at: stepCount))
    if !track.keyframes.isEmpty { byteCounts[cause, default: 0] += encoder.byteCount - before }
    shadow = next
    last = (moment.bytes, stepCount)
    // Keyframes with the same items share the list.
    let names = moment.items.map(simulator.names.name)
    if names != lastItems { lastItems = names }
    track.keyframes.append(
      RecordedPlay.Keyframe(
        frame: frame, stepCount: stepCount, length: moment.bytes.count, items: lastItems))
    return true
  }

  /// What a page expects of a keyframe: what the world before has become without the app.
  private mutating func expectedBytes(at stepCount: Int) -> [UInt8] {
    let steps = stepCount - last.stepCount
    guard (1...Self.maximumExpectedSteps).contains(steps) else { return last.bytes }
    // An app may have restored an earlier moment of its animator.
    if let shadow, shadow.stepCount > stepCount { self.shadow = PlayShadow(last.bytes) }
    guard let shadow else { return last.bytes }
    shadow.step(stepCount - shadow.stepCount)
    return shadow.bytes
  }

  private mutating func addShortfalls(of animator: UIDynamicAnimator) {
    guard track.shortfalls.count < PlayShortfall.allCases.count else { return }
    let all = Set(track.shortfalls).union(animator.playShortfalls())
    if all.count > track.shortfalls.count {
      track.shortfalls = PlayShortfall.allCases.filter(all.contains)
    }
  }
}
