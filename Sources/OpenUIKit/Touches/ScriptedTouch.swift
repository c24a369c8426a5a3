// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A scripted touch, for scenes, tests and recordings.
///
/// Own extension; UIKit has no counterpart. Points are in the window's coordinates, times are in
/// seconds from the start.
public enum ScriptedTouch: Sendable, Hashable {
  /// A touch that begins and ends immediately.
  case tap(at: CGPoint, time: TimeInterval)
  /// A touch that moves in a straight line at constant speed.
  case drag(from: CGPoint, to: CGPoint, start: TimeInterval, duration: TimeInterval)
  /// A touch that stays in place.
  case longPress(at: CGPoint, start: TimeInterval, duration: TimeInterval)
}
