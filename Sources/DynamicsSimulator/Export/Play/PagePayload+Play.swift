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
      /// The frames of the keyframes.
      let at: [Int]
      /// The numbers of the bytes of the keyframes.
      let lengths: [Int]
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
  /// The maximum number of steps from a keyframe to what is expected of the next one.
  ///
  /// After more of them the bytes of the keyframe itself are expected, because a page would take too long.
  /// The client has the same number.
  private static let maximumExpectedSteps = 600

  /// The bytes of each keyframe, and what is expected of them: what the world before has become without the app.
  private static func expectations(
    _ animator: RecordedPlay.Animator
  ) -> [(bytes: [UInt8], expected: [UInt8])] {
    var before: (bytes: [UInt8], stepCount: Int)?
    return animator.keyframes.map { keyframe in
      let present = (bytes: Array(keyframe.bytes), stepCount: animator.stepCounts[keyframe.frame])
      defer { before = present }
      guard let before else { return (present.bytes, []) }
      let steps = present.stepCount - before.stepCount
      guard (1...maximumExpectedSteps).contains(steps), let shadow = PlayShadow(before.bytes) else {
        return (present.bytes, before.bytes)
      }
      shadow.step(steps)
      return (present.bytes, shadow.bytes)
    }
  }

  fileprivate init(
    _ animator: RecordedPlay.Animator, _ numbers: [String: Int], frameCount: Int
  ) {
    screen = animator.screen
    at = animator.keyframes.map(\.frame)
    lengths = animator.keyframes.map(\.bytes.count)
    code = ByteModel.encode(Self.expectations(animator))
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
    var exact = PagePayload.Steps<Int>()
    for change in animator.isExact.changes {
      exact.at.append(change.frame)
      exact.values.append(change.value == true ? 1 : 0)
    }
    self.exact = exact
    let digits = String(animator.lastHash, radix: 16)
    hash = String(repeating: "0", count: 16 - digits.count) + digits
  }
}
