// SPDX-License-Identifier: Apache-2.0

/// The settings of an animator's speed, pause and debugging.
///
/// They are not part of the animator's state: a snapshot does not hold them.
struct AnimatorControls {
  /// Virtual seconds for a second of the clock.
  var speed = 1.0
  /// Whether the clock moves nothing.
  var isPaused = false
  /// Whether pictures show what the animator holds.
  var debugEnabled = false
  /// Frames from one picture of what the animator holds to the next.
  var debugInterval = 1
  /// A second factor of the time, for debugging.
  var debugAnimationSpeed = 1.0

  /// Virtual seconds for a second of the clock, all in all.
  var timeScale: Double { speed * debugAnimationSpeed }
}
