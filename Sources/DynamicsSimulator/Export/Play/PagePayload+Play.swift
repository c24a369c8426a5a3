// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension PagePayload {
  /// The worlds with which a page goes on.
  struct Play: Codable {
    /// The world of an animator over time.
    struct Animator: Codable {
      /// The corner of its coordinate system on the screen, and its unit vectors there.
      let screen: [Double]
      /// The number of keyframes.
      let count: Int
      /// The frames of the keyframes.
      let at: DeltaSeries
      /// The number of steps that the world of each keyframe has taken.
      let stepCounts: DeltaSeries
      /// The numbers of the bytes of the keyframes.
      let lengths: DeltaSeries
      /// The bytes of all keyframes, coded; of each but the first the bytes are expected that the one before
      /// has at its step.
      let code: String
      /// For each keyframe the numbers of the items in the order of their bodies; -1 is an unknown item.
      let items: Steps<[Int]>
      /// The number of steps taken at each frame.
      let steps: DeltaSeries
      /// 1 from the frames at which the last keyframe, stepped on, is exactly what the animator was.
      let exact: Steps<Int>
      /// The hash of the engine's state at the last frame.
      let hash: String
    }

    let animators: [Animator]
    /// 1 from the frames of which the page computes contacts and joints again.
    var replayed = Steps<Int>()
    /// What of the app is not in the page.
    let shortfalls: [String]
  }
}

extension PagePayload.Play {
  /// Nil for a recording with which a page cannot go on.
  init?(_ recording: Recording) {
    guard let play = recording.play else { return nil }
    let numbers = Dictionary(
      recording.items.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let animators = play.animators.filter { !$0.keyframes.isEmpty }
    guard !animators.isEmpty else { return nil }
    self.animators = animators.map { Animator($0, numbers, frameCount: recording.frameCount) }
    let found = Set(animators.flatMap(\.shortfalls))
    shortfalls = PlayShortfall.allCases.filter(found.contains).map(\.rawValue)
  }
}

extension PagePayload.Play.Animator {
  fileprivate init(
    _ animator: RecordedPlay.Animator, _ numbers: [String: Int], frameCount: Int
  ) {
    screen = animator.screen
    count = animator.keyframes.count
    at = DeltaSeries(animator.keyframes.map(\.frame))
    stepCounts = DeltaSeries(animator.keyframes.map(\.stepCount))
    lengths = DeltaSeries(animator.keyframes.map(\.length))
    code = animator.code
    var items = PagePayload.Steps<[Int]>()
    for (index, keyframe) in animator.keyframes.enumerated() {
      let list = keyframe.items.map { numbers[$0] ?? -1 }
      guard items.values.last != list else { continue }
      items.at.append(index)
      items.values.append(list)
    }
    self.items = items
    var counts = animator.stepCounts
    while counts.count < frameCount { counts.append(counts.last ?? 0) }
    steps = DeltaSeries(counts)
    exact = PagePayload.Steps(animator.isExact) { $0 ? 1 : 0 }
    let digits = String(animator.lastHash, radix: 16)
    hash = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
