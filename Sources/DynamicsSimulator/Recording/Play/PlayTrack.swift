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
  /// The maximum number of bytes of a small keyframe, with a hundredth of those of the world: a law that
  /// changes, an item that is dragged.
  private static let maximumSmallByteCount = 250
  /// Bytes of small keyframes after which one frame more has to pass before the next one, where the app
  /// changes something all the time: an hour of dragging must not become an hour of keyframes.
  private static let smallBytesPerFrame = 60_000
  /// The same of other keyframes; between them a page places the items where the recording has them.
  private static let bytesPerFrame = 300

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
  /// The items of keyframes since the last frame, which get their names at the end of a frame as all others
  /// do: names are numbered in the order in which they are asked for.
  private var unnamed: [(keyframe: Int, items: [any UIDynamicItem])] = []
  /// The bytes of small keyframes, and of others but the first one.
  private var byteCounts = (small: 0, others: 0)

  /// Begins without keyframes.
  init(screen: [Double]) { track = RecordedPlay.Animator(screen: screen) }

  /// Whether the last keyframe has become exactly what the animator was in the last frame.
  var isExact: Bool { track.isExact.last == true }

  /// What was recorded so far.
  var finished: RecordedPlay.Animator {
    var finished = track
    finished.code = encoder.finishedText()
    return finished
  }

  /// Records the animator before a step for which the app has changed something.
  mutating func noteChange(of animator: UIDynamicAnimator, at frame: Int) {
    guard let moment = animator.playableMoment() else { return }
    let follows = shadow?.follows(animator) ?? false
    // The laws are not part of the hash of the world.
    if follows, shadow?.bytes == moment.bytes { return }
    _ = add(moment, animator.stepCount, at: frame)
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
      isExact = add(moment, animator.stepCount, at: frame)
    }
    nameItems(simulator)
    track.isExact.record(isExact, at: frame)
    track.lastHash = animator.engineHash
    addShortfalls(of: animator)
  }

  /// Adds a keyframe unless the last one is too near; returns whether it did.
  private mutating func add(_ moment: PlayableMoment, _ stepCount: Int, at frame: Int) -> Bool {
    guard let next = PlayShadow(moment.bytes),
      append(moment.bytes, expected: expectedBytes(at: stepCount), at: frame)
    else { return false }
    shadow = next
    last = (moment.bytes, stepCount)
    unnamed.append((track.keyframes.count, moment.items))
    track.keyframes.append(
      RecordedPlay.Keyframe(
        frame: frame, stepCount: stepCount, length: moment.bytes.count, items: []))
    return true
  }

  /// Names the items of new keyframes; keyframes with the same items share the list.
  private mutating func nameItems(_ simulator: Simulator) {
    for (keyframe, items) in unnamed {
      let names = items.map(simulator.names.name)
      if names != lastItems { lastItems = names }
      track.keyframes[keyframe].items = lastItems
    }
    unnamed.removeAll()
  }

  /// Codes the bytes of a keyframe unless the last one is too near; returns whether it did.
  private mutating func append(_ bytes: [UInt8], expected: [UInt8], at frame: Int) -> Bool {
    guard let last = track.keyframes.last else {
      encoder.append(bytes, expected: expected)
      return true
    }
    var longer = encoder
    longer.append(bytes, expected: expected)
    let byteCount = longer.byteCount - encoder.byteCount
    let isSmall = byteCount <= Self.maximumSmallByteCount + bytes.count / 100
    let gap =
      isSmall
      ? byteCounts.small / Self.smallBytesPerFrame : byteCounts.others / Self.bytesPerFrame
    guard frame - last.frame >= gap else { return false }
    if isSmall { byteCounts.small += byteCount } else { byteCounts.others += byteCount }
    encoder = longer
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
