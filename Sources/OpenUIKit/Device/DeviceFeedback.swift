// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A haptic feedback that the device played.
public struct DeviceFeedback: Sendable, Hashable {
  /// The kind of a feedback.
  public enum Kind: Sendable, Hashable {
    /// An impact with an intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// The outcome of a task.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// A change of a selection.
    case selection
  }

  /// The kind.
  public let kind: Kind
  /// The time in seconds of the clock.
  public let time: TimeInterval
}
