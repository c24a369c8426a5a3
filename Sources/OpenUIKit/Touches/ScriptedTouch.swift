import Foundation

/// A finger's movement that is known beforehand, for scenes, tests and recordings.
///
/// An extension of this package; UIKit has nothing like it. Points are those of the window, times are
/// seconds from the start.
public enum ScriptedTouch: Sendable, Hashable {
  /// A finger that touches down and is lifted at once.
  case tap(at: CGPoint, time: TimeInterval)
  /// A finger that is dragged in a straight line with constant speed.
  case drag(from: CGPoint, to: CGPoint, start: TimeInterval, duration: TimeInterval)
  /// A finger that stays down.
  case longPress(at: CGPoint, start: TimeInterval, duration: TimeInterval)
}
