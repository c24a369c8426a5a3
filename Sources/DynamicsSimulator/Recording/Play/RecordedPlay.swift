// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What a page needs to go on from any moment of a recording: the worlds of the animators.
package struct RecordedPlay: Sendable, Codable, Equatable {
  /// The world of an animator in a frame: before its step where the app had changed something, after it
  /// where a callback of the step has.
  package struct Keyframe: Sendable, Codable, Equatable {
    package let frame: Int
    /// The number of steps that the world has taken.
    package let stepCount: Int
    /// The number of bytes of the world with its laws.
    package let length: Int
    /// The names of the items in the order of their bodies.
    package internal(set) var items: [String]
  }

  /// An animator over time.
  package struct Animator: Sendable, Codable, Equatable {
    /// The corner of its coordinate system on the screen, and its unit vectors there: six numbers.
    package var screen: [Double]
    package var keyframes: [Keyframe] = []
    /// The bytes of all keyframes, coded; of each but the first the bytes are expected that the one before
    /// has at its step.
    package var code = ""
    /// The number of steps taken at each frame of the recording.
    package var stepCounts: [Int] = []
    /// The frames at which the keyframe before, stepped on, is exactly what the animator was.
    package var isExact = Track<Bool>()
    /// The hash of the engine's state at the last frame.
    package var lastHash: UInt64 = 0
    /// What of the app a page cannot go on with.
    package var shortfalls: [PlayShortfall] = []
  }

  package var animators: [Animator] = []

  /// The frames at which all animators are exactly what their keyframes become: there a page computes again what
  /// they hold.
  package var replayed = Track<Bool>()
}
