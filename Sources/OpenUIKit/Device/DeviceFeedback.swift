import Foundation

/// Something that the device let its owner feel.
public struct DeviceFeedback: Sendable, Hashable {
  /// What it feels like.
  public enum Kind: Sendable, Hashable {
    /// Two things that hit each other, from 0 to 1 hard.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// The outcome of a task.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// A selection that changes.
    case selection
  }

  /// What it felt like.
  public let kind: Kind
  /// When, in seconds of the clock.
  public let time: TimeInterval
}
